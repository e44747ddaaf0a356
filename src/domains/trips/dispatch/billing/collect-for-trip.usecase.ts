import { add, money, subtract } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { payingCompany } from '../../journey/payer.ts'
import { notifyTraveller, type NoticeApp } from '../../journey/trip-notices.service.ts'
import { moneyOf } from '../../journey/trip-reply.ts'
import { dispatchTrip } from '../dispatch-trip.service.ts'
import type * as operations from './billing-operations.contract.ts'
import { recordableAmount, type AmountRejection } from './recordable-amount.ts'
import {
  countCollections,
  deleteCollection,
  findCollection,
  insertCollection,
} from './trip-collection.store.ts'
import { MAX_COLLECTIONS, maxRecordable, recordedAmount } from './trip-collection.ts'

type CollectionApp = NoticeApp & Pick<App, 'db'>

type CollectionRejection =
  | AmountRejection<'collection'>
  | { code: 'too_many_collections' | 'wallet_pays'; detail: string }

/**
 * Records an amount that the driver or the desk collected for a trip or returned. Notifies the traveller of the amount
 * paid.
 */
export function collectForTrip(app: CollectionApp, call: Call<typeof operations.collectForTrip>) {
  const { kind, amount } = call.body
  return dispatchTrip<CollectionRejection>(app, call, 'collect', async (tx, { trip, record }, now) => {
    if (payingCompany(trip) !== null)
      return fail({ code: 'wallet_pays', detail: 'The wallet of the company pays this trip' })
    const max = maxRecordable(kind, moneyOf(trip), trip.collected)
    const recordable = recordableAmount('collection', amount, max)
    if (!recordable.ok) return recordable
    if ((await countCollections(tx, trip.id)) >= MAX_COLLECTIONS)
      return fail({ code: 'too_many_collections', detail: `At most ${MAX_COLLECTIONS}` })
    const entry = recordedAmount(kind, amount)
    await insertCollection(tx, { tripId: trip.id, amount: entry.amount }, now)
    const set = { collected: add(trip.collected, entry) }
    const recorded = await record({ kind, set, detail: { amount: entry } })
    await notifyTraveller(app, tx, trip.id, 'collected')
    return recorded
  })
}

type RemovalRejection = { code: 'collection_not_found' | 'collection_given_back'; detail: string }

/**
 * Removes a wrong collection entry. The event and the audit row state the entry and the reason. Notifies the traveller
 * of the amount now paid, as the entry did.
 */
export function removeCollection(app: CollectionApp, call: Call<typeof operations.removeCollection>) {
  const { collection_id: collectionId, reason } = call.body
  return dispatchTrip<RemovalRejection>(app, call, 'remove_collection', async (tx, { trip, record }) => {
    const found = await findCollection(tx, { tripId: trip.id, collectionId })
    if (found === null) return fail({ code: 'collection_not_found', detail: 'This trip has no such entry' })
    const amount = money(found, trip.total.currency)
    const collected = subtract(trip.collected, amount)
    if (collected.amount < 0)
      return fail({ code: 'collection_given_back', detail: 'More was given back than would be left' })
    await deleteCollection(tx, collectionId)
    const recorded = await record({
      kind: 'collection_removed',
      set: { collected },
      detail: { amount, reason },
    })
    await notifyTraveller(app, tx, trip.id, 'collected')
    return recorded
  })
}
