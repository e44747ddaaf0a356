type Locks = Pick<LockManager, 'request'>

/**
 * Runs work that no other tab does at the same time; without a lock where the browser denies them, as it does to frames
 * whose storage it blocks: those share nothing with other tabs.
 */
export function withLock<Result>(locks: Locks | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!locks) return work()
  let hasStarted = false
  const start = () => {
    hasStarted = true
    return work()
  }
  return locks.request('trips', start).catch((error: unknown) => {
    if (hasStarted) throw error
    return work()
  })
}
