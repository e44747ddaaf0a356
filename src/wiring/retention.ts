import type { Retention } from '#platform/db/old-rows.store.ts'
import { removeOld } from '#platform/remove-old.ts'
import type { Job, Shared } from './share-context.ts'

/** One job deletes the expired rows of every domain. */
export function wireRetention({ db, clock }: Shared, kept: readonly Retention[]) {
  const job: Job = { name: 'remove what is over', everySeconds: 600, work: removeOld({ db, clock, kept }) }
  return { jobs: [job] }
}
