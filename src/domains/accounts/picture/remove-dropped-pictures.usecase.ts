import type { Clock } from '#kernel/clock.ts'
import type { FileStore, StorageFailure } from './file-store.ts'
import { PICTURE_SIZES, pictureFile } from './picture.ts'
import type { PictureStore } from './picture.store.ts'

const AT_ONCE = 100

type Needs = {
  pictures: PictureStore
  files: FileStore
  /** A failed deletion is retried in the next run. */
  onFailure: (name: string, failure: StorageFailure) => void
  clock: Clock
}

/** Deletes the files of pictures that no longer belong to a user. */
export function removeDroppedPictures({ pictures, files, onFailure, clock }: Needs): () => Promise<void> {
  return async () => {
    for (const name of await pictures.dropped(clock.now(), AT_ONCE)) {
      const removed = await Promise.all(PICTURE_SIZES.map((size) => files.remove(pictureFile(name, size))))
      const failed = removed.find((one) => !one.ok)
      if (failed && !failed.ok) onFailure(name, failed.failure)
      else await pictures.forget(name)
    }
  }
}
