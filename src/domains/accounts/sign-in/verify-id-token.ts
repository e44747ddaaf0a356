import type { Result } from '#kernel/result.ts'
import type { IdentityProvider } from './identity.ts'

export type IdTokenFailure =
  /** Sign-in with this service is not configured here. */
  | { code: 'provider_unknown'; detail: string }
  /** Wrong issuer or audience, expired, or another nonce: only the log states which. */
  | { code: 'id_token_refused'; detail: string; reason: string }
  | { code: 'provider_unavailable'; detail: string }

/** Reads a token's claims after verifying it with the service's keys (OpenID Connect Core §3.1.3.7). */
export type VerifyIdToken = (token: {
  provider: IdentityProvider
  idToken: string
  /** The nonce that the token must repeat, if one was requested. */
  nonce: string | null
}) => Promise<Result<{ subject: string; claims: Readonly<Record<string, unknown>> }, IdTokenFailure>>
