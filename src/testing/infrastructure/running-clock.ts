// oxlint-disable-next-line time/real-clock -- what the set clock counts from
import { systemClock } from '#kernel/clock.ts'
import type { TestClock } from './clock.ts'

type RunningClock = TestClock & {
  /** How far it is ahead of the machine's own clock, in whole milliseconds. */
  aheadMs(): number
}

/** A clock that starts at this instant and then runs as fast as the machine's own, whatever that one shows. */
export function runningClock(start: string): RunningClock {
  let ahead = 0
  const clock: RunningClock = {
    now: () => systemClock.now().add({ milliseconds: ahead }),
    set(instant) {
      ahead = Temporal.Instant.from(instant).epochMilliseconds - systemClock.now().epochMilliseconds
    },
    pass(duration) {
      clock.set(clock.now().add(duration).toString())
    },
    aheadMs: () => ahead,
  }
  clock.set(start)
  return clock
}

/**
 * What the time is in tests with a browser or with processes of their own: for the product, its simulators, its pages
 * and the tests themselves. Each test file starts at `TEST_NOW`; the zone of all of them is that of the process (`TZ`).
 */
export const siteClock = runningClock(process.env['TEST_NOW'] ?? '2026-12-01T09:00:00Z')

/** Environment of a Node.js process that is to stand on the same clock. */
export function onSiteClock(): Record<'NODE_OPTIONS' | 'CLOCK_AHEAD_MS', string> {
  return {
    NODE_OPTIONS: `--import=${import.meta.resolve('./shifted-process.ts')}`,
    CLOCK_AHEAD_MS: String(siteClock.aheadMs()),
  }
}
