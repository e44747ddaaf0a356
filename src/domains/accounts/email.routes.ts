import { createRoute, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { jsonBody, jsonReply, openApiApp, problemReplies, TRAVELLER_WRITE } from '#platform/http/openapi.ts'
import { fieldMessage, problem } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ChangeEmailBody } from './account.contract.ts'
import type { ChangeEmail, ChangeEmailFailure } from './change-email.usecase.ts'
import { originOf } from './request-origin.routes.ts'
import type { RequireTraveller, TravellerVariables } from './traveller.routes.ts'
import type { VerifyAgainFailure, VerifyEmailAgain } from './verify-email-again.usecase.ts'

type Needs = {
  verifyEmailAgain: VerifyEmailAgain
  changeEmail: ChangeEmail
  /** Lets through who has an account. */
  requireUser: RequireTraveller
  rateLimit: RateLimit
}

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

/** The field that a refused change is about. */
const FIELD_OF: Readonly<Record<string, string>> = { wrong_password: 'password', email_unchanged: 'email' }

/** An account's address: proving it, and changing it. */
export function emailRoutes({ verifyEmailAgain, changeEmail, requireUser, rateLimit }: Needs) {
  const mailed = jsonReply(z.object({ accepted: z.literal(true) }), 'A link is on its way')
  const again = createRoute({
    method: 'post',
    path: '/user/verify-email-again',
    summary: 'Mail another link to prove the address',
    middleware: [rateLimit('verify-email-again', 5), requireUser] as const,
    responses: { 202: mailed, ...problemReplies(401, 403, 409, 413, 415, 429) },
  })
  const change = createRoute({
    method: 'post',
    path: '/user/change-email',
    summary: 'Mail a link to another address, which takes over once the link is opened',
    middleware: [rateLimit('change-email', 5), requireUser] as const,
    request: { body: jsonBody(ChangeEmailBody) },
    responses: { 202: mailed, ...problemReplies(...TRAVELLER_WRITE, 422) },
  })

  return openApiApp<TravellerVariables>()
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
      const { code, detail } = asked.failure
      sayWhen(c, asked.failure)
      const path = FIELD_OF[code]
      const fields = path === undefined ? undefined : [{ path, code, message: fieldMessage(c, detail) }]
      return problem(c, changeStatus[code], asked.failure, fields)
    })
}

function sayWhen(c: Context, failure: { code: string } | { seconds: number }) {
  if ('seconds' in failure) c.header('retry-after', String(failure.seconds))
}
