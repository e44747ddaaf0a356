import type { TestApp } from '../../infrastructure/app.ts'
import type { ValidRequest } from '../api/route-requests.ts'
import { inBoth, staffContentOf } from '../staff/staff-content.ts'

/** Requests to the staff's calls for content and for comments, each of which changes something. */
export async function contentRequests(app: TestApp, ordered: () => Promise<{ booking_id: string }>) {
  const { db } = app.database
  const staff = await staffContentOf(app)
  const page = 'about'
  return {
    'GET /api/staff/content/version': () => ({
      path: '/api/staff/content/version?page=about&version=1',
    }),
    'GET /api/staff/content/preview': () => ({
      path: '/api/staff/content/preview?page=about&version=1',
    }),
    'POST /api/staff/content/draft': async () => {
      const { newest } = await staff.newest(page)
      return { body: { page, base: newest, body: inBoth('About') } }
    },
    'POST /api/staff/content/publish': async () => {
      const version = await staff.saved(page, inBoth('About'))
      const { published } = await staff.newest(page)
      return { body: { page, version, published } }
    },
    'POST /api/staff/content/go-back': async () => ({
      body: { page, published: await staff.published(page, inBoth('About')) },
    }),
    'POST /api/staff/testimonials/judge': async () => {
      const { booking_id } = await ordered()
      const { user_id } = await db
        .selectFrom('bookings')
        .select('user_id')
        .where('id', '=', booking_id)
        .executeTakeFirstOrThrow()
      const rating = { booking_id, user_id, supplier_id: 11, score: 5, aspects: '{}', comment: 'Clean car' }
      await db
        .insertInto('ratings')
        .values({ ...rating, created_at: app.clock.now() })
        .execute()
      return { body: { booking_id, show: true } }
    },
  } satisfies Record<string, () => ValidRequest | Promise<ValidRequest>>
}
