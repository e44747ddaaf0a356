type Locks = Pick<LockManager, 'request'>

/**
 * Runs work that no other tab may run at the same time. Runs it without a lock if the browser denies locks,
 * as it does to frames whose storage it blocks: those share nothing with other tabs.
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
