import type { App } from '#platform/app.ts'
import { PICTURE_SIZES, pictureFile } from './picture.ts'
import { forgetPicture, selectDroppedPictures } from './picture.store.ts'

const AT_ONCE = 100

/** Deletes the files of pictures that no longer belong to a user. A failed deletion is retried in the next run. */
export async function removeDroppedPictures({
  db,
  clock,
  log,
  files,
}: Pick<App, 'db' | 'clock' | 'log' | 'files'>): Promise<void> {
  for (const name of await selectDroppedPictures(db, clock.now(), AT_ONCE)) {
    const removed = await Promise.all(PICTURE_SIZES.map((size) => files.remove(pictureFile(name, size))))
    const failed = removed.find((one) => !one.ok)
    if (failed && !failed.ok) log.warn({ name, failure: failed.failure }, 'a picture could not be removed')
    else await forgetPicture(db, name)
  }
}
