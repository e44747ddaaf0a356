import type { Db } from '#platform/db/database.ts'
import type { Erasure } from '#platform/db/erasure.ts'
import type { UserStore } from '../user.store.ts'
import type { EraseAccount } from './erase-account.service.ts'
import type { ErasureStore } from './erasure.store.ts'

type Subject = Pick<Erasure, 'kind' | 'id'>

/**
 * Repeats erasures of people whom a restored backup brought back. Those who still cannot be erased stay for the next
 * run.
 */
export type RepeatErasures = () => Promise<void>

type Needs = {
  db: Db
  erasures: Pick<ErasureStore, 'toRepeat' | 'end' | 'isThere'>
  users: Pick<UserStore, 'find'>
  eraseAccount: EraseAccount
  /** Erases a trips profile in the caller's transaction. False if one of its trips is not over. */
  eraseProfile: (tx: Db, profileId: string) => Promise<boolean>
  /** `why`: the code of the rejection. */
  onRefused: (subject: Subject & { why: string }) => void
}

export function repeatErasures({
  db,
  erasures,
  users,
  eraseAccount,
  eraseProfile,
  onRefused,
}: Needs): RepeatErasures {
  /** Returns the reason for a rejection. Null if the person is erased. */
  async function refusalOf(tx: Db, subject: Subject): Promise<string | null> {
    if (!(await erasures.isThere(tx, subject))) return null
    if (subject.kind === 'profile') return (await eraseProfile(tx, subject.id)) ? null : 'trips_open'
    const user = await users.find(subject.id)
    if (!user) return null
    // They had requested it, with the required authentication at that time.
    const erased = await eraseAccount(tx, user, { secondStep: true })
    return erased.ok ? null : erased.failure.code
  }

  return async () => {
    for (const subject of await erasures.toRepeat()) {
      const refused = await db
        .transaction()
        .execute(async (tx) => {
          if (!(await erasures.end(tx, subject))) return
          const why = await refusalOf(tx, subject)
          if (why !== null) throw new Refused(why)
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return error
          throw error
        })
      if (refused) onRefused({ ...subject, why: refused.message })
    }
  }
}

/** Rolls back the erasure of one person. */
class Refused extends Error {}
