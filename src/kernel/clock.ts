/** The source of time: the system clock in production, a hand-set one in tests. */
export type Clock = {
  now(): Temporal.Instant
  /** The same in milliseconds since 1970, for who asks many thousand times a second: making an instant takes a microsecond. */
  ms?(): number
}

/* oxlint-disable time/real-clock -- the one place that reads it */
export const systemClock: Clock = { now: () => Temporal.Now.instant(), ms: () => Date.now() }
/* oxlint-enable */

export function msOf(clock: Clock): number {
  return clock.ms?.() ?? clock.now().epochMilliseconds
}
