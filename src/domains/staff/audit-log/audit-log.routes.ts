import type { TravellerVariables } from '#domains/accounts/public.ts'
import { keyedPageOf } from '#kernel/keyed-page-of.ts'
import type { LimitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { listRoute } from '#platform/http/openapi/list-route.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { STREAMED_FILES, streamReport } from '#platform/reports/report-stream.http.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import { staffActor } from '../staff-actor.http.ts'
import { AUDIT_FILE } from './audit-file.ts'
import { AuditFileQuery, AuditQuery, AuditReply } from './audit-log.contract.ts'
import type { AuditLog } from './audit-log.store.ts'
import type { ExportAudit } from './export-audit.usecase.ts'

type Needs = {
  log: AuditLog
  exportAudit: ExportAudit
  requireStaff: RequireStaff
  rateLimit: RateLimit
  limitOpenReplies: LimitOpenReplies
}

/** What the staff did and looked at, for administrators. */
export function auditLogRoutes({ log, exportAudit, requireStaff, rateLimit, limitOpenReplies }: Needs) {
  const list = listRoute({
    path: '/staff/audit',
    summary: 'What the staff did and looked at, the latest first',
    limit: rateLimit('staff-audit', 300),
    access: requireStaff('admin'),
    query: AuditQuery,
    page: AuditReply,
  })
  const file = createRoute({
    method: 'get',
    path: '/staff/audit/file',
    summary: 'The same as a file of any length',
    limit: rateLimit('staff-audit-files', 10),
    access: requireStaff('admin'),
    middleware: [limitOpenReplies],
    request: { query: AuditFileQuery },
    responses: { 200: { description: 'All entries that were asked for', content: STREAMED_FILES } },
  })
  return openApiApp<TravellerVariables>()
    .openapi(list, async (c) => {
      const { after, page_size: size, lang_id: _language, ...filter } = c.req.valid('query')
      const found = await log.list(filter, { after, limit: size + 1 })
      return c.json(
        keyedPageOf(found, size, ({ entry_id }) => entry_id),
        200,
      )
    })
    .openapi(file, async (c) => {
      const { format, lang_id: _language, ...filter } = c.req.valid('query')
      const batches = await exportAudit(filter, staffActor(c))
      return streamReport(c, { format, file: AUDIT_FILE, batches, language: languageOfRequest(c) })
    })
}
