import { fail, ok, type Result } from '#kernel/result.ts'
import type { FileStore, StorageFailure } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import type { FittedFailure, FittedPicture, FittedPictures } from '#platform/fitted-pictures.ts'
import type { FetchFailure } from './fetch-picture.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, pictureFile, pictureFiles } from './picture-file.ts'
import { pictureAt } from './picture-hosts.ts'
import {
  claimPictures,
  publishFiles,
  recordFailure,
  reserveName,
  setLeftover,
  type ClaimedPicture,
} from './picture.store.ts'

type PictureFailure = FetchFailure | FittedFailure | StorageFailure

/** Max pictures per run, which take some seconds of a core. */
const AT_ONCE = 6

/** Duration of a claim, longer than a run: an older one belongs to a terminated process. */
const CLAIM = { minutes: 3 }

/** Time after which a picture is fetched again: a supplier may show another car at the same URL. */
const RECHECK_AFTER = { hours: 30 * 24 }

/** Time after which a rejected picture is fetched again. */
const RETRY_AFTER = { hours: 7 * 24 }

/** Pause after the first failure of a server, doubled after each further one, up to a day. */
const FIRST_PAUSE_HOURS = 1

declare module '#platform/app.ts' {
  interface App {
    /** Converts a picture to each size and format. */
    fittedPictures: FittedPictures
  }
}

type FetchApp = Pick<
  App,
  'db' | 'clock' | 'log' | 'files' | 'pictureHosts' | 'fetchPicture' | 'fittedPictures' | 'countPicture'
>

/**
 * Fetches the pictures that searches of any process have recorded, each once, and converts them. A failure is stored,
 * so that searches do not cause repeated requests.
 */
export async function fetchPictures(app: FetchApp): Promise<void> {
  const now = app.clock.now()
  const claim = { now, claimedUntil: now.add(CLAIM), limit: AT_ONCE }
  for (const picture of await claimPictures(app.db, claim)) await updatePicture(app, picture)
}

async function updatePicture(app: FetchApp, picture: ClaimedPicture): Promise<void> {
  const { db, clock, log, countPicture } = app
  const { id, supplier, url, failures } = picture
  const converted = await fetchFitted(app, picture)
  const stored = converted.ok ? await storeFiles(app, picture, converted.value) : converted
  countPicture(supplier, stored.ok ? 'kept' : stored.failure.code)
  if (stored.ok) return
  const { failure } = stored
  log.info({ supplier, url, failure }, 'a supplier’s picture could not be taken')
  const { code } = failure
  await recordFailure(db, id, { code, dueAt: clock.now().add(pauseAfter(code, failures)) })
}

async function fetchFitted(
  { pictureHosts, fetchPicture, fittedPictures }: FetchApp,
  { supplier, url }: ClaimedPicture,
): Promise<Result<FittedPicture[], PictureFailure>> {
  const hosts = pictureHosts.get(supplier)
  const at = hosts ? pictureAt(url, hosts) : null
  if (!at) return fail({ code: 'address_refused', detail: 'not a host of this supplier’s pictures' })
  const fetched = await fetchPicture(at)
  return fetched.ok ? fittedPictures(fetched.value, PICTURE_SIZES, PICTURE_FORMATS) : fetched
}

/** Stores files under a new name, and publishes them. Leftover files are recorded in the database. */
async function storeFiles(
  { db, clock, files }: FetchApp,
  { id, name: before, leftover }: ClaimedPicture,
  pictures: readonly FittedPicture[],
): Promise<Result<null, StorageFailure>> {
  const removed = leftover === null ? ok(null) : await removeFiles(files, leftover)
  if (!removed.ok) return removed
  const name = await reserveName(db, id)
  for (const { width, format, bytes } of pictures) {
    const put = await files.put(pictureFile(name, width, format), bytes, `image/${format}`)
    if (!put.ok) return put
  }
  const bytes = pictures.reduce((sum, one) => sum + one.bytes.byteLength, 0)
  const dueAt = clock.now().add(RECHECK_AFTER)
  if (!(await publishFiles(db, id, { name, leftover: before, bytes, dueAt }))) return removeFiles(files, name)
  if (before !== null && (await removeFiles(files, before)).ok) await setLeftover(db, id, null)
  return ok(null)
}

async function removeFiles(files: FileStore, name: string): Promise<Result<null, StorageFailure>> {
  for (const file of pictureFiles(name)) {
    const removed = await files.remove(file)
    if (!removed.ok) return removed
  }
  return ok(null)
}

function pauseAfter(code: PictureFailure['code'], failures: number): Temporal.DurationLike {
  if (code !== 'no_picture_answer' && code !== 'storage_unavailable') return RETRY_AFTER
  return { hours: Math.min(24, FIRST_PAUSE_HOURS * 2 ** failures) }
}
