import { setImmediate as nextTurn } from 'node:timers/promises'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { bytesOf, writeSet, type OfferSet, type WrittenOfferSet } from './offers/offer-set.ts'

/** The offers of a search, prepared for any filter and sort. */
export type PreparedOffers<Set extends OfferSet = OfferSet> = {
  searchId: string
  set: Set
  /** By plan. */
  offersBy: ReadonlyMap<string, number>
  /** All that was offered needs a credit card, and the search is without one. */
  cardRequired: boolean
  /** Of what the offers were made, and of which pictures: others make them anew. */
  signature: string
  generation: number
}

/** Memory limit of prepared offers over all searches, as counted by `bytesOf`. */
const MAX_BYTES = 20_000_000

/** Older sets were built from expired rates. */
const LIVE_MS = 1_800_000

/**
 * The offers of recent searches, in memory. Who searched first gets one page, and does not wait for the JSON of the rest:
 * all of it is written once that page is answered.
 */
export function preparedOffers(clock: Clock) {
  const kept = byteCache<PreparedOffers<WrittenOfferSet>>({
    maxBytes: MAX_BYTES,
    lifetimeMs: LIVE_MS,
    clock,
    bytesOf: ({ set }) => bytesOf(set),
  })
  /** Just prepared, and not written yet. */
  const unwritten = new Map<string, PreparedOffers>()

  async function writeLater(key: string, prepared: PreparedOffers): Promise<void> {
    await nextTurn()
    // Skip if another answer of a supplier has come in.
    if (unwritten.get(key) !== prepared) return
    unwritten.delete(key)
    kept.set(key, { ...prepared, set: writeSet(prepared.set) })
  }

  return {
    get: (key: string): PreparedOffers | undefined => unwritten.get(key) ?? kept.get(key),

    put(key: string, prepared: PreparedOffers): void {
      unwritten.set(key, prepared)
      void writeLater(key, prepared)
    },
  }
}
