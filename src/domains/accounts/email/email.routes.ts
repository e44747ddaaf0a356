import { EXAMPLE } from '#kernel/examples.ts'
import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import { jsonBody, jsonReply, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
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
import { problem } from '../account-problem.http.ts'

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

const verifyStatus = {
  link_over: 410,
  password_needed: 422,
  password_unset: 422,
  wrong_password: 422,
  too_many_attempts: 429,
  address_taken: 409,
} as const satisfies Record<VerifyEmailFailure['code'], number>

const againStatus = {
  sign_in_required: 401,
  email_proved: 409,
  link_too_soon: 429,
} as const satisfies Record<VerifyAgainFailure['code'], number>

const changeStatus = {
  sign_in_required: 401,
  email_unchanged: 422,
  wrong_password: 422,
  password_unset: 422,
  link_too_soon: 429,
  too_many_attempts: 429,
} as const satisfies Record<ChangeEmailFailure['code'], number>

/** The field that a refusal concerns. */
const FIELD_OF = {
  password_needed: 'password',
  wrong_password: 'password',
  email_unchanged: 'email',
} as const

/** Verifying and changing an account's address. */
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
    responses: {
      200: jsonReply(ProfileReply, 'The account, its address proved'),
      ...problemReplies(409, 410, 422),
    },
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
      sayWhen(c, verified.failure)
      return problem(c, verifyStatus[verified.failure.code], verified.failure, fieldsOf(verified.failure))
    })
    .openapi(again, async (c) => {
      const asked = await verifyEmailAgain(c.var.traveller.userId)
      if (asked.ok) return c.json({ accepted: true as const }, 202)
      sayWhen(c, asked.failure)
      return problem(c, againStatus[asked.failure.code], asked.failure)
    })
    .openapi(change, async (c) => {
      const { email, password } = c.req.valid('json')
      const { userId } = c.var.traveller
      const asked = await changeEmail({ userId, email, password, origin: originOf(c) })
      if (asked.ok) return c.json({ accepted: true as const }, 202)
      sayWhen(c, asked.failure)
      return problem(c, changeStatus[asked.failure.code], asked.failure, fieldsOf(asked.failure))
    })
}

function sayWhen(c: Context, failure: { code: string } | { seconds: number }) {
  if ('seconds' in failure) c.header('retry-after', String(failure.seconds))
}

function fieldsOf({ code }: { code: string }) {
  return isOfField(code) ? [{ path: FIELD_OF[code], code }] : undefined
}

function isOfField(code: string): code is keyof typeof FIELD_OF {
  return Object.hasOwn(FIELD_OF, code)
}
