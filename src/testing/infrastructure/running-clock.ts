// oxlint-disable-next-line time/real-clock -- what the set clock counts from
import { systemClock } from '#kernel/clock.ts'
import type { TestClock } from './clock.ts'

type RunningClock = TestClock & {
  /** Its offset ahead of the machine's clock, in whole milliseconds. */
  aheadMs(): number
}

/** A clock that starts at this instant, whatever the machine's clock shows, and then runs at its rate. */
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
 * The clock of tests with a browser or child processes: for the product, its simulators, its pages and the tests
 * themselves. Each test file starts at `TEST_NOW`; the time zone of all of them is that of the process (`TZ`).
 */
export const siteClock = runningClock(process.env['TEST_NOW'] ?? '2026-12-01T09:00:00Z')

/** The environment of a Node.js process that is to use the same clock. */
export function onSiteClock(): Record<'NODE_OPTIONS' | 'CLOCK_AHEAD_MS' | 'MAX_CLOCK_SKEW_SECONDS', string> {
  return {
    NODE_OPTIONS: `--import=${import.meta.resolve('./processes/shifted-process.ts')}`,
    CLOCK_AHEAD_MS: String(siteClock.aheadMs()),
    MAX_CLOCK_SKEW_SECONDS: '0',
  }
}
