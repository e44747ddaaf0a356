import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { ProfileChange } from '../user.store.ts'
import type { User } from '../user.ts'
import type { AuthError, AuthErrorCode } from './auth-error.contract.ts'
import type { AuthSession } from './auth.contract.ts'

/** Who makes a request of the browser client. */
export type Visitor = {
  before: Traveller | null
  origin: Origin
  langId: 1 | 2
  /** What they took along to another service. */
  referralCode: string | null
}

/** One request of the browser client, and what it came to beside its answer. */
export type AuthTurn = {
  readonly visitor: Visitor
  /** What is to change of the account. */
  readonly change: ProfileChange | undefined
  /** Somebody has just signed in. */
  started: { session: IssuedToken & { user: User }; remember: boolean } | null
  /** Who was found to be signed in. */
  found: { user: User; session: AuthSession } | null
  /** Why nobody was signed in by a link that was good. */
  refused: AuthErrorCode | null
  /** Why the way back from another service led nowhere. */
  callbackError: AuthError | null
  /** Seconds until a password is looked at again. */
  wait: number | null
  /** The session there was has ended. */
  ended: boolean
}

export function newTurn(visitor: Visitor, change?: ProfileChange): AuthTurn {
  return {
    visitor,
    change,
    started: null,
    found: null,
    refused: null,
    callbackError: null,
    wait: null,
    ended: false,
  }
}
