import type { Retention } from '#platform/db/old-rows.store.ts'
import { removeOld } from '#platform/remove-old.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Shared } from './share-context.ts'

/** Wires the job that deletes the expired rows of every domain. */
export function wireRetention({ db, clock }: Shared, retentions: readonly Retention[]) {
  const job: ScheduledJob = {
    name: 'remove what is over',
    cron: '*/10 * * * *',
    work: removeOld({ db, clock, retentions }),
  }
  return { scheduled: [job] }
}
