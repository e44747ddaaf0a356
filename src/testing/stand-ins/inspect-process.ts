import { processWork } from '#platform/processes/process-work.ts'

/** Runs `inspect-process.worker.ts` in its own process. */
export function inspectProcess() {
  return processWork<'pid' | 'priorities' | 'policies' | 'a fault' | 'nothing', number | number[]>(
    new URL('inspect-process.worker.ts', import.meta.url),
  )
}
