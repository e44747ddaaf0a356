import type { FileStore, StorageFailure } from '#domains/accounts/public.ts'
import { pictureFiles } from './picture-file.ts'
import type { PictureStore } from './picture-store.ts'

const AT_ONCE = 100

type Needs = {
  pictures: Pick<PictureStore, 'dropped' | 'remove'>
  files: Pick<FileStore, 'remove'>
  /** Reports a failed deletion, which is retried in the next run. */
  onFailure: (name: string, failure: StorageFailure) => void
}

/** Deletes the files of dropped pictures, then the pictures. */
export function dropPictures({ pictures, files, onFailure }: Needs): () => Promise<void> {
  return async () => {
    for (const { id, name, leftover } of await pictures.dropped(AT_ONCE)) {
      const names = [name, leftover].filter((one) => one !== null)
      const removed = await Promise.all(names.flatMap(pictureFiles).map((file) => files.remove(file)))
      const failed = removed.find((one) => !one.ok)
      if (failed && !failed.ok) onFailure(id, failed.failure)
      else await pictures.remove(id)
    }
  }
}
