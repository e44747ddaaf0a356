import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** Measures the bytes that `fill` retains after garbage collection; `fill` returns the object that retains them. */
export async function measureRetainedBytes(fill: () => unknown): Promise<number> {
  const before = await bytesInUse()
  const holder = await fill()
  const retained = (await bytesInUse()) - before
  // Used here so that it is not collected while its bytes are counted.
  if (holder === undefined) throw new Error('nothing that could hold anything')
  return retained
}

async function bytesInUse(): Promise<number> {
  for (let round = 0; round < 3; round++) {
    collectGarbage()
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
