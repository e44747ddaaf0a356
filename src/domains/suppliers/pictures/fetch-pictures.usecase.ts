import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { FileStore, StorageFailure } from '#domains/accounts/public.ts'
import type { FittedFailure, FittedPicture, FittedPictures } from '#platform/fitted-pictures.ts'
import type { FetchFailure, FetchPicture } from './fetch-picture.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, pictureFile, pictureFiles } from './picture-file.ts'
import { pictureAt, type PictureHosts } from './picture-hosts.ts'
import type { ClaimedPicture, PictureStore } from './picture-store.ts'

export type PictureFailure = FetchFailure | FittedFailure | StorageFailure

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

type Needs = {
  pictures: PictureStore
  files: FileStore
  /** Allowed hosts by supplier code. */
  hosts: ReadonlyMap<string, PictureHosts>
  fetchPicture: FetchPicture
  fittedPictures: FittedPictures
  newName: () => string
  onOutcome: (picture: ClaimedPicture, failure: PictureFailure | null) => void
  clock: Clock
}

/**
 * Fetches the pictures that searches of any process have recorded, each once, and converts them. A failure is stored,
 * so that searches do not cause repeated requests.
 */
export function fetchPictures(needs: Needs): () => Promise<void> {
  const { pictures, files, hosts, clock } = needs

  async function removeFiles(name: string): Promise<Result<null, StorageFailure>> {
    for (const file of pictureFiles(name)) {
      const removed = await files.remove(file)
      if (!removed.ok) return removed
    }
    return ok(null)
  }

  async function read({ supplier, url }: ClaimedPicture): Promise<Result<FittedPicture[], PictureFailure>> {
    const theirs = hosts.get(supplier)
    const at = theirs ? pictureAt(url, theirs) : null
    if (!at) return fail({ code: 'address_refused', detail: 'not a host of this supplier’s pictures' })
    const fetched = await needs.fetchPicture(at)
    return fetched.ok ? needs.fittedPictures(fetched.value, PICTURE_SIZES, PICTURE_FORMATS) : fetched
  }

  /** Stores files under a new name, and publishes them. Leftover files are recorded in the database. */
  async function store(
    { id, name: before, leftover }: ClaimedPicture,
    made: readonly FittedPicture[],
  ): Promise<Result<null, StorageFailure>> {
    const removed = leftover === null ? ok(null) : await removeFiles(leftover)
    if (!removed.ok) return removed
    const name = needs.newName()
    await pictures.setLeftover(id, name)
    for (const { width, format, bytes } of made) {
      const put = await files.put(pictureFile(name, width, format), bytes, `image/${format}`)
      if (!put.ok) return put
    }
    const bytes = made.reduce((sum, one) => sum + one.bytes.byteLength, 0)
    const dueAt = clock.now().add(RECHECK_AFTER)
    if (!(await pictures.keep(id, { name, leftover: before, bytes, dueAt }))) return removeFiles(name)
    if (before !== null && (await removeFiles(before)).ok) await pictures.setLeftover(id, null)
    return ok(null)
  }

  async function settle(picture: ClaimedPicture): Promise<void> {
    const made = await read(picture)
    const stored = made.ok ? await store(picture, made.value) : made
    needs.onOutcome(picture, stored.ok ? null : stored.failure)
    if (stored.ok) return
    const { code } = stored.failure
    const dueAt = clock.now().add(pauseAfter(code, picture.failures))
    await pictures.markFailed(picture.id, { code, dueAt })
  }

  return async () => {
    const now = clock.now()
    for (const picture of await pictures.claim({ now, claimedUntil: now.add(CLAIM), limit: AT_ONCE }))
      await settle(picture)
  }
}

function pauseAfter(code: PictureFailure['code'], failures: number): Temporal.DurationLike {
  if (code !== 'no_picture_answer' && code !== 'storage_unavailable') return RETRY_AFTER
  return { hours: Math.min(24, FIRST_PAUSE_HOURS * 2 ** failures) }
}
