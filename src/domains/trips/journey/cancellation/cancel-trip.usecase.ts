import type { TripCaller } from '#domains/identity/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { EndUnusedTrip } from './end-unused-trip.service.ts'
import { tripCostAt, type TripCost } from './trip-cancellation.ts'
import { askerOf } from '../notices/notice-limits.ts'
import type { TripReads } from '../trip-read.store.ts'
import { isCancellable, toTrip } from '../trip-reply.ts'
import type { TripStore } from '../trip.store.ts'
import type { Trip } from '../trip.contract.ts'
import { cancellable, type TripRecord } from '../trip.ts'

export type CancelTripFailure = { code: 'trip_not_found' | 'trip_not_cancellable'; detail: string }

type Request = {
  caller: TripCaller
  /** Network address of the request. */
  network: string
  tripId: string
  reason: string | null
  preview: boolean
  language: Language
}

/**
 * Cancels a trip that has not started, by the rules of its category. A preview returns the cost and changes nothing. A
 * trip that is already cancelled returns its actual cost.
 */
export type CancelTrip = (request: Request) => Promise<Result<TripCost & { trip: Trip }, CancelTripFailure>>

type Needs = {
  db: Db
  trips: Pick<TripStore, 'hold'>
  reads: TripReads
  endUnusedTrip: EndUnusedTrip
  clock: Clock
}

export function cancelTrip({ db, trips, reads, endUnusedTrip, clock }: Needs): CancelTrip {
  return async ({ caller, network, tripId, reason, preview, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    if (!seen) return fail({ code: 'trip_not_found', detail: 'There is no such trip' })
    const cancelled = preview
      ? costOf(seen.trip, clock.now())
      : await db.transaction().execute(async (tx) => {
          const trip = await trips.hold(tx, tripId)
          const now = clock.now()
          const cost = costOf(trip ?? seen.trip, now)
          if (!cost.ok || trip?.status === 'cancelled') return cost
          const by = { profileId: caller.profileId }
          await endUnusedTrip(
            tx,
            trip ?? seen.trip,
            { status: 'cancelled', cost: cost.value, reason, by, asker: askerOf(caller, network) },
            now,
          )
          return cost
        })
    if (!cancelled.ok) return cancelled
    const { fee, refund } = cancelled.value
    const after = preview ? seen : await reads.findFor(db, caller, tripId, language)
    return ok({ trip: toTrip(after ?? seen, clock.now()), fee, refund })
  }
}

function costOf(trip: TripRecord, now: Temporal.Instant): Result<TripCost, CancelTripFailure> {
  if (trip.status === 'cancelled' && trip.cancelled) return ok(trip.cancelled)
  return isCancellable(trip)
    ? ok(tripCostAt(cancellable(trip), now))
    : fail({ code: 'trip_not_cancellable', detail: `A trip that is ${trip.status} is not cancelled` })
}
