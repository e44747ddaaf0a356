import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { countBookings } from '../staff-booking.store.ts'
import type * as operations from './booking-view-operations.contract.ts'
import { MAX_COUNTED, MAX_VIEWS } from './booking-view.contract.ts'
import { deleteView, insertView, selectViews } from './booking-view.store.ts'

type ViewsApp = Pick<App, 'db' | 'clock'>

/** Lists the views of a member with their current numbers of bookings. */
export async function listBookingViews(
  { db }: Pick<App, 'db'>,
  { by }: Pick<Call<typeof operations.listBookingViews>, 'by'>,
) {
  const saved = await selectViews(db, by.staffId)
  const items = saved.map(async (view) => {
    const { waiting, ...filter } = view.filter
    return {
      ...view,
      count: await countBookings(db, { ...filter, waiting: waiting !== undefined }, MAX_COUNTED),
    }
  })
  return { items: await Promise.all(items) }
}

/** Saves a filter of the list of bookings by a name. */
export async function saveView(app: ViewsApp, { body, by }: Call<typeof operations.saveView>) {
  const { name, shared, filter } = body
  const saved = await writeAudited(app, by, async (tx, now, audit) => {
    const id = await insertView(tx, { name, shared, filter, staffId: by.staffId }, now)
    if (id === null)
      return fail({
        code: 'too_many_views',
        detail: `One may keep ${MAX_VIEWS} views; remove one first`,
      } as const)
    await audit({
      action: 'keep_view',
      subject: { kind: 'booking_view', id },
      before: null,
      after: { shared, ...filter },
    })
    return ok(null)
  })
  return saved.ok ? ok(await listBookingViews(app, { by })) : saved
}

/** Removes a view of the member. */
export async function removeView(app: ViewsApp, { params: { id }, by }: Call<typeof operations.removeView>) {
  const removed = await writeAudited(app, by, async (tx, _now, audit) => {
    if (!(await deleteView(tx, { id, staffId: by.staffId })))
      return fail({ code: 'view_not_found', detail: 'You keep no such view' } as const)
    await audit({
      action: 'remove_view',
      subject: { kind: 'booking_view', id },
      before: null,
      after: null,
    })
    return ok(null)
  })
  return removed.ok ? ok(await listBookingViews(app, { by })) : removed
}
