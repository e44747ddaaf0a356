import { MADE_PASSKEY_EXAMPLE } from './passkey-examples.ts'
import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { Context } from 'hono'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
} from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import type { Traveller } from '../sessions/token.ts'
import type { RequireRole, TravellerVariables } from '../sessions/require-role.middleware.ts'
import type { OneTimeCodes } from './one-time-codes.usecase.ts'
import type { AccountPasskeys } from './passkeys.usecase.ts'
import type { ReadSecondStep } from './read-second-step.service.ts'
import type { RenewRecoveryCodes } from './renew-recovery-codes.usecase.ts'
import type { SecondStepFailure } from './second-step-failure.ts'
import * as contract from './second-step.contract.ts'
import { refusedBy } from '../account-problem.http.ts'

type Needs = {
  readSecondStep: ReadSecondStep
  oneTimeCodes: OneTimeCodes
  accountPasskeys: AccountPasskeys
  renewRecoveryCodes: RenewRecoveryCodes
  /** Admits only callers with an account. */
  requireRole: RequireRole
  rateLimit: RateLimit
}

const refusedWith = refusedBy({
  sign_in_required: 401,
  passkey_not_found: 404,
  codes_on: 409,
  codes_off: 409,
  codes_not_begun: 409,
  passkey_known: 409,
  too_many_passkeys: 409,
  second_step_off: 409,
  challenge_over: 410,
  wrong_password: 422,
  password_unset: 422,
  wrong_code: 422,
  codes_unreadable: 422,
  passkey_refused: 422,
  too_many_attempts: 429,
} as const satisfies Record<SecondStepFailure['code'], number>)

/** Answers a failure. `typed`: the body field with a wrong code. */
function refused(c: Context, failure: SecondStepFailure, typed = 'code') {
  const { code } = failure
  const fields =
    code === 'wrong_password' || code === 'wrong_code'
      ? [{ path: code === 'wrong_code' ? typed : 'password', code }]
      : undefined
  return refusedWith(c, failure, fields)
}

const faults = problemReplies(404, 409, 410, 422)

/** Routes of an account's second-step methods, which its owner turns on and off with the password. */
export function secondStepRoutes(needs: Needs) {
  const { readSecondStep, oneTimeCodes, accountPasskeys, renewRecoveryCodes, requireRole } = needs
  const limited = needs.rateLimit('second-step', 30)
  const declared = { limit: limited, access: requireRole('account') }
  const state = createRoute({
    method: 'get',
    path: '/user/second-step',
    summary: 'What the account has for a second step at sign-in',
    access: requireRole('account'),
    responses: jsonReplies(200, contract.SecondStepStateReply, 'As it is'),
  })
  const beginCodes = createRoute({
    method: 'post',
    path: '/user/second-step/codes',
    summary: 'A secret for an authenticator app; it asks nobody for codes before it is confirmed',
    ...declared,
    request: { body: jsonBody(contract.PasswordAgainBody, { password: EXAMPLE.password, lang_id: 1 }) },
    responses: { 200: jsonReply(contract.NewCodesReply, 'To be confirmed within 30 minutes'), ...faults },
  })
  const confirmCodes = createRoute({
    method: 'post',
    path: '/user/second-step/confirm-codes',
    summary: 'Turn one-time codes on by a first one',
    ...declared,
    request: { body: jsonBody(contract.ConfirmCodesBody, { code: '123456', lang_id: 1 }) },
    responses: { 200: jsonReply(contract.IssuedReply, 'On, from the next sign-in'), ...faults },
  })
  const endCodes = createRoute({
    method: 'post',
    path: '/user/second-step/end-codes',
    summary: 'Turn one-time codes off, by the password and a code',
    ...declared,
    request: {
      body: jsonBody(contract.EndCodesBody, { password: EXAMPLE.password, code: '123456', lang_id: 1 }),
    },
    responses: { 204: { description: 'Off' }, ...faults },
  })
  const newPasskey = createRoute({
    method: 'post',
    path: '/user/second-step/new-passkey',
    summary: 'What a browser needs to make a passkey',
    ...declared,
    request: { body: jsonBody(contract.PasswordAgainBody, { password: EXAMPLE.password, lang_id: 1 }) },
    responses: { 200: jsonReply(contract.NewPasskeyReply, 'Good for five minutes'), ...faults },
  })
  const addPasskey = createRoute({
    method: 'post',
    path: '/user/second-step/add-passkey',
    summary: 'Keep a passkey that was made',
    ...declared,
    request: {
      body: jsonBody(contract.AddPasskeyBody, {
        challenge: EXAMPLE.secret,
        name: 'A phone',
        passkey: MADE_PASSKEY_EXAMPLE,
      }),
    },
    responses: {
      201: jsonReply(contract.IssuedReply, 'Kept, and asked for from the next sign-in'),
      ...faults,
    },
  })
  const removePasskey = createRoute({
    method: 'post',
    path: '/user/second-step/remove-passkey',
    summary: 'Forget a passkey',
    ...declared,
    owned: 'passkey',
    request: {
      body: jsonBody(contract.RemovePasskeyBody, { id: EXAMPLE.id, password: EXAMPLE.password, lang_id: 1 }),
    },
    responses: { 204: { description: 'Forgotten' }, ...faults },
  })
  const newRecoveryCodes = createRoute({
    method: 'post',
    path: '/user/second-step/recovery-codes',
    summary: 'Ten new recovery codes; those of before are over',
    ...declared,
    request: { body: jsonBody(contract.PasswordAgainBody, { password: EXAMPLE.password, lang_id: 1 }) },
    responses: { 200: jsonReply(contract.RecoveryCodesReply, 'Shown once'), ...faults },
  })

  return openApiApp<TravellerVariables>()
    .openapi(state, async (c) => {
      const { codesSince, passkeys, recoveryCodesLeft } = await readSecondStep(c.var.traveller.userId)
      return c.json(
        {
          codes: { on: codesSince !== null, since: codesSince?.toString() ?? null },
          passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
            id,
            name,
            created_at: createdAt.toString(),
            last_used_at: lastUsedAt?.toString() ?? null,
          })),
          recovery_codes_left: recoveryCodesLeft,
        },
        200,
      )
    })
    .openapi(beginCodes, async (c) => {
      const { password } = c.req.valid('json')
      const begun = await oneTimeCodes.begin({ ...asking(c, c.var.traveller), password })
      return begun.ok ? c.json(begun.value, 200) : refused(c, begun.failure)
    })
    .openapi(confirmCodes, async (c) => {
      const { code } = c.req.valid('json')
      const confirmed = await oneTimeCodes.confirm({ ...asking(c, c.var.traveller), code })
      return confirmed.ok
        ? c.json({ recovery_codes: confirmed.value.recoveryCodes }, 200)
        : refused(c, confirmed.failure)
    })
    .openapi(endCodes, async (c) => {
      const { password, code, recovery_code: recoveryCode = '' } = c.req.valid('json')
      const proof = code === undefined ? { recoveryCode } : { code }
      const ended = await oneTimeCodes.end({ ...asking(c, c.var.traveller), password, proof })
      if (ended.ok) return c.body(null, 204)
      return refused(c, ended.failure, code === undefined ? 'recovery_code' : 'code')
    })
    .openapi(newPasskey, async (c) => {
      const { password } = c.req.valid('json')
      const begun = await accountPasskeys.begin({ ...asking(c, c.var.traveller), password })
      return begun.ok ? c.json(begun.value, 200) : refused(c, begun.failure)
    })
    .openapi(addPasskey, async (c) => {
      const { challenge, name, passkey: made } = c.req.valid('json')
      const added = await accountPasskeys.add({ ...asking(c, c.var.traveller), challenge, name, made })
      return added.ok ? c.json({ recovery_codes: added.value.recoveryCodes }, 201) : refused(c, added.failure)
    })
    .openapi(removePasskey, async (c) => {
      const { id, password } = c.req.valid('json')
      const removed = await accountPasskeys.remove({ ...asking(c, c.var.traveller), id, password })
      return removed.ok ? c.body(null, 204) : refused(c, removed.failure)
    })
    .openapi(newRecoveryCodes, async (c) => {
      const { password } = c.req.valid('json')
      const renewed = await renewRecoveryCodes({ ...asking(c, c.var.traveller), password })
      return renewed.ok ? c.json({ recovery_codes: renewed.value }, 200) : refused(c, renewed.failure)
    })
}

/** Returns the caller and the request's origin. */
function asking(c: Context, { userId, tokenHash }: Traveller) {
  return { userId, tokenHash, origin: originOf(c) }
}
