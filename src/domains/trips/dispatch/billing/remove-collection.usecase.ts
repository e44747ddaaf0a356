import type { StaffActor } from '#domains/staff/public.ts'
import { money, subtract } from '#kernel/money.ts'
import { fail, type Result } from '#kernel/result.ts'
import type { NotifyTripTraveller } from '../../journey/trip-notices.service.ts'
import type { Dispatch, DispatchFailure, TripRevision } from '../dispatch-trip.service.ts'
import type { TripCollectionStore } from './trip-collection.store.ts'

export type RemoveCollectionRefused = {
  code: 'collection_not_found' | 'collection_given_back'
  detail: string
}
export type RemoveCollectionFailure = RemoveCollectionRefused | DispatchFailure

/**
 * Removes a wrong collection entry. The event and the audit row state the entry and the reason. Notifies the traveller
 * of the amount now paid, as the entry did.
 */
export type RemoveCollection = (
  removal: TripRevision & { collectionId: string; reason: string },
  by: StaffActor,
) => Promise<Result<null, RemoveCollectionFailure>>

type Needs = {
  dispatch: Dispatch
  collections: Pick<TripCollectionStore, 'find' | 'remove'>
  tellTraveller: NotifyTripTraveller
}

export function removeCollection({ dispatch, collections, tellTraveller }: Needs): RemoveCollection {
  return ({ collectionId, reason, ...seen }, by) =>
    dispatch<RemoveCollectionRefused>(by, 'remove_collection', seen, async (tx, { trip, record }) => {
      const found = await collections.find(tx, { tripId: trip.id, collectionId })
      if (found === null) return fail({ code: 'collection_not_found', detail: 'This trip has no such entry' })
      const amount = money(found, trip.total.currency)
      const collected = subtract(trip.collected, amount)
      if (collected.amount < 0)
        return fail({ code: 'collection_given_back', detail: 'More was given back than would be left' })
      await collections.remove(tx, collectionId)
      const detail = { amount, reason }
      const recorded = await record({ kind: 'collection_removed', set: { collected }, detail })
      await tellTraveller(tx, trip.id, 'collected')
      return recorded
    })
}
