import type { StaffActor } from '#domains/staff/public.ts'
import { add, type Money } from '#kernel/money.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { TellTraveller } from '../../journey/trip-notices.service.ts'
import { moneyOf } from '../../journey/trip-reply.ts'
import type { TripStore } from '../../journey/trip.store.ts'
import { payingCompany } from '../../journey/payer.ts'
import type { Dispatch, DispatchFailure, SeenTrip } from '../dispatch-trip.service.ts'
import type { CollectionKind } from './trip-collection.contract.ts'
import type { TripCollectionStore } from './trip-collection.store.ts'
import { MOST_COLLECTIONS, mostToRecord, recordedAmount } from './trip-collection.ts'

export type CollectRefused = {
  code:
    | 'collection_currency'
    | 'collection_of_nothing'
    | 'collection_too_large'
    | 'too_many_collections'
    | 'wallet_pays'
  detail: string
}
export type CollectForTripFailure = CollectRefused | DispatchFailure

/** Records what the driver or the desk collected of a trip, or gave back; the traveller is told what is paid then. */
export type CollectForTrip = (
  recorded: SeenTrip & { kind: CollectionKind; amount: Money },
  by: StaffActor,
) => Promise<Result<null, CollectForTripFailure>>

type Needs = {
  dispatch: Dispatch
  trips: Pick<TripStore, 'change'>
  collections: Pick<TripCollectionStore, 'add' | 'count'>
  tellTraveller: TellTraveller
}

export function collectForTrip({ dispatch, trips, collections, tellTraveller }: Needs): CollectForTrip {
  return ({ kind, amount, ...seen }, by) =>
    dispatch<CollectRefused>(by, 'collect', seen, async (tx, { trip, status }, now) => {
      const { currency } = trip.total
      if (payingCompany(trip) !== null)
        return fail({ code: 'wallet_pays', detail: 'The wallet of the company pays this trip' })
      if (amount.currency !== currency)
        return fail({ code: 'collection_currency', detail: `This trip is paid in ${currency}` })
      if (amount.amount === 0) return fail({ code: 'collection_of_nothing', detail: 'It is above zero' })
      const most = mostToRecord(kind, moneyOf(trip), trip.collected)
      if (amount.amount > most.amount)
        return fail({ code: 'collection_too_large', detail: `At most ${most.amount} hundredths` })
      if ((await collections.count(tx, trip.id)) >= MOST_COLLECTIONS)
        return fail({ code: 'too_many_collections', detail: `At most ${MOST_COLLECTIONS}` })
      const entry = recordedAmount(kind, amount)
      await collections.add(tx, { tripId: trip.id, amount: entry.amount }, now)
      const detail = { amount: entry }
      await trips.change(tx, trip, {
        set: { status, collected: add(trip.collected, entry) },
        event: { kind, by: { staffId: by.staffId }, detail },
        now,
      })
      await tellTraveller(tx, trip.id, 'collected')
      return ok({ audited: detail })
    })
}
