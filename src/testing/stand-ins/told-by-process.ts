import { processWork } from '#platform/processes/process-work.ts'

/** What `told.worker.ts` says in a process of its own. */
export function toldByProcess() {
  return processWork<'pid' | 'priorities' | 'a fault' | 'nothing', number | number[]>(
    new URL('told.worker.ts', import.meta.url),
  )
}
