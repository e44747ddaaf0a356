import { emailAddress } from '#kernel/email-address.ts'
import type { IDENTITY_PROVIDERS } from './social-login.contract.ts'

export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number]

/** A user's identity as another service asserts it. */
export type Identity = {
  provider: IdentityProvider
  /** The service's id for the user. An address may change hands, this does not. */
  subject: string
  /** Null also for an invalid address: lower-casing could turn some into another user's address. */
  email: string | null
  /** True if the service asserts that it has verified the address. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

const LONGEST_NAME = 60

/** Returns an identity from the claims of a service (OpenID Connect Core §5.1), or from a similar profile. */
export function identityOf(
  provider: IdentityProvider,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): Identity {
  const [first, ...rest] = text(claims.name).split(/\s+/)
  return {
    provider,
    subject,
    // Not normalised like pasted text: an address that only becomes a user's by folding is not theirs.
    email: emailAddress(text(claims.email)),
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: (text(claims.given_name) || (first ?? '')).slice(0, LONGEST_NAME),
    lastName: (text(claims.family_name) || rest.join(' ')).slice(0, LONGEST_NAME),
  }
}

/** Returns text without control characters; empty unless the claim is a string. */
function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.replaceAll(/\p{Cc}/gu, '').trim() : ''
}
