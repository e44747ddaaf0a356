import { add, money, type Money, subtract, times, zero } from '#kernel/money.ts'
import { fail } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { payingCompany } from '../../journey/payer.ts'
import { type NoticeApp, notifyTraveller } from '../../journey/trip-notices.service.ts'
import { moneyOf } from '../../journey/trip-reply.ts'
import { dispatchTrip } from '../dispatch-trip.service.ts'
import type * as operations from './billing-operations.contract.ts'
import { type AmountRejection, recordableAmount } from './recordable-amount.ts'
import {
  countCollections,
  deleteCollection,
  findCollection,
  insertCollection,
} from './trip-collection.store.ts'
import type { TripMoney } from '../../journey/trip-money.ts'
import type { CollectionKind } from './trip-collection.contract.ts'

/** Maximum number of collection entries of a trip. */
const MAX_COLLECTIONS = 20

/** Before billing, at most this multiple of the quote may be collected, because charges are added to it. */
const MAX_QUOTE_MULTIPLE = 2

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

/**
 * Returns the largest amount that may be recorded. For a collection, this is the amount due on the bill or, before
 * billing, twice the quote less the amount paid. For a return, it is the amount collected.
 */
function maxRecordable(
  kind: CollectionKind,
  { quoted, billed, paid, due }: TripMoney,
  collected: Money,
): Money {
  if (kind === 'given_back') return collected
  if (billed) return due
  const room = subtract(times(quoted, MAX_QUOTE_MULTIPLE), paid)
  return room.amount > 0 ? room : zero(room.currency)
}

/** Returns the amount as stored: negative if it was returned. */
function recordedAmount(kind: CollectionKind, amount: Money): Money {
  return kind === 'collected' ? amount : money(-amount.amount, amount.currency)
}
