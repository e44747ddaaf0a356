import type { TravellerVariables } from '#domains/accounts/public.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { STREAMED_FILES, streamReport } from '#platform/reports/report-stream.http.ts'
import type { StaffActor } from '../audit.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import { staffActor } from '../staff-actor.http.ts'
import { AUDIT_FILE } from './audit-file.ts'
import { AuditFileQuery, type AuditEntry } from './audit-log.contract.ts'
import type { AuditFilter } from './audit-log.store.ts'

/** Files of the audit that one network may read at a time. */
const FILES_AT_ONCE = 2

type Needs = {
  exportAudit: (filter: AuditFilter, by: StaffActor) => Promise<AsyncIterable<readonly AuditEntry[]>>
  requireStaff: RequireStaff
  rateLimit: RateLimit
  config: { RATE_LIMIT_SCALE: number }
}

/** The audit log as a file, for administrators. */
export function auditFileRoute({ exportAudit, requireStaff, rateLimit, config }: Needs) {
  const file = createRoute({
    method: 'get',
    path: '/staff/audit/file',
    summary: 'The same as a file of any length',
    limit: rateLimit('staff-audit-files', 10),
    access: requireStaff('admin'),
    middleware: [limitOpenReplies(Math.ceil(FILES_AT_ONCE * config.RATE_LIMIT_SCALE))],
    request: { query: AuditFileQuery },
    responses: { 200: { description: 'All entries that were asked for', content: STREAMED_FILES } },
  })
  return openApiApp<TravellerVariables>().openapi(file, async (c) => {
    const { format, lang_id: _language, ...filter } = c.req.valid('query')
    const batches = await exportAudit(filter, staffActor(c))
    return streamReport(c, { format, file: AUDIT_FILE, batches, language: languageOfRequest(c) })
  })
}
