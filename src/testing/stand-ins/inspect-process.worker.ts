import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/** Returns a fact about its process. */
export default async function inspectProcess(
  property: 'pid' | 'priorities' | 'policies' | 'a fault' | 'nothing',
) {
  if (property === 'a fault') throw new RangeError('it is Sunday')
  if (property === 'nothing') return new Promise<never>(() => {})
  if (property === 'pid') return process.pid
  const threads = readdirSync('/proc/self/task')
  return threads.map((thread) => (property === 'policies' ? policyOf(thread) : getPriority(Number(thread))))
}

/** The 41st field of its `stat`, whose second may hold spaces (proc_pid_stat(5)). */
function policyOf(thread: string): number {
  const [, rest = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
  return Number(rest.split(' ')[38])
}
