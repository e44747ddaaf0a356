/** A job as the staff see it. */
export type KnownJob = {
  name: string
  /** At most between two runs. */
  everySeconds: number
  /** Null: each process runs it by itself. */
  schedule: {
    cron: string
    timeZone: string
    /** The name of its queue in pg-boss. */
    queue: string
    nextAfter: (instant: Temporal.Instant) => Temporal.Instant | null
  } | null
}

/** The longest gap between some instants, in seconds. */
export function longestGap(instants: readonly Temporal.Instant[]): number {
  const gaps = instants
    .slice(1)
    .map((one, at) => (one.epochMilliseconds - (instants[at]?.epochMilliseconds ?? 0)) / 1000)
  return Math.max(0, ...gaps)
}
