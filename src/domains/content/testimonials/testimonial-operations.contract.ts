import { EXAMPLE } from '#kernel/examples.ts'
import { operation } from '#kernel/operation.ts'
import { CommentsQuery, CommentsReply, ModerateBody, ModerateReply } from './testimonial.contract.ts'

const shared = { access: { staff: ['content'] }, tags: ['STAFF_COMMENTS'] } as const

export const listComments = operation({
  ...shared,
  method: 'get',
  path: '/staff/testimonials',
  summary: 'Comments of ratings, the newest first',
  query: CommentsQuery,
  reply: [CommentsReply, 'A page of them'],
})

export const moderateComment = operation({
  ...shared,
  method: 'post',
  path: '/staff/testimonials/judge',
  summary: 'Let a comment through to the home page, or refuse it',
  limit: { name: 'staff-testimonials', perMinute: 120 },
  body: ModerateBody,
  example: { booking_id: EXAMPLE.id, show: true, lang_id: 1 },
  reply: [ModerateReply, 'What it is now'],
  failures: { testimonial_not_found: 404 },
})
