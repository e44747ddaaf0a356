import { newId } from '#kernel/ids.ts'
import type { App } from '#platform/app.ts'
import { insertGuest } from '../sessions/token.store.ts'
import { TOKEN_DAYS } from '../sessions/token.ts'

/** Creates a guest for each caller, because a booking needs an owner before a name is known. */
export async function createGuest(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { langId }: { langId: number },
): Promise<{ token: string; userId: string; tokenHash: Buffer }> {
  const userId = newId()
  const now = clock.now()
  const expiresAt = now.add({ hours: 24 * TOKEN_DAYS })
  return { userId, ...(await insertGuest(db, { userId, langId, now, expiresAt })) }
}
