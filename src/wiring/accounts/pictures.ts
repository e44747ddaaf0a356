import { changePicture } from '#domains/accounts/picture/change-picture.usecase.ts'
import { picturePersonalData } from '#domains/accounts/picture/picture-personal-data.store.ts'
import { MAX_PICTURE_BYTES } from '#domains/accounts/picture/picture.ts'
import { pictureFileRoutes } from '#domains/accounts/picture/picture-file.routes.ts'
import { pictureRoutes } from '#domains/accounts/picture/picture.routes.ts'
import { pictureStore } from '#domains/accounts/picture/picture.store.ts'
import { removeDroppedPictures } from '#domains/accounts/picture/remove-dropped-pictures.usecase.ts'
import { newToken } from '#platform/crypto.ts'
import { squarePictures } from '#platform/square-pictures.ts'
import type { Accounts } from './accounts.ts'
import type { Job, Shared } from '../share-context.ts'

/** Allowance for a form's parts other than its file. */
const FORM_BYTES = 20_000

export function wirePictures(
  { db, clock, now, log, files, cookies, rateLimit }: Shared,
  { users, requireRole }: Accounts,
) {
  const pictures = pictureStore(db)
  const removeDropped = removeDroppedPictures({
    pictures,
    files,
    onFailure: (name, failure) => log.warn({ name, failure }, 'a picture could not be removed'),
    clock,
  })
  const change = changePicture({
    db,
    users,
    pictures,
    files,
    squarePictures,
    newToken,
    clock,
  })
  const jobs: Job[] = [{ name: 'remove dropped pictures', everySeconds: 60, work: removeDropped }]
  return {
    personalData: [picturePersonalData(db, pictures, now)],
    fileForms: new Map([['/api/user/update-image', MAX_PICTURE_BYTES + FORM_BYTES]]),
    api: [pictureRoutes({ changePicture: change, requireRole, cookies, rateLimit })],
    root: [pictureFileRoutes({ files })],
    jobs,
  }
}
