import type { App } from '#platform/app.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type { Origin } from '../sessions/token.ts'
import { toUser } from '../user-reply.ts'
import type { AccountExport } from './personal-data.contract.ts'
import { findUser } from '../user.store.ts'

/** Exports all data stored about a person, list by list. Null if the account does not exist. */
export async function exportData(
  { db, clock, personalData }: Pick<App, 'db' | 'clock' | 'personalData'>,
  userId: string,
  /** Null if the staff export it for its owner. */
  origin: Origin | null,
): Promise<AccountExport | null> {
  const user = await findUser(db, userId)
  if (!user) return null
  const now = clock.now()
  await writeSecurityEvent(db, { userId, kind: 'data_exported', now, origin })
  const owner = { userId, email: user.email, emailVerified: user.emailVerified }
  const stored: AccountExport['held'] = {}
  for (const { read } of personalData)
    for (const [name, list] of Object.entries(read))
      stored[name] = (await list(owner)) as AccountExport['held'][string]
  return { exported_at: now.toString(), profile: toUser(user), held: stored }
}
