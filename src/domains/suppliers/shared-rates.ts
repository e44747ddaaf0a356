/** What the processes of one deployment know together of suppliers' answers: the layer under each one's own cache. */
export type SharedRates = {
  /**
   * What is kept under a key, else the turn to ask for it. One process has the turn at a time; the others wait here for
   * what comes of it, no longer than a supplier may take. Never throws, and takes no time to speak of where what is
   * shared cannot be asked: then every process has its own turn.
   */
  find(key: string): Promise<KeptRates | Turn>
  /** Removes what could not be read. */
  drop(key: string): Promise<void>
}

/** An answer as it was packed by whoever was given it, and for how many milliseconds more it may be served. */
export type KeptRates = { packed: Buffer; leftMs: number }

export type Turn = {
  /** Hands the others what came of it; null, when that is nothing to keep, gives one of them the turn. */
  end(kept: KeptRates | null): Promise<void>
}

export const SHARED_OUTCOMES = [
  /** Another process's answer was there. */
  'kept',
  /** It came after another process had been waited for. */
  'awaited',
  /** The turn to ask was this process's. */
  'turn',
  /** What is shared could not be asked, or was waited for in vain: this process was on its own. */
  'alone',
  /** Another process's answer was there, but could not be read. */
  'unreadable',
] as const
export type SharedOutcome = (typeof SHARED_OUTCOMES)[number]

/** Hears how it goes with what is shared. */
export type SharedRatesWatch = {
  heard(outcome: SharedOutcome): void
  connected(is: boolean): void
}
