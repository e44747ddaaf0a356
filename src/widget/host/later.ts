/** Does something after so many milliseconds, unless the signal has ended by then. */
export function later(signal: AbortSignal, ms: number, work: () => void): void {
  const timer = setTimeout(work, ms)
  signal.addEventListener('abort', () => clearTimeout(timer))
}
