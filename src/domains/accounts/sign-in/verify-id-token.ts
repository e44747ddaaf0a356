import type { Result } from '#kernel/result.ts'
import type { IdentityProvider } from './identity.ts'

export type IdTokenFailure =
  /** Nobody can sign in with this service here. */
  | { code: 'provider_unknown'; detail: string }
  /** Not the service's, not for us, over, or not for this nonce: which, is nobody's business but the log's. */
  | { code: 'id_token_refused'; detail: string; reason: string }
  | { code: 'provider_unavailable'; detail: string }

/** Reads the claims of a service's token, having held it to the service's own keys (OpenID Connect Core §3.1.3.7). */
export type VerifyIdToken = (token: {
  provider: IdentityProvider
  idToken: string
  /** What the token must repeat, where it was asked for with one. */
  nonce: string | null
}) => Promise<Result<{ subject: string; claims: Readonly<Record<string, unknown>> }, IdTokenFailure>>
