import type { TaskStore } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import type { RebookingStore } from './rebooking.store.ts'

type Needs = { tasks: Pick<TaskStore, 'close'>; rebookings: Pick<RebookingStore, 'replacedBy'> }

/** Closes the task of two booked cars when either is cancelled, whoever requested it. */
export function closeTwoCars({ tasks, rebookings }: Needs) {
  return async (tx: Db, bookingId: string, now: Temporal.Instant): Promise<void> => {
    const replaced = await rebookings.replacedBy(tx, bookingId)
    for (const id of [bookingId, ...(replaced ? [replaced.bookingId] : [])])
      await tasks.close(tx, { bookingId: id, kinds: ['two_cars_booked'], now })
  }
}
