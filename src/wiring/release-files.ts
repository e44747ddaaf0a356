import { join } from 'node:path'
import { releaseFileStore } from '#platform/db/release-files.store.ts'
import { storeReleaseFiles } from '#platform/http/pages/store-release-files.ts'
import type { Job, Shared } from './share-context.ts'

/** The job that records the files in use; a process runs it at start-up. */
export const STORE_RELEASE_FILES = 'files of this release'

const EVERY_SECONDS = 6 * 3600

/** Stores the files that pages load in the database, for processes of other releases. */
export function wireReleaseFiles({ db, now, site }: Shared) {
  const store = releaseFileStore(db)
  const jobs: Job[] = []
  if (site) {
    const folders = {
      '/assets': join(site.distDir, 'client', 'assets'),
      '/widget/assets': join(site.distDir, 'widget', 'assets'),
    }
    jobs.push({
      name: STORE_RELEASE_FILES,
      everySeconds: EVERY_SECONDS,
      everyProcess: true,
      work: () => storeReleaseFiles({ folders, store }, now()),
    })
  }
  return { find: store.read, jobs }
}
