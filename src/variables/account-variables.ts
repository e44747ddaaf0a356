import { z } from 'zod'
import { httpUrl } from '#platform/http/http-url.ts'

const IDENTITY_PROVIDERS = ['GOOGLE', 'FACEBOOK', 'APPLE'] as const

/** Variables of sign-in. */
export const accountVariables = {
  AUTH_GOOGLE_ID: clientId('Google'),
  AUTH_GOOGLE_SECRET: clientSecret('Google'),
  AUTH_GOOGLE_ISSUER: issuer('https://accounts.google.com'),
  AUTH_FACEBOOK_ID: clientId('Facebook'),
  AUTH_FACEBOOK_SECRET: clientSecret('Facebook'),
  AUTH_FACEBOOK_ISSUER: issuer('https://limited.facebook.com'),
  AUTH_APPLE_ID: clientId('Apple'),
  AUTH_APPLE_SECRET: clientSecret('Apple'),
  AUTH_APPLE_ISSUER: issuer('https://appleid.apple.com'),
  BREACHED_PASSWORDS_URL: httpUrl.optional().meta({
    description:
      'refuses leaked passwords: https://api.pwnedpasswords.com, or another service with its range API',
  }),
  SESSION_POLL_SECONDS: z.coerce.number().int().min(1).max(86_400).optional().meta({
    description: 'how often an open page asks whether its sign-in still holds',
    unset: 'never',
  }),
}

const AccountVariables = z.object(accountVariables)
type AccountSettings = z.infer<typeof AccountVariables>

function clientId(provider: string) {
  return z
    .string()
    .optional()
    .meta({
      description: `our application at ${provider}, to sign in with; its callback is /api/auth/callback/${provider.toLowerCase()}`,
    })
}

function clientSecret(provider: string) {
  return z
    .string()
    .optional()
    .meta({ description: `the secret of our application at ${provider}` })
}

function issuer(address: string) {
  return httpUrl.default(address).meta({
    description: 'whose ID tokens social-login believes; at Google and Apple also where people are sent',
  })
}

/** Identity providers with an id but no secret, or the reverse. */
export function identityFaults(settings: AccountSettings): string[] {
  return IDENTITY_PROVIDERS.filter(
    (name) => (settings[`AUTH_${name}_ID`] === undefined) !== (settings[`AUTH_${name}_SECRET`] === undefined),
  ).map((name) => `AUTH_${name}_ID: goes with AUTH_${name}_SECRET`)
}

/** Returns the available identity providers: those at which we have a registered client. */
export function identityProvidersOf(settings: AccountSettings) {
  const client = (name: (typeof IDENTITY_PROVIDERS)[number]) => {
    const { [`AUTH_${name}_ID` as const]: id, [`AUTH_${name}_SECRET` as const]: secret } = settings
    if (id === undefined || secret === undefined) return undefined
    return { clientId: id, clientSecret: secret, issuer: settings[`AUTH_${name}_ISSUER`] }
  }
  const [google, facebook, apple] = [client('GOOGLE'), client('FACEBOOK'), client('APPLE')]
  return { ...(google && { google }), ...(facebook && { facebook }), ...(apple && { apple }) }
}
