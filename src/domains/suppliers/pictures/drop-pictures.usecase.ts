import type { App } from '#platform/app.ts'
import { pictureFiles } from './picture-file.ts'
import { deletePicture, selectDroppedPictures } from './picture.store.ts'

/** Max pictures per run. */
const AT_ONCE = 100

/** Deletes the files of dropped pictures, then the pictures. A failed deletion is logged, and retried in the next run. */
export async function dropPictures({ db, files, log }: Pick<App, 'db' | 'files' | 'log'>): Promise<void> {
  for (const { id, name, leftover } of await selectDroppedPictures(db, AT_ONCE)) {
    const names = [name, leftover].filter((one) => one !== null)
    const removed = await Promise.all(names.flatMap(pictureFiles).map((file) => files.remove(file)))
    const failed = removed.find((one) => !one.ok)
    if (failed && !failed.ok)
      log.warn({ id, failure: failed.failure }, 'a supplier’s picture could not be removed')
    else await deletePicture(db, id)
  }
}
