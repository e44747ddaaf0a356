/** The source of time: the system clock in production, a manually set one in tests. */
export type Clock = {
  now(): Temporal.Instant
  /**
   * Returns the same as a Unix timestamp in milliseconds, for code that reads it many thousand times a second: creating
   * an instant takes a microsecond.
   */
  ms?(): number
}

/* oxlint-disable time/real-clock -- the one place that reads it */
export const systemClock: Clock = { now: () => Temporal.Now.instant(), ms: () => Date.now() }
/* oxlint-enable */

export function msOf(clock: Clock): number {
  return clock.ms?.() ?? clock.now().epochMilliseconds
}
