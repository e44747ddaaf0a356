import type { App } from '#platform/app.ts'
import type { Db } from '#platform/db/database.ts'
import { endToken, issueToken } from './token.store.ts'
import { SHORT_TOKEN_HOURS, TOKEN_DAYS, type IssuedToken, type Origin, type Traveller } from './token.ts'

type NewSession = {
  userId: string
  remember: boolean
  before: Traveller | null
  /** False if the guest's browser may belong to another person than the session's user. */
  claims?: boolean
  /** If true, the user has passed a second step, or signed in with a passkey, which covers both steps. */
  secondStep?: boolean
  origin: Origin
}

declare module '#platform/app.ts' {
  interface App {
    /** Transfers a guest's cart and bookings to the user they signed in as. */
    claimBookings: (tx: Db, guestId: string, userId: string) => Promise<void>
  }
}

/** The parts of the app that start a session. */
export type SessionApp = Pick<App, 'clock' | 'claimBookings'>

/**
 * Issues a new token after authentication. The previous one ends, against session fixation by a planted token.
 * Everything the user did as a guest is transferred to the account.
 */
export async function startSession(
  { clock, claimBookings }: SessionApp,
  tx: Db,
  { userId, remember, before, claims = true, secondStep = false, origin }: NewSession,
): Promise<IssuedToken> {
  const now = clock.now()
  const expiresAt = now.add({ hours: remember ? TOKEN_DAYS * 24 : SHORT_TOKEN_HOURS })
  const secondStepAt = secondStep ? now : null
  const token = await issueToken(tx, { userId, now, expiresAt, secondStepAt, ...origin })
  if (claims && before?.role === 'guest') await claimBookings(tx, before.userId, userId)
  if (before) await endToken(tx, before.tokenHash)
  return { token, expiresAt }
}
