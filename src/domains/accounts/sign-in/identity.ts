import { EmailField } from '#kernel/contract.ts'
import type { IDENTITY_PROVIDERS } from './social-login.contract.ts'

export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number]

/** Who another service says that somebody is. */
export type Identity = {
  provider: IdentityProvider
  /** What the service calls them; an address may change hands, this does not. */
  subject: string
  /** Null also for what is no address as we take them: in small letters some others become one that is somebody's. */
  email: string | null
  /** Whether the service says that it has seen them read mail there. */
  emailVerified: boolean
  firstName: string
  lastName: string
}

const LONGEST_NAME = 60

/** An identity from the claims of a service (OpenID Connect Core §5.1), or from a profile that is like them. */
export function identityOf(
  provider: IdentityProvider,
  subject: string,
  claims: Readonly<Record<string, unknown>>,
): Identity {
  const [first, ...rest] = text(claims.name).split(/\s+/)
  return {
    provider,
    subject,
    email: EmailField.safeParse(text(claims.email)).data ?? null,
    emailVerified: claims.email_verified === true || claims.email_verified === 'true',
    firstName: (text(claims.given_name) || (first ?? '')).slice(0, LONGEST_NAME),
    lastName: (text(claims.family_name) || rest.join(' ')).slice(0, LONGEST_NAME),
  }
}

/** Without control characters; empty for what is no text. */
function text(claim: unknown): string {
  return typeof claim === 'string' ? claim.replaceAll(/\p{Cc}/gu, '').trim() : ''
}
