import { setImmediate } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

/** How many bytes more are held in memory, garbage aside, after `fill` than before; `fill` answers what holds them. */
export async function heldBytes(fill: () => unknown): Promise<number> {
  const before = await bytesInUse()
  const holder = await fill()
  const held = (await bytesInUse()) - before
  // Here, so that it is no garbage while its bytes are counted.
  if (holder === undefined) throw new Error('nothing that could hold anything')
  return held
}

async function bytesInUse(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage()
    await setImmediate()
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}
