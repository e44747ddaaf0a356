import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalData } from './personal-data.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

/** Returns all data stored about a person, list by list. Null if the account does not exist. */
export type ExportData = (
  userId: string,
  /** Null if the staff export it for its owner. */
  origin: Origin | null,
) => Promise<{ user: User; at: Temporal.Instant; held: Record<string, object[]> } | null>

type Needs = {
  db: Db
  users: UserStore
  parts: readonly PersonalData[]
  writeSecurityEvent: WriteSecurityEvent
  clock: Clock
}

export function exportData({ db, users, parts, writeSecurityEvent, clock }: Needs): ExportData {
  return async (userId, origin) => {
    const user = await users.find(userId)
    if (!user) return null
    const now = clock.now()
    await writeSecurityEvent(db, { userId, kind: 'data_exported', now, origin })
    const owner = { userId, email: user.email, emailVerified: user.emailVerified }
    const held: Record<string, object[]> = {}
    for (const { read } of parts)
      for (const [name, list] of Object.entries(read)) held[name] = await list(owner)
    return { user, at: now, held }
  }
}
