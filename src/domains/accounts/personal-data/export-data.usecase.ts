import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { PersonalData } from './personal-data.ts'
import type { WriteSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { UserStore } from '../user.store.ts'

/** Rows stored about a person, by the name of their list. */
type StoredLists = Record<string, Record<string, unknown>[]>

/** Returns all data stored about a person, list by list. Null if the account does not exist. */
export type ExportData = (
  userId: string,
  /** Null if the staff export it for its owner. */
  origin: Origin | null,
) => Promise<{ user: User; at: Temporal.Instant; held: StoredLists } | null>

declare module '#platform/app.ts' {
  interface App {
    exportData: ExportData
  }
}

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
    const held: StoredLists = {}
    for (const { read } of parts)
      for (const [name, list] of Object.entries(read)) held[name] = (await list(owner)) as StoredLists[string]
    return { user, at: now, held }
  }
}
