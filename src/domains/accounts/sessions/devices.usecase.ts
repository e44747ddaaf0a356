import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type * as operations from './session-operations.contract.ts'
import type { Origin, Traveller } from './token.ts'

/** Lists an account's sessions, newest first. */
export async function listDevices(
  { tokens, clock }: Pick<App, 'tokens' | 'clock'>,
  { session }: Call<typeof operations.listDevices>,
) {
  const found = await tokens.listOf(session, clock.now())
  return {
    items: found.map(({ signedInAt, expiresAt, ...one }) => ({
      ...one,
      signed_in_at: signedInAt.toString(),
      expires_at: expiresAt.toString(),
    })),
  }
}

/** Ends a session of an account, unless it was already signed out. */
export function endDevice(
  { db, tokens, clock }: Pick<App, 'db' | 'tokens' | 'clock'>,
  { userId, origin, body }: Call<typeof operations.endDevice>,
): Promise<Result<null, { code: 'device_not_found' }>> {
  return db.transaction().execute(async (tx) => {
    if (!(await tokens.endOne(tx, userId, body.id))) return fail({ code: 'device_not_found' })
    await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: clock.now(), origin })
    return ok(null)
  })
}

/** Ends every other session of an account. */
export function signOutEverywhere(
  { db, tokens, clock }: Pick<App, 'db' | 'tokens' | 'clock'>,
  { userId, session, origin }: Call<typeof operations.signOutEverywhere>,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    await tokens.endAll(tx, userId, session.tokenHash)
    await writeSecurityEvent(tx, { userId, kind: 'signed_out_everywhere', now: clock.now(), origin })
    return null
  })
}

/** Ends the session of a request. */
export function signOut(
  { db, tokens, clock }: Pick<App, 'db' | 'tokens' | 'clock'>,
  { userId, tokenHash }: Traveller,
  origin: Origin,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await tokens.end(tx, tokenHash)
    await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: clock.now(), origin })
  })
}
