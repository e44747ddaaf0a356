import type { App } from '#platform/app.ts'
import {
  dropExcessPictures,
  findPicturesVersion,
  insertPictures,
  selectPictures,
  touchPictures,
} from './picture.store.ts'

/** Limits per supplier and in total; all suppliers' pictures take less than 300 MB, about 30 kB each. */
const BOUNDS = { ofSupplier: 1000, bytes: 250_000_000 }

/** Interval between checks for pictures fetched by any process. */
const LOADED_FOR = { seconds: 20 }

type FollowApp = Pick<App, 'db' | 'clock' | 'pictureDirectory'>

/** Synchronises a process's pictures with the database: those its searches found, and those to show. */
export async function followPictures(app: FollowApp): Promise<void> {
  await recordSearchedPictures(app)
  await loadPictures(app)
}

/** Stores the pictures that searches found, for any process to fetch. */
export async function recordSearchedPictures({ db, clock, pictureDirectory }: FollowApp): Promise<void> {
  const now = clock.now()
  const { missing, seen } = pictureDirectory.take(now)
  if (missing.length > 0 && (await insertPictures(db, missing, now)) > 0) await dropExcessPictures(db, BOUNDS)
  if (seen.length > 0) await touchPictures(db, seen, now)
}

/** Loads changed pictures. Each load causes prepared searches to be rebuilt. */
export async function loadPictures({ db, clock, pictureDirectory }: FollowApp): Promise<void> {
  const now = clock.now()
  const { checked } = pictureDirectory
  if (checked && Temporal.Instant.compare(now, checked.at.add(LOADED_FOR)) < 0) return
  const version = await findPicturesVersion(db)
  pictureDirectory.checked = { version, at: now }
  if (version !== checked?.version) pictureDirectory.load(await selectPictures(db))
}
