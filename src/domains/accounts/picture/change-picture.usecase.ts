import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { PictureFailure, SquarePictures } from '#platform/square-pictures.ts'
import { accountGone } from '../account-gone.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'
import type { FileStore, StorageFailure } from './file-store.ts'
import { PICTURE_SIZES, pictureFile } from './picture.ts'
import type { PictureStore } from './picture.store.ts'

/** An uploaded picture not assigned to its user within this time is deleted. */
const STORING_MINUTES = 10

export type ChangePictureFailure = PictureFailure | StorageFailure | typeof accountGone

/** Sets an account's picture from these bytes. Null removes the current one. */
export type ChangePicture = (
  userId: string,
  bytes: Uint8Array | null,
) => Promise<Result<User, ChangePictureFailure>>

type Needs = {
  db: Db
  users: Pick<UserStore, 'find'>
  pictures: PictureStore
  files: FileStore
  squarePictures: SquarePictures
  newToken: () => string
  clock: Clock
}

export function changePicture(needs: Needs): ChangePicture {
  const { db, users, pictures, files, squarePictures, newToken, clock } = needs

  async function store(bytes: Uint8Array): Promise<Result<string, ChangePictureFailure>> {
    const squares = await squarePictures(bytes, PICTURE_SIZES)
    if (!squares.ok) return squares
    const name = newToken()
    await pictures.drop(db, name, clock.now().add({ minutes: STORING_MINUTES }))
    for (const [at, square] of squares.value.entries()) {
      const put = await files.put(pictureFile(name, PICTURE_SIZES[at] ?? 64), square, 'image/webp')
      if (!put.ok) return put
    }
    return ok(name)
  }

  return async (userId, bytes) => {
    const stored = bytes === null ? ok(null) : await store(bytes)
    if (!stored.ok) return stored
    const now = clock.now()
    const given = await db.transaction().execute((tx) => pictures.give(tx, userId, stored.value, now))
    const user = given ? await users.find(userId) : null
    return user ? ok(user) : fail(accountGone)
  }
}
