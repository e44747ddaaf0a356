/** Where the time comes from: the system's in production, a hand-set one in tests. */
export type Clock = { now(): Temporal.Instant }

export const systemClock: Clock = { now: () => Temporal.Now.instant() }
