import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { langIdOf } from '#kernel/locale.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { KnownBrowsers } from '#platform/http/known-browser.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { signInAddressOf } from './sign-in-address.ts'
import type { AnyEmbedder } from '../trip-caller.middleware.ts'
import type { TripVariables } from '../trip-caller.ts'
import type { createOtp, CreateOtpFailure, OtpRequest } from './create-otp.usecase.ts'
import { OtpBody, OtpReply } from './otp.contract.ts'
import { RESEND_SECONDS } from './otp.ts'
import { refusedBy } from '../identity-problem.http.ts'

const rejected = refusedBy({
  otp_too_soon: 429,
  too_many_attempts: 429,
  sms_off: 422,
} as const satisfies Record<CreateOtpFailure['code'], number>)

export type OtpRoutesApp = {
  tripBrowsers: Pick<KnownBrowsers, 'isKnown'>
  anyEmbedder: AnyEmbedder
  rateLimit: RateLimit
}

/** Routes for one-time codes to sign in to trips. A known browser is recognised by its cookie. */
export function otpRoutes(
  { tripBrowsers, anyEmbedder, rateLimit }: OtpRoutesApp,
  create: (request: OtpRequest) => ReturnType<typeof createOtp>,
) {
  const route = createRoute({
    method: 'post',
    path: '/api/o/otp/create',
    summary:
      'Send a code of six digits to a mobile number or an e-mail address, good for 5 minutes and 5 tries',
    limit: rateLimit('one-time-codes', 30),
    access: anyEmbedder,
    request: { body: jsonBody(OtpBody, { email: EXAMPLE.person.email }) },
    responses: jsonReplies(202, OtpReply, 'On its way; the same whether or not the address is known', 422),
  })
  return openApiApp<Pick<TripVariables, 'embeddingKey'>>().openapi(route, async (c) => {
    const address = signInAddressOf(c.req.valid('json'))
    const created = await create({
      address,
      langId: langIdOf(languageOfRequest(c)),
      networkAddress: addressOf(c),
      keyId: c.var.embeddingKey?.id ?? null,
      isKnown: tripBrowsers.isKnown(c, address.to),
    })
    if (!created.ok) return rejected(c, created.failure)
    const { id, expiresAt } = created.value
    c.header('cache-control', 'no-store')
    return c.json({ otp_id: id, expires_at: expiresAt.toString(), resend_after: RESEND_SECONDS }, 202)
  })
}
