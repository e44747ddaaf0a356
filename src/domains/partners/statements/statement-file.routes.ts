import { z } from '@hono/zod-openapi'
import { languageOf } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { pdfOf } from '#platform/typesetting/typeset.ts'
import { problem } from '../record/partner-problem.http.ts'
import type { PartnerReaderVariables, RequirePartnerReader } from '../record/require-partner.middleware.ts'
import type { readStatement } from './read-statements.usecase.ts'
import { StatementFileParams, StatementFileQuery } from './statement.contract.ts'
import { statementCsv } from './statement-csv.http.ts'
import { statementDocument } from './statement-document.http.ts'

/** Max statement files per minute of a network: a PDF of many lines takes a second of CPU time. */
const FILES_PER_MINUTE = 30

export type StatementFileApp = Pick<App, 'db' | 'seller'> & {
  requirePartnerReader: RequirePartnerReader
  rateLimit: RateLimit
}

/**
 * The route of a partner's statement as a file, for all of its people, even after the partner has ended
 * (decision 0192).
 */
export function statementFileRoute(app: StatementFileApp, read: typeof readStatement) {
  const file = createRoute({
    method: 'get',
    path: '/user/partner-statements/{id}/{format}',
    summary: 'A statement with its lines, as a PDF or as CSV',
    limit: app.rateLimit('partner-statement-files', FILES_PER_MINUTE),
    access: app.requirePartnerReader('past'),
    request: { params: StatementFileParams, query: StatementFileQuery },
    responses: {
      200: {
        description: 'A4, or a file for a spreadsheet',
        content: { 'application/pdf': { schema: z.string() }, 'text/csv': { schema: z.string() } },
      },
      ...problemReplies(404, 503),
    },
  })
  return openApiApp<PartnerReaderVariables>().openapi(file, async (c) => {
    const { id, format } = c.req.valid('param')
    const statement = await read(app, { id, partnerId: c.var.partner.id })
    if (!statement) return problem(c, 404, { code: 'statement_not_found' })
    const language = languageOf(c.req.valid('query').lang_id ?? 1)
    const body =
      format === 'pdf'
        ? await pdfOf(statementDocument(statement, app.seller, language))
        : statementCsv(statement, language)
    return c.body(body, 200, {
      'content-type': format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
      'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${statement.number}.${format}"`,
    })
  })
}
