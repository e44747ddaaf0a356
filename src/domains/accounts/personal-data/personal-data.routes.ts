import { EXAMPLE } from '#kernel/examples.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { jsonBody, jsonReplies, openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { DeleteAccountBody } from '../account.contract.ts'
import type { deleteAccount, DeleteAccountFailure } from './delete-account.usecase.ts'
import type { exportData } from './export-data.usecase.ts'
import { PersonalDataReply } from './personal-data.contract.ts'
import { originOf } from '../sessions/request-origin.http.ts'
import type { Origin } from '../sessions/token.ts'
import type { RequireRole, TravellerVariables } from '../sessions/require-role.middleware.ts'
import { forgetSession, type SessionCookies } from '../sessions/session-cookies.http.ts'
import { problem, refusedBy } from '../account-problem.http.ts'

type PersonalDataRoutesApp = {
  /** Admits only callers with an account. */
  requireRole: RequireRole
  cookies: SessionCookies
  rateLimit: RateLimit
}

type PersonalDataCalls = {
  exportData: (userId: string, origin: Origin) => ReturnType<typeof exportData>
  deleteAccount: (args: Parameters<typeof deleteAccount>[1]) => ReturnType<typeof deleteAccount>
}

const deleteRejected = refusedBy({
  sign_in_required: 401,
  second_step_missing: 403,
  bookings_open: 409,
  last_admin: 409,
  last_owner: 409,
  wrong_password: 422,
  password_unset: 422,
  too_many_attempts: 429,
} as const satisfies Record<DeleteAccountFailure['code'], number>)

/** Routes to export a person's data as a file, and to delete it. */
export function personalDataRoutes(
  { requireRole, cookies, rateLimit }: PersonalDataRoutesApp,
  calls: PersonalDataCalls,
) {
  const file = createRoute({
    method: 'get',
    path: '/user/export',
    summary: 'Everything held of the person, as a file',
    limit: rateLimit('export', 5),
    access: requireRole('account'),
    responses: jsonReplies(200, PersonalDataReply, 'A JSON file'),
  })
  const remove = createRoute({
    method: 'post',
    path: '/user/delete-account',
    summary: 'Delete the account and what names its owner; invoices stay as the law asks',
    limit: rateLimit('delete-account', 5),
    access: requireRole('account'),
    request: { body: jsonBody(DeleteAccountBody, { password: EXAMPLE.password, lang_id: 1 }) },
    responses: { 204: { description: 'Deleted' }, ...problemReplies(404, 409, 422) },
  })
  return openApiApp<TravellerVariables>()
    .openapi(file, async (c) => {
      const found = await calls.exportData(c.var.traveller.userId, originOf(c))
      if (!found) return problem(c, 401, { code: 'sign_in_required' })
      const day = found.exported_at.slice(0, 10)
      c.header('content-disposition', `attachment; filename="${cookies.product}-${day}.json"`)
      return c.json(found, 200)
    })
    .openapi(remove, async (c) => {
      const { password } = c.req.valid('json')
      const { userId, secondStep } = c.var.traveller
      const deleted = await calls.deleteAccount({ userId, password, secondStep, origin: originOf(c) })
      if (deleted.ok) {
        forgetSession(c, cookies)
        return c.body(null, 204)
      }
      return deleteRejected(c, deleted.failure)
    })
}
