import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { addTokenPair, endTripSession, takeRefreshToken } from '../sessions/trip-session.store.ts'
import type { TokenPair } from '../sessions/trip-session.ts'
import { writeTripAudit } from '../trip-audit.store.ts'

export type RefreshFailure =
  | { code: 'token_expired'; detail: string }
  | { code: 'token_reused'; detail: string }

type Refresh = Result<TokenPair, RefreshFailure>

/**
 * Returns a new pair of tokens for a refresh token, once. A reused token may be stolen, from its owner or by them, so
 * the whole family ends (decision 0019).
 */
export function refreshToken({ db, clock }: Pick<App, 'db' | 'clock'>, refresh: string): Promise<Refresh> {
  return db.transaction().execute(async (tx): Promise<Refresh> => {
    const now = clock.now()
    const used = await takeRefreshToken(tx, refresh, now)
    if (used.kind === 'dead')
      return fail({ code: 'token_expired', detail: 'This refresh token is unknown or over' })
    if (used.kind === 'reused') {
      await endTripSession(tx, used.sessionId, now)
      await writeTripAudit(tx, {
        by: used,
        action: 'reuse_token',
        subject: { kind: 'session', id: used.sessionId },
        now,
      })
      return fail({
        code: 'token_reused',
        detail: 'This refresh token was used before: its sign-in has ended',
      })
    }
    return ok(await addTokenPair(tx, used.sessionId, now))
  })
}
