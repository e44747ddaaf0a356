import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { PictureFailure, SquarePictures } from '#platform/square-pictures.ts'
import { accountGone } from '../account-gone.ts'
import type { User } from '../user.ts'
import type { FileStore, StorageFailure } from './file-store.ts'
import { PICTURE_SIZES, pictureFile } from './picture.ts'
import { assignPicture, insertPictureName } from './picture.store.ts'
import { findUser } from '../user.store.ts'

declare module '#platform/app.ts' {
  interface App {
    files: FileStore
    squarePictures: SquarePictures
  }
}

/** An uploaded picture not assigned to its user within this time is deleted. */
const STORING_MINUTES = 10

export type ChangePictureFailure = PictureFailure | StorageFailure | typeof accountGone

/** Sets an account's picture from these bytes. Null removes the current one. */
export async function changePicture(
  app: Pick<App, 'db' | 'clock' | 'files' | 'squarePictures'>,
  userId: string,
  bytes: Uint8Array | null,
): Promise<Result<User, ChangePictureFailure>> {
  const stored = bytes === null ? ok(null) : await storePicture(app, bytes)
  if (!stored.ok) return stored
  const now = app.clock.now()
  const assigned = await app.db.transaction().execute((tx) => assignPicture(tx, userId, stored.value, now))
  const user = assigned ? await findUser(app.db, userId) : null
  return user ? ok(user) : fail(accountGone)
}

async function storePicture(
  { db, clock, files, squarePictures }: Pick<App, 'db' | 'clock' | 'files' | 'squarePictures'>,
  bytes: Uint8Array,
): Promise<Result<string, ChangePictureFailure>> {
  const squares = await squarePictures(bytes, PICTURE_SIZES)
  if (!squares.ok) return squares
  const name = await insertPictureName(db, clock.now().add({ minutes: STORING_MINUTES }))
  for (const [at, square] of squares.value.entries()) {
    const put = await files.put(pictureFile(name, PICTURE_SIZES[at] ?? 64), square, 'image/webp')
    if (!put.ok) return put
  }
  return ok(name)
}
