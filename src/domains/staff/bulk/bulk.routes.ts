import type { z } from 'zod'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { newId } from '#kernel/ids.ts'
import { IdempotencyHeader } from '#platform/http/idempotency.contract.ts'
import type { Idempotent, IdempotencyVariables } from '#platform/http/idempotency.ts'
import { jsonBody, jsonReplies, openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import type { StaffRole } from '../members/staff-role.contract.ts'
import { staffActor } from '../staff-actor.http.ts'
import { problem, refusedBy } from '../staff-problem.http.ts'
import type { BeginBulk, BeginFailure } from './begin-bulk.usecase.ts'
import type { Which } from './bulk-act.ts'
import { notFound } from './resolve-bulk-action.ts'
import * as contract from './bulk.contract.ts'
import type { PreviewBulk } from './preview-bulk.usecase.ts'
import type { ReadBulk } from './read-bulk.usecase.ts'
import type { StopBulk, StopFailure } from './stop-bulk.usecase.ts'

type Needs = {
  previewBulk: PreviewBulk
  beginBulk: BeginBulk
  readBulk: ReadBulk
  stopBulk: StopBulk
  /** Of which one suffices for some act; each act is checked besides. */
  roles: readonly StaffRole[]
  requireStaff: RequireStaff
  idempotent: Idempotent
  rateLimit: RateLimit
}

const refused = refusedBy({
  staff_role_missing: 403,
  bulk_filter_invalid: 422,
  bulk_choice_invalid: 422,
  bulk_not_found: 404,
  bulk_ended: 409,
  idempotency_key_reused: 409,
} as const satisfies Record<(BeginFailure | StopFailure)['code'], number>)

const EXAMPLE = { act: 'resend_mails', which: { filter: { state: 'given_up' } }, lang_id: 1 } as const

/** The staff's calls to do the same to many rows of a list: what it would do, beginning it, how far it is, and its results. */
export function bulkRoutes(needs: Needs) {
  const { previewBulk, beginBulk, readBulk, stopBulk, roles, requireStaff, idempotent, rateLimit } = needs
  const asked = { limit: rateLimit('staff-bulk', 300), access: requireStaff(...roles) }
  const preview = createRoute({
    method: 'post',
    path: '/staff/bulk/preview',
    summary: 'What would be done to each row, or why not',
    ...asked,
    request: { body: jsonBody(contract.PreviewBulkBody, EXAMPLE) },
    responses: jsonReplies(
      200,
      contract.BulkPreviewReply,
      'A page of the rows, and how many of each',
      403,
      422,
    ),
  })
  const begin = createRoute({
    method: 'post',
    path: '/staff/bulk',
    summary: 'Do the same to many rows, in the background',
    ...asked,
    middleware: [idempotent],
    request: { headers: IdempotencyHeader, body: jsonBody(contract.BeginBulkBody, EXAMPLE) },
    responses: jsonReplies(202, contract.BulkActionReply, 'It is begun', 403, 404, 409, 422),
  })
  const list = createRoute({
    method: 'get',
    path: '/staff/bulk',
    summary: 'Bulk actions of the last 30 days, the newest first',
    ...asked,
    request: { query: contract.BulkActionsQuery },
    responses: jsonReplies(200, contract.BulkActionsReply, 'A page of those that one may do, too'),
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/bulk/{id}',
    summary: 'How far a bulk action is',
    ...asked,
    request: { params: contract.BulkParams },
    responses: jsonReplies(200, contract.BulkActionReply, 'The bulk action', 404),
  })
  const rows = createRoute({
    method: 'get',
    path: '/staff/bulk/{id}/rows',
    summary: 'What became of each row of a bulk action',
    ...asked,
    request: { params: contract.BulkParams, query: contract.BulkRowsQuery },
    responses: jsonReplies(200, contract.BulkRowsReply, 'A page of them', 404),
  })
  const stop = createRoute({
    method: 'post',
    path: '/staff/bulk/{id}/stop',
    summary: 'Stop a bulk action; what is done stays done',
    ...asked,
    request: { params: contract.BulkParams, body: jsonBody(contract.StopBulkBody, { lang_id: 1 }) },
    responses: jsonReplies(200, contract.BulkActionReply, 'As it was stopped', 404, 409),
  })

  return openApiApp<TravellerVariables & IdempotencyVariables>()
    .openapi(preview, async (c) => {
      const { act, which, after = null } = c.req.valid('json')
      const shown = await previewBulk({ act, which: whichOf(which), after, staffId: c.var.traveller.userId })
      return shown.ok ? c.json(shown.value, 200) : refused(c, shown.failure)
    })
    .openapi(begin, async (c) => {
      const { act, which, choice = {} } = c.req.valid('json')
      const key = c.var.idempotencyKey ?? newId()
      const begun = await beginBulk({ act, which: whichOf(which), choice, key }, staffActor(c))
      if (!begun.ok) return refused(c, begun.failure)
      const bulk = await readBulk.one(begun.value.id, c.var.traveller.userId)
      return bulk ? c.json({ bulk }, 202) : problem(c, 404, notFound)
    })
    .openapi(list, async (c) => {
      const { after, page_size: limit } = c.req.valid('query')
      return c.json(await readBulk.list({ after, limit }, c.var.traveller.userId), 200)
    })
    .openapi(read, async (c) => {
      const bulk = await readBulk.one(c.req.valid('param').id, c.var.traveller.userId)
      return bulk ? c.json({ bulk }, 200) : problem(c, 404, notFound)
    })
    .openapi(rows, async (c) => {
      const { state, after, page_size: limit } = c.req.valid('query')
      const { id } = c.req.valid('param')
      const page = await readBulk.rows({ id, state, after, limit }, c.var.traveller.userId)
      return page ? c.json(page, 200) : problem(c, 404, notFound)
    })
    .openapi(stop, async (c) => {
      const { id } = c.req.valid('param')
      const stopped = await stopBulk(id, staffActor(c))
      if (!stopped.ok) return refused(c, stopped.failure)
      const bulk = await readBulk.one(id, c.var.traveller.userId)
      return bulk ? c.json({ bulk }, 200) : problem(c, 404, notFound)
    })
}

function whichOf({ ids, filter = {} }: z.output<typeof contract.BeginBulkBody>['which']): Which<object> {
  return ids ? { ids } : { filter }
}
