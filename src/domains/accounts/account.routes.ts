import { EXAMPLE } from '#kernel/examples.ts'
import { z } from '@hono/zod-openapi'
import { createRoute } from '#platform/http/openapi/route.ts'
import { emailKey } from '#kernel/email-address.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
} from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { ChangePasswordBody, ForgetPasswordBody, LoginBody, SessionReply } from './account.contract.ts'
import { CheckedRegisterBody } from './profile/checked-phone.contract.ts'
import type {
  changePassword,
  ChangePasswordFailure,
  PasswordChange,
} from './passwords/change-password.usecase.ts'
import type { PasswordRejection } from './passwords/check-new-password.usecase.ts'
import type { ResetRequest } from './mailed-links/mailed-link.store.ts'
import type { register, Registration } from './sign-in/register.usecase.ts'
import { originOf } from './sessions/request-origin.http.ts'
import { LoginReply } from './second-step/second-step.contract.ts'
import type { signIn, SignInRequest } from './sign-in/sign-in.usecase.ts'
import { sessionReply } from './sessions/session-reply.http.ts'
import { secondStepReply } from './second-step/second-step-reply.http.ts'
import type { FindTraveller } from './sessions/find-traveller.http.ts'
import type { CallerVariables, findCaller } from './sessions/require-role.middleware.ts'
import { forgetSession, type SessionCookies } from './sessions/session-cookies.http.ts'
import { problem, refusedBy } from './account-problem.http.ts'

type AccountRoutesApp = {
  knowCaller: ReturnType<typeof findCaller>
  findTraveller: FindTraveller
  cookies: SessionCookies
  rateLimit: RateLimit
}

type AccountCalls = {
  signIn: (request: SignInRequest) => ReturnType<typeof signIn>
  register: (registration: Registration) => ReturnType<typeof register>
  forgetPassword: (request: ResetRequest) => Promise<void>
  changePassword: (change: PasswordChange) => ReturnType<typeof changePassword>
}

const changeRejected = refusedBy({
  password_refused: 422,
  wrong_password: 422,
  password_unset: 422,
  link_over: 410,
  sign_in_required: 401,
  too_many_attempts: 429,
} as const satisfies Record<ChangePasswordFailure['code'], number>)

/** Returns the rejection of a password at its field. */
function rejectedField(path: string, { reason }: PasswordRejection) {
  return [{ path, code: reason }]
}

/** Returns the field that a rejected password change concerns. */
function fieldsOfChange(failure: ChangePasswordFailure) {
  if (failure.code === 'password_refused') return rejectedField('new_password', failure)
  const { code } = failure
  return code === 'wrong_password' ? [{ path: 'current_password', code }] : undefined
}

/** Routes for registration, sign-in and passwords. */
export function accountRoutes(app: AccountRoutesApp, calls: AccountCalls) {
  const { cookies, findTraveller, knowCaller, rateLimit } = app
  const register = createRoute({
    method: 'post',
    path: '/register',
    summary: 'A new account; a link to prove the address is mailed',
    limit: rateLimit('register', 10, { mailsEnteredAddress: true }),
    access: knowCaller,
    request: {
      body: jsonBody(CheckedRegisterBody, {
        ...EXAMPLE.person,
        password: EXAMPLE.password,
        referral_code: 'ABCDEFGHJK',
        lang_id: 1,
      }),
    },
    responses: jsonReplies(201, SessionReply, 'Signed in; the same when the address is known already', 422),
  })
  const login = createRoute({
    method: 'post',
    path: '/login',
    summary: 'Sign in with e-mail and password',
    limit: rateLimit('login', 60),
    access: knowCaller,
    request: {
      body: jsonBody(LoginBody, {
        email: EXAMPLE.person.email,
        password: EXAMPLE.password,
        remember_me: true,
        lang_id: 1,
      }),
    },
    responses: jsonReplies(
      200,
      LoginReply,
      'Signed in, and what was done as a guest belongs to the account; or a second step is asked for',
      401,
    ),
  })
  const forget = createRoute({
    method: 'post',
    path: '/forget-password',
    summary: 'Mail a link to choose another password, good once and for 30 minutes',
    limit: rateLimit('forget-password', 5),
    access: 'anybody',
    request: { body: jsonBody(ForgetPasswordBody, { email: EXAMPLE.person.email, lang_id: 2 }) },
    responses: {
      202: jsonReply(
        z.object({ accepted: z.literal(true) }),
        'The same whether or not there is such an account',
      ),
    },
  })
  const change = createRoute({
    method: 'post',
    path: '/change-password',
    summary: 'Another password, by the one there was or by a mailed link; every other session ends',
    limit: rateLimit('change-password', 10),
    access: knowCaller,
    request: {
      body: jsonBody(ChangePasswordBody, {
        current_password: EXAMPLE.password,
        new_password: 'two camels cross slowly',
        lang_id: 1,
      }),
    },
    responses: {
      204: { description: 'Changed' },
      ...problemReplies(401, 410, 422),
    },
  })

  return openApiApp<CallerVariables>()
    .openapi(register, async (c) => {
      const { first_name, last_name, email, phone, password, referral_code, lang_id } = c.req.valid('json')
      const registered = await calls.register({
        firstName: first_name,
        lastName: last_name,
        email,
        phone: phone ?? null,
        password,
        referralCode: referral_code ?? null,
        langId: lang_id ?? 1,
        before: c.var.caller,
        origin: originOf(c),
      })
      return registered.ok
        ? c.json(sessionReply(c, cookies, { ...registered.value, remember: true }), 201)
        : problem(c, 422, registered.failure, rejectedField('password', registered.failure))
    })
    .openapi(login, async (c) => {
      const { email, password, remember_me: remember } = c.req.valid('json')
      const signedIn = await calls.signIn({
        email,
        password,
        remember,
        before: c.var.caller,
        origin: originOf(c),
      })
      if (signedIn.ok) return c.json(sessionReply(c, cookies, { ...signedIn.value, remember }), 200)
      const { failure } = signedIn
      if (failure.code === 'second_step_required') return c.json(secondStepReply(c, failure.secondStep), 200)
      if (failure.code === 'wrong_credentials') return problem(c, 401, failure)
      if (failure.code === 'account_blocked') return problem(c, 403, failure)
      c.header('retry-after', String(failure.seconds))
      return problem(c, 429, failure)
    })
    .openapi(forget, async (c) => {
      const { email, lang_id } = c.req.valid('json')
      const knownBrowser = cookies.browsers.isKnown(c, emailKey(email))
      await calls.forgetPassword({ email, langId: lang_id ?? 1, knownBrowser })
      return c.json({ accepted: true as const }, 202)
    })
    .openapi(change, async (c) => {
      const body = c.req.valid('json')
      const by =
        body.reset_token === undefined
          ? { traveller: c.var.caller, currentPassword: body.current_password ?? '' }
          : { resetToken: body.reset_token }
      const changed = await calls.changePassword({ by, newPassword: body.new_password, origin: originOf(c) })
      if (changed.ok) {
        // A reset by mailed link may have ended this browser's session too.
        if (c.var.caller && !(await findTraveller(c))) forgetSession(c, cookies)
        return c.body(null, 204)
      }
      return changeRejected(c, changed.failure, fieldsOfChange(changed.failure))
    })
}
