import type { SearchResults } from '#domains/rentals/search/search.contract.ts'

/** The browser's own results, cached to make Back instant: `rateData-…` with a timestamp (specification §3). */
export const RATE_PREFIX = 'rateData-'

/** Older ones are removed on start and never shown (specification §9). */
export const RATE_LIFETIME_MS = 1_800_000

/** More would fill the browser's storage; the oldest are removed first. */
const KEPT = 12

type KeptRates = { timestamp: number; results: SearchResults }

/** The browser's storage; null if the visitor has disabled it. */
export function rateStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    return null
  }
}

/** The key of a search: the same for the same parts in any order. */
export function rateKey(search: object): string {
  return RATE_PREFIX + JSON.stringify(search, (_, value: unknown) => (isPlain(value) ? sorted(value) : value))
}

/** Results kept less than 1800 s ago, else null. */
export function keptRates(storage: Storage | null, key: string, now: number): SearchResults | null {
  const kept = storage && read(storage, key)
  return kept && fresh(kept, now) ? kept.results : null
}

/** Stores results; a full or disabled storage is no error, the next visit just requests them again. */
export function keepRates(storage: Storage | null, key: string, results: SearchResults, now: number): void {
  if (!storage) return
  try {
    storage.setItem(key, JSON.stringify({ timestamp: now, results } satisfies KeptRates))
    const keys = rateKeys(storage)
    if (keys.length <= KEPT) return
    const byAge = keys.toSorted((one, other) => age(storage, one) - age(storage, other))
    for (const old of byAge.slice(0, keys.length - KEPT)) storage.removeItem(old)
  } catch {
    removeOldRates(storage, Number.POSITIVE_INFINITY)
  }
}

/** Removes entries older than 1800 s and unreadable ones; called on start. */
export function removeOldRates(storage: Storage | null, now: number): void {
  if (!storage) return
  for (const key of rateKeys(storage)) {
    const kept = read(storage, key)
    if (!kept || !fresh(kept, now)) storage.removeItem(key)
  }
}

function fresh({ timestamp }: KeptRates, now: number): boolean {
  return now - timestamp <= RATE_LIFETIME_MS
}

function rateKeys(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
    key.startsWith(RATE_PREFIX),
  )
}

function age(storage: Storage, key: string): number {
  return read(storage, key)?.timestamp ?? 0
}

function read(storage: Storage, key: string): KeptRates | null {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    if (!isPlain(kept) || typeof kept['timestamp'] !== 'number' || !isPlain(kept['results'])) return null
    return kept as KeptRates
  } catch {
    return null
  }
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function sorted(value: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
