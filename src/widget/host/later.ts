/** Does something after so many milliseconds, unless the signal has ended by then. */
export function later(signal: AbortSignal, ms: number, work: () => void): void {
  setTimeout(() => {
    if (!signal.aborted) work()
  }, ms)
}
