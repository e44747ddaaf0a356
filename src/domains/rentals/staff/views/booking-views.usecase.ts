import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { StaffBookingReads } from '../staff-booking.store.ts'
import { MAX_COUNTED, MAX_VIEWS, type BookingView, type BookingViewFilter } from './booking-view.contract.ts'
import type { BookingViewStore } from './booking-view.store.ts'

export type TooManyViews = { code: 'too_many_views'; detail: string }
export type ViewNotFound = { code: 'view_not_found'; detail: string }

export type BookingViews = {
  /** Lists the views with their current numbers of bookings. */
  list: (staffId: string) => Promise<BookingView[]>
  keep: (
    view: { name: string; shared: boolean; filter: BookingViewFilter },
    by: StaffActor,
  ) => Promise<Result<null, TooManyViews>>
  remove: (id: string, by: StaffActor) => Promise<Result<null, ViewNotFound>>
}

type Needs = {
  views: BookingViewStore
  reads: Pick<StaffBookingReads, 'count'>
  staffWrite: StaffWrite
}

export function bookingViews({ views, reads, staffWrite }: Needs): BookingViews {
  return {
    async list(staffId) {
      const kept = await views.list(staffId)
      return Promise.all(
        kept.map(async (view) => {
          const { waiting, ...filter } = view.filter
          const count = await reads.count({ ...filter, waiting: waiting !== undefined }, MAX_COUNTED)
          return { ...view, count }
        }),
      )
    },

    keep: (view, by) =>
      staffWrite<Result<null, TooManyViews>>(by, async (tx, now) => {
        const id = await views.add(tx, { ...view, staffId: by.staffId, now })
        if (id === null)
          return fail({
            code: 'too_many_views',
            detail: `One may keep ${MAX_VIEWS} views; remove one first`,
          })
        return {
          value: ok(null),
          audited: {
            action: 'keep_view',
            subject: { kind: 'booking_view', id },
            before: null,
            after: { shared: view.shared, ...view.filter },
          },
        }
      }),

    remove: (id, by) =>
      staffWrite<Result<null, ViewNotFound>>(by, async (tx) => {
        const isRemoved = await views.remove(tx, { id, staffId: by.staffId })
        if (!isRemoved) return fail({ code: 'view_not_found', detail: 'You keep no such view' })
        return {
          value: ok(null),
          audited: {
            action: 'remove_view',
            subject: { kind: 'booking_view', id },
            before: null,
            after: null,
          },
        }
      }),
  }
}
