import { z } from 'zod'
import { KnownEmailField } from '#kernel/contract.ts'
import { PassingReferralCode, UserContract } from '../account.contract.ts'
import { CheckedUpdateProfileBody } from '../profile/checked-phone.contract.ts'

const field = z.string().max(4096)

/** Fields of a browser client form; a provider may define further ones. */
export const AuthForm = z
  .object({
    csrfToken: field.exactOptional(),
    callbackUrl: field.exactOptional(),
    json: z.enum(['true', 'false']).exactOptional(),
  })
  .catchall(field)

/** The form that starts a sign-in. */
export const SignInForm = AuthForm.extend({ referral_code: PassingReferralCode })

/** The sign-in form; `remember_me` is text, as forms send it. */
export const SignInFields = z.object({
  email: KnownEmailField,
  password: z.string().min(1).max(200),
  remember_me: z.enum(['true', 'false']).default('false'),
})

export const UrlReply = z.object({
  url: z.string().meta({ description: 'Where to go; its query may carry an `error`' }),
})

export const CsrfReply = z.object({ csrfToken: z.string() })

export const ProvidersReply = z.record(
  z.string(),
  z.object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['credentials', 'email', 'oauth']),
    signinUrl: z.string(),
    callbackUrl: z.string(),
  }),
)

export const AuthSession = z.object({
  user: z.object({
    name: z.string(),
    email: z.string(),
    image: z.string().nullable(),
    isLoggedIn: z.literal(true),
    userData: UserContract,
  }),
  expires: z.iso.datetime(),
})
export type AuthSession = z.infer<typeof AuthSession>

/** The signed-in user. Without members if not signed in, or a guest. */
export const AuthSessionReply = AuthSession.partial()

/** Body of an `update` by the browser client. Without `data` the session is re-read. */
export const SessionUpdateBody = z.strictObject({
  csrfToken: field,
  data: CheckedUpdateProfileBody.partial().optional(),
})

/** A line of the browser client's log; long additions to it are truncated. */
export const ClientLogForm = z
  .object({ level: z.enum(['error', 'warn', 'debug']), code: z.string().max(200) })
  .catchall(z.string())
