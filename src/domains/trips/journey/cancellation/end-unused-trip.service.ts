import type { Db } from '#platform/db/database.ts'
import type { NoticeCause } from '../notices/notice-limits.ts'
import type { NotifyTripTraveller } from '../trip-notices.service.ts'
import type { TripCost } from './trip-cancellation.ts'
import type { SeatsAndMoney } from '../seats-and-money.service.ts'
import type { TripStore } from '../trip.store.ts'
import type { Approval, TripEventKind } from '../trip.contract.ts'
import type { TripActor, TripRecord } from '../trip.ts'

type Ending = {
  status: 'cancelled' | 'no_show'
  cost: TripCost
  reason: string | null
  by: TripActor
  /** The trips user who caused it, if any. */
  asker?: NoticeCause
  /** Kind of the event, if it differs from the status. */
  kind?: TripEventKind
  approval?: Approval
}

/**
 * Ends a locked trip that was not driven, with its event and its notice. A cancelled one returns its seats and refunds
 * the wallet; a no-show does neither.
 */
export type EndUnusedTrip = (tx: Db, trip: TripRecord, ending: Ending, now: Temporal.Instant) => Promise<void>

type Needs = {
  trips: Pick<TripStore, 'change'>
  seatsAndMoney: Pick<SeatsAndMoney, 'release'>
  tellTraveller: NotifyTripTraveller
}

export function endUnusedTrip({ trips, seatsAndMoney, tellTraveller }: Needs): EndUnusedTrip {
  return async (tx, trip, { status, cost, reason, by, asker, kind = status, approval }, now) => {
    if (status === 'cancelled') await seatsAndMoney.release(tx, trip, cost.refund, now)
    await trips.change(tx, trip, {
      set: { status, cancelled: { ...cost, reason }, paid: cost.fee, ...(approval && { approval }) },
      event: { kind, by, detail: cost },
      now,
    })
    await tellTraveller(tx, trip.id, status, asker)
  }
}
