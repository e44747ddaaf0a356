import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload, type JWTVerifyGetKey } from 'jose'
import { z } from 'zod'
import type { IdentityProvider } from '#domains/accounts/sign-in/identity.ts'
import type { VerifyIdToken } from '#domains/accounts/sign-in/verify-id-token.ts'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok } from '#kernel/result.ts'

/** Issuer and audience of a service's tokens. */
export type IdTokenIssuer = { issuer: string; clientId: string }

/** Alternative issuer names of a service (Google's reference for its ID tokens names both). */
const ALSO_KNOWN_AS: Readonly<Record<string, readonly string[]>> = {
  'https://accounts.google.com': ['accounts.google.com'],
}

/** Signature algorithms of the services; never one with a shared secret, and never `none`. */
const ALGORITHMS = ['RS256', 'ES256']

const TIMEOUT_MS = 5000

const Discovery = z.object({ issuer: z.string(), jwks_uri: z.url({ protocol: /^https?$/ }) })

const unavailable = {
  code: 'provider_unavailable',
  detail: 'The service to sign in with does not answer just now',
} as const

/** Verifies tokens with the keys that their service publishes; the keys are fetched on first use and cached. */
export function idTokens(
  issuers: Partial<Record<IdentityProvider, IdTokenIssuer>>,
  clock: Clock,
): VerifyIdToken {
  const keysOf = new Map<string, JWTVerifyGetKey>()

  async function keys(issuer: string): Promise<JWTVerifyGetKey> {
    const cached = keysOf.get(issuer)
    if (cached) return cached
    const found = createRemoteJWKSet(await keysAddress(issuer), { timeoutDuration: TIMEOUT_MS })
    keysOf.set(issuer, found)
    return found
  }

  return async ({ provider, idToken, nonce }) => {
    const known = issuers[provider]
    if (!known) return fail({ code: 'provider_unknown', detail: 'Nobody signs in with this service here' })
    const { issuer, clientId } = known
    try {
      const { payload } = await jwtVerify(idToken, await keys(issuer), {
        issuer: [issuer, ...(ALSO_KNOWN_AS[issuer] ?? [])],
        audience: clientId,
        algorithms: ALGORITHMS,
        requiredClaims: ['sub', 'exp', 'iat'],
        currentDate: new Date(clock.now().epochMilliseconds),
      })
      const reason = faultOf(payload, { clientId, nonce })
      return reason === null ? ok({ subject: String(payload.sub), claims: payload }) : rejected(reason)
    } catch (error) {
      if (error instanceof errors.JOSEError && REJECTION_CODES.has(error.code)) return rejected(error.code)
      return fail(unavailable)
    }
  }
}

const REJECTION_CODES: ReadonlySet<string> = new Set([
  errors.JOSEAlgNotAllowed.code,
  errors.JOSENotSupported.code,
  errors.JWKSMultipleMatchingKeys.code,
  errors.JWKSNoMatchingKey.code,
  errors.JWSInvalid.code,
  errors.JWSSignatureVerificationFailed.code,
  errors.JWTClaimValidationFailed.code,
  errors.JWTExpired.code,
  errors.JWTInvalid.code,
])

function rejected(reason: string) {
  return fail({ code: 'id_token_refused', detail: 'This is no token of the service for us', reason })
}

/** Checks that the library leaves to us: the subject, further audiences and the nonce. */
function faultOf(
  { sub, aud, azp, nonce: repeated }: JWTPayload,
  { clientId, nonce }: { clientId: string; nonce: string | null },
): string | null {
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return 'subject'
  if (Array.isArray(aud) && aud.length > 1 && azp !== clientId) return 'authorized party'
  return nonce !== null && repeated !== nonce ? 'nonce' : null
}

/**
 * Returns the URL of an issuer's keys (OpenID Connect Discovery §4). Throws for a document that names another issuer.
 */
async function keysAddress(issuer: string): Promise<URL> {
  const reply = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const discovery = Discovery.parse(await reply.json())
  if (discovery.issuer !== issuer) throw new Error(`${issuer} says that it is ${discovery.issuer}`)
  return new URL(discovery.jwks_uri)
}
