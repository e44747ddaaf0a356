import type { TripCaller } from '#domains/identity/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { zero } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { EndUnusedTrip } from './cancellation/end-unused-trip.service.ts'
import type { NotifyTripTraveller } from './trip-notices.service.ts'
import { askerOf } from './notices/notice-limits.ts'
import type { TripReads } from './trip-read.store.ts'
import { toTrip } from './trip-reply.ts'
import type { TripStore } from './trip.store.ts'
import type { Trip } from './trip.contract.ts'

const details = {
  trip_not_found: 'There is no such trip',
  approval_not_yours: 'The traveller’s supervisor or an admin of the company decides this',
  approval_not_waiting: 'This trip does not wait for approval, or no longer',
} as const
export type ApproveTripFailure = { code: keyof typeof details; detail: string }

type Request = {
  caller: TripCaller
  /** Network address of the request. */
  network: string
  tripId: string
  approve: boolean
  reason: string | null
  language: Language
}

/**
 * Approves or rejects a trip for its company, by a supervisor or an admin. A rejected trip is cancelled free of charge.
 */
export type ApproveTrip = (request: Request) => Promise<Result<Trip, ApproveTripFailure>>

type Needs = {
  db: Db
  trips: Pick<TripStore, 'hold' | 'change'>
  reads: TripReads
  endUnusedTrip: EndUnusedTrip
  tellTraveller: NotifyTripTraveller
  clock: Clock
}

export function approveTrip({ db, trips, reads, endUnusedTrip, tellTraveller, clock }: Needs): ApproveTrip {
  return async ({ caller, network, tripId, approve, reason, language }) => {
    const seen = await reads.findFor(db, caller, tripId, language)
    if (!seen) return refuse('trip_not_found')
    if (!seen.isInCharge) return refuse('approval_not_yours')
    const decided = await db.transaction().execute(async (tx) => {
      const trip = await trips.hold(tx, tripId)
      if (trip?.status !== 'booked' || trip.approval !== 'waiting') return false
      const now = clock.now()
      const by = { profileId: caller.profileId }
      const asker = askerOf(caller, network)
      if (approve) {
        const set = { approval: 'approved', approvedBy: caller.profileId } as const
        await trips.change(tx, trip, { set, event: { kind: 'approved', by }, now })
        await tellTraveller(tx, tripId, 'approved', asker)
      } else {
        const cost = { fee: zero(trip.total.currency), refund: trip.paid }
        const ending = {
          status: 'cancelled',
          kind: 'refused',
          approval: 'refused',
          cost,
          reason,
          by,
          asker,
        } as const
        await endUnusedTrip(tx, trip, ending, now)
      }
      return true
    })
    if (!decided) return refuse('approval_not_waiting')
    const after = await reads.findFor(db, caller, tripId, language)
    return ok(toTrip(after ?? seen, clock.now()))
  }
}

function refuse(code: ApproveTripFailure['code']) {
  return fail({ code, detail: details[code] })
}
