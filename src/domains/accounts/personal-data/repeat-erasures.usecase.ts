import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import type { Erasure } from '#platform/db/erasure.ts'
import { eraseAccountData, type ErasingApp } from './erase-account.service.ts'
import { erasureStore, type ErasureStore } from './erasure.store.ts'
import { findUser } from '../user.store.ts'

type RepeatingApp = ErasingApp & Pick<App, 'db' | 'log' | 'eraseTripProfile'>

/**
 * Repeats erasures of people whom a restored backup brought back. Those who still cannot be erased stay for the next
 * run.
 */
export async function repeatErasures(app: RepeatingApp): Promise<void> {
  const erasures = erasureStore(app.db)
  for (const subject of await erasures.toRepeat()) {
    const rejected = await app.db
      .transaction()
      .execute(async (tx) => {
        if (!(await erasures.end(tx, subject))) return
        const reason = await rejectionOf(app, tx, erasures, subject)
        if (reason !== null) throw new Rejected(reason)
      })
      .catch((error: unknown) => {
        if (error instanceof Rejected) return error
        throw error
      })
    if (rejected)
      app.log.warn(
        { ...subject, why: rejected.message },
        'whom a backup brought back is not erased again yet',
      )
  }
}

/** Returns the code of a rejection. Null if the person is erased. */
async function rejectionOf(
  app: RepeatingApp,
  tx: Db,
  erasures: ErasureStore,
  subject: Pick<Erasure, 'kind' | 'id'>,
): Promise<string | null> {
  if (!(await erasures.isThere(tx, subject))) return null
  if (subject.kind === 'profile') return (await app.eraseTripProfile(tx, subject.id)) ? null : 'trips_open'
  const user = await findUser(app.db, subject.id)
  if (!user) return null
  // They had requested it, with the required authentication at that time.
  const erased = await eraseAccountData(app, tx, user, { secondStep: true })
  return erased.ok ? null : erased.failure.code
}

/** Rolls back the erasure of one person. */
class Rejected extends Error {}
