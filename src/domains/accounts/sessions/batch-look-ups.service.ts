/**
 * Batches concurrent look-ups: while one is in progress, further keys wait and are then looked up together. Nothing is
 * cached: a result is never older than its request. `lookUp` returns results in the order of its keys.
 */
export function batchLookUps<Key, Answer>(
  lookUp: (keys: readonly Key[]) => Promise<readonly Answer[]>,
): (key: Key) => Promise<Answer> {
  type Waiting = { key: Key; resolve: (found: Answer) => void; reject: (error: unknown) => void }
  let waiting: Waiting[] = []
  let underWay = false

  async function work() {
    underWay = true
    while (waiting.length > 0) {
      const together = waiting
      waiting = []
      try {
        const found = await lookUp(together.map(({ key }) => key))
        for (const [at, { resolve }] of together.entries()) resolve(found[at] as Answer)
      } catch (error) {
        for (const { reject } of together) reject(error)
      }
    }
    underWay = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!underWay) void work()
    })
}
