import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { WriteTripAudit } from '../trip-audit.store.ts'
import type { IssueTokens } from '../sessions/issue-tokens.service.ts'
import type { TripSessionStore } from '../sessions/trip-session.store.ts'
import type { TokenPair } from '../sessions/trip-session.ts'

export type RefreshFailure =
  | { code: 'token_expired'; detail: string }
  | { code: 'token_reused'; detail: string }

type Refreshed = Result<TokenPair, RefreshFailure>

/**
 * Returns a new pair of tokens for a refresh token, once. A reused token may be stolen, from its owner or by them, so
 * the whole family ends (decision 0019).
 */
export type RefreshToken = (refresh: string) => Promise<Refreshed>

type Needs = {
  db: Db
  sessions: Pick<TripSessionStore, 'useRefresh' | 'addPair' | 'end'>
  issueTokens: IssueTokens
  writeAudit: WriteTripAudit
  sha256: (text: string) => Buffer
  clock: Clock
}

export function refreshToken({ db, sessions, issueTokens, writeAudit, sha256, clock }: Needs): RefreshToken {
  return (refresh) =>
    db.transaction().execute(async (tx): Promise<Refreshed> => {
      const now = clock.now()
      const used = await sessions.useRefresh(tx, sha256(refresh), now)
      if (used.kind === 'dead')
        return fail({ code: 'token_expired', detail: 'This refresh token is unknown or over' })
      if (used.kind === 'reused') {
        await sessions.end(tx, used.sessionId, now)
        await writeAudit(tx, {
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
      const { pair, hashed } = issueTokens(now)
      await sessions.addPair(tx, used.sessionId, hashed)
      return ok(pair)
    })
}
