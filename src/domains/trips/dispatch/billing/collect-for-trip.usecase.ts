import type { StaffActor } from '#domains/staff/public.ts'
import { add, type Money } from '#kernel/money.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { NotifyTripTraveller } from '../../journey/trip-notices.service.ts'
import { moneyOf } from '../../journey/trip-reply.ts'
import { payingCompany } from '../../journey/payer.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import { recordableAmount, type AmountRefused } from './recordable-amount.ts'
import type { CollectionKind } from './trip-collection.contract.ts'
import type { TripCollectionStore } from './trip-collection.store.ts'
import { MAX_COLLECTIONS, mostToRecord, recordedAmount } from './trip-collection.ts'

export type CollectRefused =
  | AmountRefused<'collection'>
  | { code: 'too_many_collections' | 'wallet_pays'; detail: string }
export type CollectForTripFailure = CollectRefused | DispatchFailure

/**
 * Records an amount that the driver or the desk collected for a trip or returned. Notifies the traveller of the amount
 * paid.
 */
export type CollectForTrip = (
  recorded: TripRevision & { kind: CollectionKind; amount: Money },
  by: StaffActor,
) => Promise<Result<null, CollectForTripFailure>>

type Needs = {
  dispatch: Dispatch
  collections: Pick<TripCollectionStore, 'add' | 'count'>
  tellTraveller: NotifyTripTraveller
}

export function collectForTrip({ dispatch, collections, tellTraveller }: Needs): CollectForTrip {
  return ({ kind, amount, ...seen }, by) =>
    dispatch<CollectRefused>(by, 'collect', seen, async (tx, { trip, record }, now) => {
      if (payingCompany(trip) !== null)
        return fail({ code: 'wallet_pays', detail: 'The wallet of the company pays this trip' })
      const most = mostToRecord(kind, moneyOf(trip), trip.collected)
      const recordable = recordableAmount('collection', amount, most)
      if (!recordable.ok) return recordable
      if ((await collections.count(tx, trip.id)) >= MAX_COLLECTIONS)
        return fail({ code: 'too_many_collections', detail: `At most ${MAX_COLLECTIONS}` })
      const entry = recordedAmount(kind, amount)
      await collections.add(tx, { tripId: trip.id, amount: entry.amount }, now)
      const detail = { amount: entry }
      const recorded = await record({ kind, set: { collected: add(trip.collected, entry) }, detail })
      await tellTraveller(tx, trip.id, 'collected')
      return recorded
    })
}
