import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { SHORT_TOKEN_HOURS, TOKEN_DAYS, type IssuedToken, type Origin, type Traveller } from './token.ts'
import type { TokenStore } from './token.store.ts'

export type StartSession = (
  tx: Db,
  session: {
    userId: string
    remember: boolean
    before: Traveller | null
    /** False if the guest's browser may belong to another person than the session's user. */
    claims?: boolean
    /** If true, the user has passed a second step, or signed in with a passkey, which covers both steps. */
    secondStep?: boolean
    origin: Origin
  },
) => Promise<IssuedToken>

declare module '#platform/app.ts' {
  interface App {
    startSession: StartSession
  }
}

type Needs = {
  tokens: TokenStore
  /** Transfers a guest's cart and bookings to the user they signed in as. */
  claim: (tx: Db, guestId: string, userId: string) => Promise<void>
  newToken: () => string
  sha256: (text: string) => Buffer
  clock: Clock
}

/**
 * Issues a new token after authentication. The previous one ends, against session fixation by a planted token.
 * Everything the user did as a guest is transferred to the account.
 */
export function startSession({ tokens, claim, newToken, sha256, clock }: Needs): StartSession {
  return async (tx, { userId, remember, before, claims = true, secondStep = false, origin }) => {
    const now = clock.now()
    const expiresAt = now.add({ hours: remember ? TOKEN_DAYS * 24 : SHORT_TOKEN_HOURS })
    const token = newToken()
    await tokens.insert(tx, {
      userId,
      hash: sha256(token),
      now,
      expiresAt,
      secondStepAt: secondStep ? now : null,
      ...origin,
    })
    if (claims && before?.role === 'guest') await claim(tx, before.userId, userId)
    if (before) await tokens.end(tx, before.tokenHash)
    return { token, expiresAt }
  }
}
