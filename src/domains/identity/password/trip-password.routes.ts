import { createRoute } from '#platform/http/openapi/route.ts'
import { addressOf } from '#platform/http/caller-address.ts'
import { forClients, jsonBody, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireProfile } from '../trip-caller.middleware.ts'
import type { TripVariables } from '../trip-caller.ts'
import type { ChangeTripPassword, ChangeTripPasswordFailure } from './change-trip-password.usecase.ts'
import { TripPasswordBody } from './trip-password.contract.ts'
import { refusedBy } from '../identity-problem.http.ts'

/** Never 401: the specification's client then clears its storage and leaves the page. */
const rejected = refusedBy({
  password_refused: 422,
  wrong_code: 422,
  wrong_password: 422,
  password_unset: 422,
  too_many_attempts: 429,
} as const satisfies Record<ChangeTripPasswordFailure['code'], number>)

type Needs = { changePassword: ChangeTripPassword; requireProfile: RequireProfile; rateLimit: RateLimit }

/** Routes for the password of a trips user, an alternative to codes, which always work. */
export function tripPasswordRoutes({ changePassword, requireProfile, rateLimit }: Needs) {
  const change = createRoute({
    method: 'post',
    path: '/api/password',
    summary: 'Set one’s password by a fresh code, or change it by the old one; other sign-ins end',
    description: forClients(
      'A client whose people sign in with a password lets them choose it; the widget mostly asks for a code, and takes a password where there is one.',
    ),
    limit: rateLimit('trip-password', 20),
    access: requireProfile,
    request: {
      body: jsonBody(TripPasswordBody, {
        current_password: 'only a small suitcase',
        new_password: 'two towers in fog',
      }),
    },
    responses: {
      204: { description: 'Set; this sign-in goes on' },
      ...problemReplies(422),
    },
  })
  return openApiApp<TripVariables>().openapi(change, async (c) => {
    const { current_password: password, new_password: newPassword, otp_id, code } = c.req.valid('json')
    const changed = await changePassword({
      caller: c.var.caller,
      credential: password === undefined ? { otpId: otp_id ?? '', code: code ?? '' } : { password },
      newPassword,
      networkAddress: addressOf(c),
    })
    if (changed.ok) return c.body(null, 204)
    return rejected(c, changed.failure, fieldsOf(changed.failure))
  })
}

/** Returns the field that a failure concerns. */
function fieldsOf(failure: ChangeTripPasswordFailure) {
  switch (failure.code) {
    case 'password_refused':
      return [{ path: 'new_password', code: failure.reason }]
    case 'wrong_code':
      return [{ path: 'code', code: failure.code }]
    case 'wrong_password':
      return [{ path: 'current_password', code: failure.code }]
    case 'password_unset':
    case 'too_many_attempts':
      return undefined
  }
}
