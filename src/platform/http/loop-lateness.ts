/** Between two turns of the timer that lateness is told by. */
const PERIOD_MS = 20

/** The timer rests after so long without a question: an idle process is not woken fifty times a second. */
const QUIET_MS = 2000

/** How long the event loop has been late by now, in milliseconds. */
export type Lateness = () => number

/**
 * Measures it while it is asked for: a timer is due every 20 ms, and what waits beside it in the loop has waited as long as it has.
 * Asked within the turn that is late, before the timer had its own. The first question after a quiet time is answered by 0.
 */
export function loopLateness(): Lateness {
  let timer: NodeJS.Timeout | null = null
  let firedAt = 0
  let askedAt = 0

  function fire(): void {
    firedAt = performance.now()
    if (timer === null || firedAt - askedAt < QUIET_MS) return
    clearInterval(timer)
    timer = null
  }

  return () => {
    askedAt = performance.now()
    if (timer === null) {
      firedAt = askedAt
      timer = setInterval(fire, PERIOD_MS)
      timer.unref()
    }
    return Math.max(0, askedAt - firedAt - PERIOD_MS)
  }
}
