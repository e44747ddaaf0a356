import type { Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { IssuedToken } from '../sessions/token.ts'
import type { User } from '../user.ts'
import { identityOf, type IdentityProvider } from './identity.ts'
import {
  signInWithIdentity,
  type IdentityFailure,
  type IdentitySignIn,
} from './sign-in-with-identity.usecase.ts'
import type { SignInApp } from './sign-in.usecase.ts'
import type { IdTokenFailure, VerifyIdToken } from './verify-id-token.ts'

export type SocialLoginFailure = IdTokenFailure | IdentityFailure

export type SocialLogin = Omit<IdentitySignIn, 'identity'> & {
  provider: IdentityProvider
  idToken: string
  nonce: string | null
}

declare module '#platform/app.ts' {
  interface App {
    verifyIdToken: VerifyIdToken
  }
}

/** Signs in with a token that another service has issued to an app or page of ours. */
export async function signInWithIdToken(
  app: SignInApp & Pick<App, 'verifyIdToken'>,
  { provider, idToken, nonce, ...visitor }: SocialLogin,
): Promise<Result<IssuedToken & { user: User }, SocialLoginFailure>> {
  const verified = await app.verifyIdToken({ provider, idToken, nonce })
  if (!verified.ok) return verified
  const { subject, claims } = verified.value
  return signInWithIdentity(app, { ...visitor, identity: identityOf(provider, subject, claims) })
}
