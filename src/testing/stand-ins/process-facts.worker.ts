import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'

/** Says of its process what is asked. */
export default async function processFacts(asked: 'pid' | 'priorities' | 'policies' | 'a fault' | 'nothing') {
  if (asked === 'a fault') throw new RangeError('it is Sunday')
  if (asked === 'nothing') return new Promise<never>(() => {})
  if (asked === 'pid') return process.pid
  const threads = readdirSync('/proc/self/task')
  return threads.map((thread) => (asked === 'policies' ? policyOf(thread) : getPriority(Number(thread))))
}

/** The 41st field of its `stat`, whose second may hold spaces (proc_pid_stat(5)). */
function policyOf(thread: string): number {
  const [, rest = ''] = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')
  return Number(rest.split(' ')[38])
}
