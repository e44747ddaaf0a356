import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import { staffActor, type RequireStaff } from '#domains/staff/public.ts'
import { isId } from '#kernel/ids.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { money } from '#kernel/money.ts'
import {
  jsonBody,
  jsonReplies,
  jsonReply,
  openApiApp,
  problemReplies,
  type RequestVariables,
} from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { reportCsv } from '#platform/reports/report-csv.http.ts'
import { FORMATS } from '#platform/reports/report-format.ts'
import { reportWorkbook } from '#platform/reports/report-workbook.http.ts'
import { problem } from '../../record/partner-problem.http.ts'
import type { BatchFile, BatchFileFailure, MakeBatchFile } from './batch-file.usecase.ts'
import type { DecideBatch, DecideBatchFailure } from './decide-batch.usecase.ts'
import type { PayBatch, PayBatchFailure } from './pay-batch.usecase.ts'
import type { PrepareBatch, PrepareBatchFailure } from './prepare-batch.usecase.ts'
import {
  BatchFileQuery,
  BatchParams,
  BatchReply,
  DecideBatchBody,
  PaidBatchBody,
  PayoutsQuery,
  PayoutsReply,
  PrepareBatchBody,
} from './payout.contract.ts'
import { payoutSheet } from './payout-sheet.http.ts'
import type { ReadBatch } from './read-batch.usecase.ts'
import type { ReadPayouts } from './read-payouts.usecase.ts'

type Needs = {
  readPayouts: ReadPayouts
  readBatch: ReadBatch
  prepareBatch: PrepareBatch
  decideBatch: DecideBatch
  payBatch: PayBatch
  makeBatchFile: MakeBatchFile
  requireStaff: RequireStaff
  rateLimit: RateLimit
}

type Failure = BatchFileFailure | DecideBatchFailure | PayBatchFailure | PrepareBatchFailure

const statusOf = {
  batch_not_found: 404,
  account_unreadable: 409,
  payer_address_missing: 409,
  batch_decided: 409,
  batch_not_approved: 409,
  batch_paid: 409,
  nothing_to_pay: 409,
  other_approver_needed: 409,
  paid_day_invalid: 422,
} as const satisfies Record<Failure['code'], number>

/** The staff’s calls for what partners are paid. */
export function staffPayoutRoutes(needs: Needs) {
  const { readPayouts, readBatch, prepareBatch, decideBatch, payBatch, makeBatchFile } = needs
  const limit = needs.rateLimit('staff-payouts', 60)
  const access = needs.requireStaff('finance')
  const list = listRoute({
    path: '/staff/payouts',
    summary: 'What partners are to be paid, who is not and why, and the batches there were',
    access,
    query: PayoutsQuery,
    page: PayoutsReply,
  })
  const read = createRoute({
    method: 'get',
    path: '/staff/payouts/{id}',
    summary: 'A batch with its payouts',
    access,
    request: { params: BatchParams },
    responses: jsonReplies(200, BatchReply, 'As it is now', 404),
  })
  const changed = {
    200: jsonReply(BatchReply, 'The batch as it is now'),
    ...problemReplies(404, 409, 422),
  }
  const prepare = createRoute({
    method: 'post',
    path: '/staff/payouts',
    summary: 'Collect the payouts of a currency in a batch, which a colleague approves',
    limit,
    access,
    request: { body: jsonBody(PrepareBatchBody, { currency: 'EUR', format: 'sepa', lang_id: 1 }) },
    responses: changed,
  })
  const decide = createRoute({
    method: 'post',
    path: '/staff/payouts/{id}/decide',
    summary: 'Approve a batch that a colleague has prepared, or refuse it, which frees its payouts',
    limit,
    access,
    request: { params: BatchParams, body: jsonBody(DecideBatchBody, { approve: false, lang_id: 1 }) },
    responses: changed,
  })
  const pay = createRoute({
    method: 'post',
    path: '/staff/payouts/{id}/paid',
    summary: 'Enter that the bank has paid an approved batch',
    limit,
    access,
    request: { params: BatchParams, body: jsonBody(PaidBatchBody, { paid_on: '2026-12-01', lang_id: 1 }) },
    responses: changed,
  })
  const file = createRoute({
    method: 'get',
    path: '/staff/payouts/{id}/file',
    summary: 'An approved batch for the bank: SEPA pain.001, or a list as CSV or as a workbook',
    limit,
    access,
    request: { params: BatchParams, query: BatchFileQuery },
    responses: {
      200: {
        description: 'The file',
        content: {
          'application/xml': { schema: z.string() },
          'text/csv': { schema: z.string() },
          [FORMATS.xlsx]: { schema: z.string() },
        },
      },
      ...problemReplies(404, 409),
    },
  })
  type StaffContext = Context<{ Variables: RequestVariables & TravellerVariables }>
  async function answer(c: StaffContext, id: string) {
    const batch = await readBatch(id)
    return batch ? c.json(batch, 200) : problem(c, 404, { code: 'batch_not_found' })
  }

  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size } = c.req.valid('query')
      const { ready, ...page } = await readPayouts({ after, limit: size })
      const groups = ready.map(({ currency, total, ...group }) => ({
        ...group,
        total: money(total, currency),
      }))
      return c.json({ ready: groups, ...page }, 200)
    })
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param')
      return isId(id) ? answer(c, id) : problem(c, 404, { code: 'batch_not_found' })
    })
    .openapi(prepare, async (c) => {
      const { currency, format } = c.req.valid('json')
      const prepared = await prepareBatch({ currency, format }, staffActor(c))
      return prepared.ok
        ? answer(c, prepared.value)
        : problem(c, statusOf[prepared.failure.code], prepared.failure)
    })
    .openapi(decide, async (c) => {
      const { id: batchId } = c.req.valid('param')
      if (!isId(batchId)) return problem(c, 404, { code: 'batch_not_found' })
      const { approve } = c.req.valid('json')
      const decided = await decideBatch({ batchId, approve }, staffActor(c))
      return decided.ok ? answer(c, batchId) : problem(c, statusOf[decided.failure.code], decided.failure)
    })
    .openapi(pay, async (c) => {
      const { id: batchId } = c.req.valid('param')
      if (!isId(batchId)) return problem(c, 404, { code: 'batch_not_found' })
      const paid = await payBatch({ batchId, paidOn: c.req.valid('json').paid_on }, staffActor(c))
      return paid.ok ? answer(c, batchId) : problem(c, statusOf[paid.failure.code], paid.failure)
    })
    .openapi(file, async (c) => {
      const { id } = c.req.valid('param')
      if (!isId(id)) return problem(c, 404, { code: 'batch_not_found' })
      const made = await makeBatchFile(id)
      if (!made.ok) return problem(c, statusOf[made.failure.code], made.failure)
      const { as, lang_id: langId } = c.req.valid('query')
      const { body, type, extension } = await fileOf(made.value, as, languageOf(langId ?? 1))
      return c.body(body, 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="payouts-${id}.${extension}"`,
        'cache-control': 'no-store',
      })
    })
}

/** What goes to the bank, as it is downloaded; a list is CSV unless a workbook is asked for. */
async function fileOf(file: BatchFile, as: 'csv' | 'xlsx', language: Language) {
  if (file.format === 'sepa') return { body: file.xml, type: 'application/xml', extension: 'xml' }
  const sheet = payoutSheet(file.lines, language)
  return as === 'xlsx'
    ? { body: await reportWorkbook(sheet), type: FORMATS.xlsx, extension: 'xlsx' }
    : { body: reportCsv(sheet), type: `${FORMATS.csv}; charset=utf-8`, extension: 'csv' }
}
