import { z } from '@hono/zod-openapi'
import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { RequireStaff } from '#domains/staff/public.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { routeLimits } from '#platform/http/rate-limit.ts'
import { reportCsv } from '#platform/reports/report-csv.http.ts'
import { FORMATS } from '#platform/reports/report-format.ts'
import { reportWorkbook } from '#platform/reports/report-workbook.http.ts'
import { problem } from '../../record/partner-problem.http.ts'
import type { BatchFile, BatchFileFailure, createBatchFile } from './batch-file.usecase.ts'
import { BatchFileQuery, BatchParams } from './payout.contract.ts'
import { payoutSheet } from './payout-sheet.http.ts'

export type BatchFileApp = Pick<App, 'db' | 'clock' | 'payoutSeals' | 'payoutDebtor'> & {
  requireStaff: RequireStaff
  limitOf: ReturnType<typeof routeLimits>
}

const statusOf = {
  batch_not_found: 404,
  account_unreadable: 409,
  payer_address_missing: 409,
  batch_not_approved: 409,
  batch_paid: 409,
} as const satisfies Record<BatchFileFailure['code'], number>

/** The route of an approved batch as a file for the bank. */
export function batchFileRoute(app: BatchFileApp, createFile: typeof createBatchFile) {
  const file = createRoute({
    method: 'get',
    path: '/staff/payouts/{id}/file',
    summary: 'An approved batch for the bank: SEPA pain.001, or a list as CSV or as a workbook',
    limit: app.limitOf({ name: 'staff-payouts', perMinute: 60 }),
    access: app.requireStaff('finance'),
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
  return openApiApp<TravellerVariables>().openapi(file, async (c) => {
    const { id } = c.req.valid('param')
    const created = await createFile(app, id)
    if (!created.ok) return problem(c, statusOf[created.failure.code], created.failure)
    const { as, lang_id: langId } = c.req.valid('query')
    const { body, type, extension } = await contentOf(created.value, as, languageOf(langId ?? 1))
    return c.body(body, 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="payouts-${id}.${extension}"`,
      'cache-control': 'no-store',
    })
  })
}

/** Returns the content of a file for download; a list is CSV unless a workbook is requested. */
async function contentOf(file: BatchFile, as: 'csv' | 'xlsx', language: Language) {
  if (file.format === 'sepa') return { body: file.xml, type: 'application/xml', extension: 'xml' }
  const sheet = payoutSheet(file.lines, language)
  return as === 'xlsx'
    ? { body: await reportWorkbook(sheet), type: FORMATS.xlsx, extension: 'xlsx' }
    : { body: reportCsv(sheet), type: `${FORMATS.csv}; charset=utf-8`, extension: 'csv' }
}
