import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { writeSecurityEvent } from '../security-event.store.ts'
import type * as operations from './session-operations.contract.ts'
import { endAllTokens, endToken, endTokenById, listDeviceTokens } from './token.store.ts'
import type { Origin, Traveller } from './token.ts'

/** Lists an account's sessions, newest first. */
export async function listDevices(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { session }: Call<typeof operations.listDevices>,
) {
  const devices = await listDeviceTokens(db, session, clock.now())
  return {
    items: devices.map(({ signedInAt, expiresAt, ...device }) => ({
      ...device,
      signed_in_at: signedInAt.toString(),
      expires_at: expiresAt.toString(),
    })),
  }
}

/** Ends a session of an account, unless it was already signed out. */
export function endDevice(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, origin, body }: Call<typeof operations.endDevice>,
): Promise<Result<null, { code: 'device_not_found' }>> {
  return db.transaction().execute(async (tx) => {
    if (!(await endTokenById(tx, userId, body.id))) return fail({ code: 'device_not_found' })
    await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: clock.now(), origin })
    return ok(null)
  })
}

/** Ends every other session of an account. */
export function signOutEverywhere(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, session, origin }: Call<typeof operations.signOutEverywhere>,
): Promise<null> {
  return db.transaction().execute(async (tx) => {
    await endAllTokens(tx, userId, session.tokenHash)
    await writeSecurityEvent(tx, { userId, kind: 'signed_out_everywhere', now: clock.now(), origin })
    return null
  })
}

/** Ends the session of a request. */
export function signOut(
  { db, clock }: Pick<App, 'db' | 'clock'>,
  { userId, tokenHash }: Traveller,
  origin: Origin,
): Promise<void> {
  return db.transaction().execute(async (tx) => {
    await endToken(tx, tokenHash)
    await writeSecurityEvent(tx, { userId, kind: 'signed_out', now: clock.now(), origin })
  })
}
