/** Between two turns of the timer that lateness is told by. */
const PERIOD_MS = 20

/** How long the event loop has been late by now, in milliseconds. */
export type Lateness = () => number

/**
 * Starts to measure it: a timer is due every 20 ms, and what waits beside it in the loop has waited as long as it has. Asked
 * within the turn that is late, before the timer had its own.
 */
export function loopLateness(): Lateness {
  let firedAt = performance.now()
  setInterval(() => (firedAt = performance.now()), PERIOD_MS).unref()
  return () => Math.max(0, performance.now() - firedAt - PERIOD_MS)
}
