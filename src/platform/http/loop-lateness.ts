/** Interval of the timer that measures lateness. */
const PERIOD_MS = 20

/**
 * Idle time, in milliseconds, after which the timer stops, so that it does not wake an idle process 50 times
 * a second.
 */
const QUIET_MS = 2000

/** Returns the current delay of the event loop, in milliseconds. */
export type Lateness = () => number

/**
 * Measures the delay of the event loop on demand. A timer is due every 20 ms; other work in the loop has waited as long
 * as the timer. Call it within the late turn, before the timer runs. The first call after an idle period returns 0.
 */
export function loopLateness(): Lateness {
  let timer: NodeJS.Timeout | null = null
  let firedAt = 0
  let scheduledAt = 0

  function fire(): void {
    firedAt = performance.now()
    if (timer === null || firedAt - scheduledAt < QUIET_MS) return
    clearInterval(timer)
    timer = null
  }

  return () => {
    scheduledAt = performance.now()
    if (timer === null) {
      firedAt = scheduledAt
      timer = setInterval(fire, PERIOD_MS)
      timer.unref()
    }
    return Math.max(0, scheduledAt - firedAt - PERIOD_MS)
  }
}
