import { readdirSync } from 'node:fs'
import { getPriority } from 'node:os'

/** Says of its process what is asked. */
export default async function processFacts(asked: 'pid' | 'priorities' | 'a fault' | 'nothing') {
  if (asked === 'a fault') throw new RangeError('it is Sunday')
  if (asked === 'nothing') return new Promise<never>(() => {})
  if (asked === 'pid') return process.pid
  return readdirSync('/proc/self/task').map((thread) => getPriority(Number(thread)))
}
