/** The rate cache shared by the processes of one deployment: the layer below each one's own cache. */
export type SharedRates = {
  /**
   * Returns the entry of a key, or otherwise the lease to request it. One process has the lease at a time; the others
   * wait here for its result, no longer than a supplier may take. Never throws, and does not block while the shared
   * cache is unavailable: then every process gets its own lease.
   */
  find(key: string): Promise<StoredRates | FetchLease>
  /** Removes an unreadable entry. */
  drop(key: string): Promise<void>
}

/** A packed response, and the milliseconds for which it may still be served. */
export type StoredRates = { packed: Buffer; leftMs: number }

export type FetchLease = {
  /**
   * Ends the lease and shares the result with the waiting processes. Null if there is nothing to share, so one of them
   * gets the lease.
   */
  release(rates: StoredRates | null): Promise<void>
}

export const SHARED_OUTCOMES = [
  /** Hit: another process's response was stored. */
  'kept',
  /** Hit after waiting for another process. */
  'awaited',
  /** Miss: this process got the lease to request. */
  'turn',
  /** The shared cache was unavailable, or the wait timed out: this process requested on its own. */
  'alone',
  /** Another process's response was stored, but unreadable. */
  'unreadable',
] as const
export type SharedOutcome = (typeof SHARED_OUTCOMES)[number]

/** Observes the shared cache. */
export type SharedRatesMetrics = {
  heard(outcome: SharedOutcome): void
  connected(is: boolean): void
}
