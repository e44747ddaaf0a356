import type { StaffActor } from '#domains/staff/public.ts'
import { zero } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { EndUnusedTrip } from './end-unused-trip.service.ts'
import { isCancellable } from '../trip-reply.ts'
import type { TripStore } from '../trip.store.ts'

/**
 * Cancels a trip that we cannot drive, free of charge, in the caller's transaction. A started or ended trip stays
 * unchanged.
 */
export type CancelForUs = (
  tx: Db,
  tripId: string,
  why: { reason: string; by: StaffActor },
  now: Temporal.Instant,
) => Promise<void>

declare module '#platform/app.ts' {
  interface App {
    cancelForUs: CancelForUs
  }
}

type Needs = { trips: Pick<TripStore, 'hold'>; endUnusedTrip: EndUnusedTrip }

export function cancelForUs({ trips, endUnusedTrip }: Needs): CancelForUs {
  return async (tx, tripId, { reason, by: { staffId } }, now) => {
    const trip = await trips.hold(tx, tripId)
    if (!trip || !isCancellable(trip)) return
    const cost = { fee: zero(trip.total.currency), refund: trip.paid }
    await endUnusedTrip(tx, trip, { status: 'cancelled', cost, reason, by: { staffId } }, now)
  }
}
