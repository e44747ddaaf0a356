import type { Clock } from '#kernel/clock.ts'
import { zero } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { EndUnusedTrip } from '../journey/cancellation/end-unused-trip.service.ts'
import type { TripStore } from '../journey/trip.store.ts'
import type { paidTripStore } from './paid-trip.store.ts'

const BATCH = 20

type Needs = {
  db: Db
  trips: Pick<TripStore, 'hold'>
  paidTrips: Pick<typeof paidTripStore, 'unpaid'>
  endUnusedTrip: EndUnusedTrip
  clock: Clock
}

/** Cancels trips that were to be paid by card and were not paid in time. The cancellation is free of charge. */
export function cancelUnpaidTrips({ db, trips, paidTrips, endUnusedTrip, clock }: Needs) {
  return async (): Promise<void> => {
    const now = clock.now()
    for (const id of await paidTrips.unpaid(db, now, BATCH))
      await db.transaction().execute(async (tx) => {
        const trip = await trips.hold(tx, id)
        // The trip was paid, or a payment was started, in the meantime.
        if (!trip || !(await paidTrips.unpaid(tx, now, BATCH)).includes(id)) return
        const { bookedBy, companyId } = trip
        const nothing = zero(trip.total.currency)
        await endUnusedTrip(
          tx,
          trip,
          {
            status: 'cancelled',
            cost: { fee: nothing, refund: nothing },
            reason: 'not_paid',
            by: { job: 'cancel unpaid trips' },
            // No cost to the booker. Notices that follow count against the booker's limits.
            ...(bookedBy !== null && { asker: { profileId: bookedBy, companyId, network: null } }),
          },
          now,
        )
      })
  }
}
