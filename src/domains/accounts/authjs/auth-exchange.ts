import type { LangId } from '#kernel/locale.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { ProfileChange } from '../user.store.ts'
import type { User } from '../user.ts'
import type { AuthError, AuthErrorCode } from './auth-error.contract.ts'
import type { AuthSession } from './auth.contract.ts'

/** The sender of a browser client request. */
export type Visitor = {
  before: Traveller | null
  origin: Origin
  langId: LangId
  /** If true, the browser has signed in before with the address for which it requests a link. */
  knownBrowser: boolean
  /** The referral code to keep during sign-in with another service. */
  referralCode: string | null
}

/** A request of the browser client, and its results other than the response. */
export type AuthExchange = {
  readonly visitor: Visitor
  /** Profile changes to apply to the account. */
  readonly change: ProfileChange | undefined
  /** A session that has just started. */
  started: { session: IssuedToken & { user: User }; remember: boolean } | null
  /** The user found to be signed in. */
  found: { user: User; session: AuthSession } | null
  /** Why a valid link did not sign in. */
  rejection: AuthErrorCode | null
  /** Why the callback from another service failed. */
  callbackError: AuthError | null
  /** Seconds until another password attempt is accepted. */
  wait: number | null
  /** The existing session has ended. */
  ended: boolean
}

export function newAuthExchange(visitor: Visitor, change?: ProfileChange): AuthExchange {
  return {
    visitor,
    change,
    started: null,
    found: null,
    rejection: null,
    callbackError: null,
    wait: null,
    ended: false,
  }
}
