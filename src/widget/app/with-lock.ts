type Locks = Pick<LockManager, 'request'>

/**
 * Runs work that no other tab does at the same time; without the turn where the browser refuses locks, as it does to
 * frames whose storage it blocks: those share nothing with other tabs.
 */
export function withLock<Result>(locks: Locks | undefined, work: () => Promise<Result>): Promise<Result> {
  if (!locks) return work()
  let hasBegun = false
  const begin = () => {
    hasBegun = true
    return work()
  }
  return locks.request('trips', begin).catch((error: unknown) => {
    if (hasBegun) throw error
    return work()
  })
}
