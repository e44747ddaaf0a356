import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { FileStore, StorageFailure } from '#domains/accounts/public.ts'
import type { FittedFailure, FittedPicture, FittedPictures } from '#platform/fitted-pictures.ts'
import type { FetchFailure, FetchPicture } from './fetch-picture.ts'
import { PICTURE_FORMATS, PICTURE_SIZES, pictureFile, pictureFiles } from './picture-file.ts'
import { pictureAt, type PictureHosts } from './picture-hosts.ts'
import type { ClaimedPicture, PictureStore } from './picture-store.ts'

export type PictureFailure = FetchFailure | FittedFailure | StorageFailure

/** What one run takes: some seconds of a core. */
const AT_ONCE = 6

/** Longer than a run takes: an older claim belongs to a process that died. */
const CLAIM = { minutes: 3 }

/** A supplier may draw another car at the same address. */
const LOOK_AGAIN = { hours: 30 * 24 }

/** What was refused for what it is, is not asked for again so soon. */
const REFUSED_FOR = { hours: 7 * 24 }

/** After the first failure of a server, twice as long after each further one, and a day at most. */
const FIRST_PAUSE_HOURS = 1

type Needs = {
  pictures: PictureStore
  files: FileStore
  /** By supplier's code. */
  hosts: ReadonlyMap<string, PictureHosts>
  fetchPicture: FetchPicture
  fittedPictures: FittedPictures
  newName: () => string
  onOutcome: (picture: ClaimedPicture, failure: PictureFailure | null) => void
  clock: Clock
}

/**
 * Fetches pictures that searches of any process have seen and nobody has fetched yet, each once, and makes our own of them.
 * A failure is remembered, so that no supplier is asked in vain at every search.
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

  /** Stores files under a new name, and shows them. What is left over meanwhile is known to the database. */
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
    const dueAt = clock.now().add(LOOK_AGAIN)
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
  if (code !== 'no_picture_answer' && code !== 'storage_unavailable') return REFUSED_FOR
  return { hours: Math.min(24, FIRST_PAUSE_HOURS * 2 ** failures) }
}
