/** The rate cache shared by the processes of one deployment: the layer below each one's own cache. */
export type SharedRates = {
  /**
   * The entry of a key, else the turn to request it. One process has the turn at a time; the others wait here for its
   * result, no longer than a supplier may take. Never throws, and does not block while the shared cache is unavailable:
   * then every process has its own turn.
   */
  find(key: string): Promise<StoredRates | Turn>
  /** Removes an unreadable entry. */
  drop(key: string): Promise<void>
}

/** A packed response, and for how many more milliseconds it may be served. */
export type StoredRates = { packed: Buffer; leftMs: number }

export type Turn = {
  /** Shares the result with the waiting processes; null: nothing to keep, so one of them gets the turn. */
  end(kept: StoredRates | null): Promise<void>
}

export const SHARED_OUTCOMES = [
  /** Hit: another process's response was there. */
  'kept',
  /** Hit after waiting for another process. */
  'awaited',
  /** Miss: this process got the turn to request. */
  'turn',
  /** The shared cache was unavailable, or the wait timed out: this process requested on its own. */
  'alone',
  /** Another process's response was there, but unreadable. */
  'unreadable',
] as const
export type SharedOutcome = (typeof SHARED_OUTCOMES)[number]

/** Observes the shared cache. */
export type SharedRatesMetrics = {
  heard(outcome: SharedOutcome): void
  connected(is: boolean): void
}
