import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

/** Entries of the browser's own results: `rateData-…` with a timestamp (specification §3). */
export const RATE_PREFIX = 'rateData-'

/** Max age of stored rates: older ones are removed at start and never shown (specification §9). */
export const RATE_LIFETIME_MS = 1_800_000

export type StoredRates = { timestamp: number; results: SearchResults }

/** Returns the browser's storage; null if the visitor has disabled it. */
export function rateStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** Removes entries older than 1800 s and unreadable ones; called on start. */
export function removeOldRates(storage: Storage | null, now: number): void {
  if (!storage) return
  for (const key of rateKeys(storage)) {
    const stored = readRates(storage, key)
    if (!stored || !isFresh(stored, now)) storage.removeItem(key)
  }
}

export function isFresh({ timestamp }: StoredRates, now: number): boolean {
  return now - timestamp <= RATE_LIFETIME_MS
}

export function rateKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(RATE_PREFIX),
  )
}

/** Reads an entry; null if missing or unreadable. */
export function readRates(storage: Storage, key: string): StoredRates | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isPlain(stored) || typeof stored['timestamp'] !== 'number' || !isPlain(stored['results']))
      return null
    return stored as StoredRates
  } catch {
    return null
  }
}

export function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
