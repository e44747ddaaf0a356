import type { Clock } from '#kernel/clock.ts'

export type TestClock = Clock & { set(instant: string): void; pass(duration: Temporal.DurationLike): void }

/** A stopped clock that only the test advances. */
export function testClock(start = '2026-12-01T09:00:00Z'): TestClock {
  let now = Temporal.Instant.from(start)
  return {
    now: () => now,
    set(instant) {
      now = Temporal.Instant.from(instant)
    },
    pass(duration) {
      now = now.add(duration)
    },
  }
}
