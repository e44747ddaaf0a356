import { z } from '@hono/zod-openapi'
import { isId } from '#kernel/ids.ts'
import { languageOf, type Language } from '#kernel/locale.ts'
import { openApiApp, problemReplies } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { problem } from '../record/partner-problem.http.ts'
import type { PartnerReaderVariables, RequirePartnerReader } from '../record/require-partner.middleware.ts'
import {
  PartnerStatementsQuery,
  PartnerStatementsReply,
  StatementFileParams,
  StatementFileQuery,
  type PartnerStatement,
} from './statement.contract.ts'
import { statementCsv } from './statement-csv.http.ts'
import type { ShownStatement } from './statement-sheet.ts'

/** Files of statements that one network may ask for in a minute: a PDF of many lines is a second of a core. */
const FILES_PER_MINUTE = 30

type Needs = {
  pageOf: (page: {
    partnerId: string
    after: string | undefined
    limit: number
  }) => Promise<{ items: PartnerStatement[]; next: string | null }>
  findStatement: (one: { id: string; partnerId: string }) => Promise<ShownStatement | null>
  /** Throws `ThreadsBusy`. */
  statementPdf: (statement: ShownStatement, language: Language) => Promise<Buffer<ArrayBuffer>>
  requirePartnerReader: RequirePartnerReader
  rateLimit: RateLimit
}

/** A partner's own statements, for all of its people, also after it has ended (decision 0192). */
export function partnerStatementRoutes(needs: Needs) {
  const { pageOf, findStatement, statementPdf, requirePartnerReader, rateLimit } = needs
  const list = listRoute({
    path: '/user/partner-statements',
    summary: 'A partner’s monthly statements, and what became of their payouts',
    access: requirePartnerReader('past'),
    query: PartnerStatementsQuery,
    page: PartnerStatementsReply,
  })
  const file = createRoute({
    method: 'get',
    path: '/user/partner-statements/{id}/{format}',
    summary: 'A statement with its lines, as a PDF or as CSV',
    limit: rateLimit('partner-statement-files', FILES_PER_MINUTE),
    access: requirePartnerReader('past'),
    request: { params: StatementFileParams, query: StatementFileQuery },
    responses: {
      200: {
        description: 'A4, or a file for a spreadsheet',
        content: { 'application/pdf': { schema: z.string() }, 'text/csv': { schema: z.string() } },
      },
      ...problemReplies(404, 503),
    },
  })
  return openApiApp<PartnerReaderVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: limit } = c.req.valid('query')
      const { id: partnerId, isEnded: ended } = c.var.partner
      return c.json({ ...(await pageOf({ partnerId, after, limit })), ended }, 200)
    })
    .openapi(file, async (c) => {
      const { id, format } = c.req.valid('param')
      const statement = isId(id) ? await findStatement({ id, partnerId: c.var.partner.id }) : null
      if (!statement) return problem(c, 404, { code: 'statement_not_found' })
      const language = languageOf(c.req.valid('query').lang_id ?? 1)
      const body =
        format === 'pdf' ? await statementPdf(statement, language) : statementCsv(statement, language)
      return c.body(body, 200, {
        'content-type': format === 'pdf' ? 'application/pdf' : 'text/csv; charset=utf-8',
        'content-disposition': `${format === 'pdf' ? 'inline' : 'attachment'}; filename="${statement.number}.${format}"`,
      })
    })
}
