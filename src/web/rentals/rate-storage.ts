import type { SearchResults } from '#domains/rentals/search/search.contract.ts'
import {
  isFresh,
  isPlain,
  RATE_PREFIX,
  rateKeys,
  readRates,
  removeOldRates,
  type StoredRates,
} from './old-rates.ts'

/** Max stored searches; more would fill the browser's storage. The oldest are removed first. */
const MAX_ENTRIES = 12

/** Returns the key of a search: the same for the same parts in any order. */
export function rateKey(search: object): string {
  return RATE_PREFIX + JSON.stringify(search, (_, value: unknown) => (isPlain(value) ? sorted(value) : value))
}

/**
 * Returns the browser's own results, cached to make Back instant, if stored less than 1800 s ago, else null.
 */
export function storedRates(storage: Storage | null, key: string, now: number): SearchResults | null {
  const stored = storage && readRates(storage, key)
  return stored && isFresh(stored, now) ? stored.results : null
}

/** Stores results; a full or disabled storage is no error, the next visit just requests them again. */
export function saveRates(storage: Storage | null, key: string, results: SearchResults, now: number): void {
  if (!storage) return
  try {
    storage.setItem(key, JSON.stringify({ timestamp: now, results } satisfies StoredRates))
    const keys = rateKeys(storage)
    if (keys.length <= MAX_ENTRIES) return
    const byAge = keys.toSorted((one, other) => age(storage, one) - age(storage, other))
    for (const old of byAge.slice(0, keys.length - MAX_ENTRIES)) storage.removeItem(old)
  } catch {
    removeOldRates(storage, Number.POSITIVE_INFINITY)
  }
}

function age(storage: Storage, key: string): number {
  return readRates(storage, key)?.timestamp ?? 0
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
