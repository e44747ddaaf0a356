import type { Retention } from '#platform/db/old-rows.store.ts'
import { removeOld } from '#platform/remove-old.ts'
import type { Job, Shared } from './shared.ts'

/** One job removes what is over of all that the domains keep for a time. */
export function wireRetention({ db, clock }: Shared, kept: readonly Retention[]) {
  const job: Job = { name: 'remove what is over', everySeconds: 600, work: removeOld({ db, clock, kept }) }
  return { jobs: [job] }
}
