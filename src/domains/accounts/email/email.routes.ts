import { EXAMPLE } from '#kernel/examples.ts'
import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
} from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ChangeEmailBody, ProfileReply, VerifyEmailBody } from '../account.contract.ts'
import type { ChangeEmail, ChangeEmailFailure } from './change-email.usecase.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import type { FindTraveller } from '../sessions/find-traveller.http.ts'
import {
  findCaller,
  type CallerVariables,
  type RequireRole,
  type TravellerVariables,
} from '../sessions/require-role.middleware.ts'
import type { SessionCookies } from '../sessions/session-cookies.http.ts'
import { toUser } from '../user-reply.ts'
import type { VerifyAgainFailure, VerifyEmailAgain } from './verify-email-again.usecase.ts'
import type { VerifyEmail, VerifyEmailFailure } from './verify-email.usecase.ts'
import { refusedBy } from '../account-problem.http.ts'

type Needs = {
  verifyEmail: VerifyEmail
  verifyEmailAgain: VerifyEmailAgain
  changeEmail: ChangeEmail
  /** Admits only callers with an account. */
  requireRole: RequireRole
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

const verifyRefused = refusedBy({
  link_over: 410,
  password_needed: 422,
  password_unset: 422,
  wrong_password: 422,
  too_many_attempts: 429,
  address_taken: 409,
} as const satisfies Record<VerifyEmailFailure['code'], number>)

const againRefused = refusedBy({
  sign_in_required: 401,
  email_proved: 409,
  link_too_soon: 429,
} as const satisfies Record<VerifyAgainFailure['code'], number>)

const changeRefused = refusedBy({
  sign_in_required: 401,
  email_unchanged: 422,
  wrong_password: 422,
  password_unset: 422,
  link_too_soon: 429,
  too_many_attempts: 429,
} as const satisfies Record<ChangeEmailFailure['code'], number>)

/** The field that a failure concerns. */
const FIELD_OF = {
  password_needed: 'password',
  wrong_password: 'password',
  email_unchanged: 'email',
} as const

/** Routes to verify and change an account's address. */
export function emailRoutes(needs: Needs) {
  const { verifyEmail, verifyEmailAgain, changeEmail, requireRole, rateLimit } = needs
  const mailed = jsonReply(z.object({ accepted: z.literal(true) }), 'A link is on its way')
  const verify = createRoute({
    method: 'post',
    path: '/verify-email',
    summary:
      'Prove an address by the secret mailed to it, with a sign-in or the password of its account; one that is to come takes over',
    limit: rateLimit('verify-email', 20),
    access: findCaller(needs.findTraveller, needs.cookies),
    request: {
      body: jsonBody(VerifyEmailBody, { secret: EXAMPLE.secret, password: EXAMPLE.password, lang_id: 1 }),
    },
    responses: jsonReplies(200, ProfileReply, 'The account, its address proved', 409, 410, 422),
  })
  const again = createRoute({
    method: 'post',
    path: '/user/verify-email-again',
    summary: 'Mail another link to prove the address',
    limit: rateLimit('verify-email-again', 5),
    access: requireRole('account'),
    responses: { 202: mailed, ...problemReplies(409) },
  })
  const change = createRoute({
    method: 'post',
    path: '/user/change-email',
    summary: 'Mail a link to another address, which takes over once the link is opened',
    limit: rateLimit('change-email', 5, { writesToTyped: true }),
    access: requireRole('account'),
    request: {
      body: jsonBody(ChangeEmailBody, { email: 'moved@example.com', password: EXAMPLE.password, lang_id: 1 }),
    },
    responses: { 202: mailed, ...problemReplies(404, 422) },
  })

  return openApiApp<TravellerVariables & CallerVariables>()
    .openapi(verify, async (c) => {
      const { secret, password } = c.req.valid('json')
      const verified = await verifyEmail({ secret, caller: c.var.caller, password, origin: originOf(c) })
      if (verified.ok) return c.json({ user: toUser(verified.value) }, 200)
      return verifyRefused(c, verified.failure, fieldsOf(verified.failure))
    })
    .openapi(again, async (c) => {
      const asked = await verifyEmailAgain(c.var.traveller.userId)
      return asked.ok ? c.json({ accepted: true as const }, 202) : againRefused(c, asked.failure)
    })
    .openapi(change, async (c) => {
      const { email, password } = c.req.valid('json')
      const { userId } = c.var.traveller
      const asked = await changeEmail({ userId, email, password, origin: originOf(c) })
      if (asked.ok) return c.json({ accepted: true as const }, 202)
      return changeRefused(c, asked.failure, fieldsOf(asked.failure))
    })
}

function fieldsOf({ code }: { code: string }) {
  return isOfField(code) ? [{ path: FIELD_OF[code], code }] : undefined
}

function isOfField(code: string): code is keyof typeof FIELD_OF {
  return Object.hasOwn(FIELD_OF, code)
}
