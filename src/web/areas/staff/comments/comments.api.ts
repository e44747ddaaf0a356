import type { JudgeReply, RatingComments } from '#domains/content/testimonials/testimonial.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

export type CommentsAsked = { state: RatingComments['items'][number]['state']; page: number }

/** The staff's calls for what travellers wrote with their ratings. */
export const commentsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_COMMENTS'] }).injectEndpoints({
  endpoints: (build) => ({
    ratingComments: build.query<RatingComments, CommentsAsked>({
      query: (params) => ({ url: 'staff/testimonials', params }),
      providesTags: ['STAFF_COMMENTS'],
    }),
    judgeComment: build.mutation<
      Reply<typeof JudgeReply>,
      { booking_id: string; show: boolean; reason?: unknown; lang_id?: number }
    >({
      query: (body) => ({ url: 'staff/testimonials/judge', method: 'POST', body }),
      invalidatesTags: ['STAFF_COMMENTS'],
    }),
  }),
})

export const { useJudgeCommentMutation } = commentsApi
