import type { LangId } from '#kernel/locale.ts'
import type { Result } from '#kernel/result.ts'
import { identityOf, type IdentityProvider } from './identity.ts'
import type { IdentityFailure, SignInWithIdentity } from './sign-in-with-identity.usecase.ts'
import type { IssuedToken, Origin, Traveller } from '../sessions/token.ts'
import type { User } from '../user.ts'
import type { IdTokenFailure, VerifyIdToken } from './verify-id-token.ts'

export type SocialLoginFailure = IdTokenFailure | IdentityFailure

export type SocialLogin = (request: {
  provider: IdentityProvider
  idToken: string
  nonce: string | null
  langId: LangId
  referralCode: string | null
  before: Traveller | null
  origin: Origin
}) => Promise<Result<IssuedToken & { user: User }, SocialLoginFailure>>

type Needs = { verifyIdToken: VerifyIdToken; signInWithIdentity: SignInWithIdentity }

/** Signs in with a token that another service has issued to an app or page of ours. */
export function socialLogin({ verifyIdToken, signInWithIdentity }: Needs): SocialLogin {
  return async ({ provider, idToken, nonce, ...visitor }) => {
    const verified = await verifyIdToken({ provider, idToken, nonce })
    if (!verified.ok) return verified
    const { subject, claims } = verified.value
    return signInWithIdentity({ ...visitor, identity: identityOf(provider, subject, claims) })
  }
}
