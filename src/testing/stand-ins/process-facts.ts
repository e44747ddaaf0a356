import { processWork } from '#platform/processes/process-work.ts'

/** What `process-facts.worker.ts` says in a process of its own. */
export function processFacts() {
  return processWork<'pid' | 'priorities' | 'policies' | 'a fault' | 'nothing', number | number[]>(
    new URL('process-facts.worker.ts', import.meta.url),
  )
}
