import { processWork } from '#platform/processes/process-work.ts'

/** Runs `process-facts.worker.ts` in its own process. */
export function processFacts() {
  return processWork<'pid' | 'priorities' | 'policies' | 'a fault' | 'nothing', number | number[]>(
    new URL('process-facts.worker.ts', import.meta.url),
  )
}
