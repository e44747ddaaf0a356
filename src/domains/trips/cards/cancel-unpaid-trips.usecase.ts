import { zero } from '#kernel/money.ts'
import type { App } from '#platform/app.ts'
import { endUnusedTrip, type EndingApp } from '../journey/cancellation/end-unused-trip.service.ts'
import { lockTrip } from '../journey/trip.store.ts'
import { listUnpaidTrips } from './paid-trip.store.ts'

const BATCH = 20

/** Cancels trips that were to be paid by card and were not paid in time. The cancellation is free of charge. */
export async function cancelUnpaidTrips(app: EndingApp & Pick<App, 'db'>): Promise<void> {
  const { db, clock } = app
  const now = clock.now()
  for (const id of await listUnpaidTrips(db, now, BATCH))
    await db.transaction().execute(async (tx) => {
      const trip = await lockTrip(tx, id)
      // The trip was paid, or a payment was started, in the meantime.
      if (!trip || !(await listUnpaidTrips(tx, now, BATCH)).includes(id)) return
      const { bookedBy, companyId } = trip
      const nothing = zero(trip.total.currency)
      await endUnusedTrip(
        app,
        tx,
        trip,
        {
          status: 'cancelled',
          cost: { fee: nothing, refund: nothing },
          reason: 'not_paid',
          by: { job: 'cancel unpaid trips' },
          // No cost to the booker. Notices that follow count against the booker's limits.
          ...(bookedBy !== null && { requester: { profileId: bookedBy, companyId, network: null } }),
        },
        now,
      )
    })
}
