import { setImmediate as nextImmediate } from 'node:timers/promises'
import { byteCache } from '#kernel/byte-cache.ts'
import type { Clock } from '#kernel/clock.ts'
import { bytesOf, writeSet, type OfferSet, type WrittenOfferSet } from './offers/offer-set.ts'

/** The offers of a search, prepared for any filter and sort. */
export type PreparedOffers<Set extends OfferSet = OfferSet> = {
  searchId: string
  set: Set
  /** Number of offers by plan. */
  offersBy: ReadonlyMap<string, number>
  /** True if every offer requires a credit card, and the search excludes those. */
  cardRequired: boolean
  /** Versions of the inputs of the offers, and of their pictures; when either changes, the offers are rebuilt. */
  signature: string
  generation: number
}

/** Memory limit for the prepared offers of all searches, as estimated by `bytesOf`. */
const MAX_BYTES = 20_000_000

/** Lifetime; older sets were built from expired rates. */
const LIVE_MS = 1_800_000

/**
 * Caches the offers of recent searches in memory. The first search gets one page without waiting for the JSON of all
 * others, which is written after the response.
 */
export function preparedOffers(clock: Clock) {
  const cache = byteCache<PreparedOffers<WrittenOfferSet>>({
    maxBytes: MAX_BYTES,
    lifetimeMs: LIVE_MS,
    clock,
    bytesOf: ({ set }) => bytesOf(set),
  })
  /** Sets just prepared, whose JSON is not written yet. */
  const unwritten = new Map<string, PreparedOffers>()

  async function writeLater(key: string, prepared: PreparedOffers): Promise<void> {
    await nextImmediate()
    // Skips if another supplier response has arrived since.
    if (unwritten.get(key) !== prepared) return
    unwritten.delete(key)
    cache.set(key, { ...prepared, set: writeSet(prepared.set) })
  }

  return {
    get: (key: string): PreparedOffers | undefined => unwritten.get(key) ?? cache.get(key),

    put(key: string, prepared: PreparedOffers): void {
      unwritten.set(key, prepared)
      void writeLater(key, prepared)
    },
  }
}
