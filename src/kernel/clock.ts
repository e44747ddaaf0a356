/** The source of time: the system clock in production, a hand-set one in tests. */
export type Clock = { now(): Temporal.Instant }

// oxlint-disable-next-line time/real-clock -- the one place that reads it
export const systemClock: Clock = { now: () => Temporal.Now.instant() }
