import type { TravellerVariables } from '#domains/accounts/public.ts'
import type { App } from '#platform/app.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { openApiApp } from '#platform/http/openapi/openapi.ts'
import { createRoute } from '#platform/http/openapi/route.ts'
import { languageOfRequest } from '#platform/http/problem.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { STREAMED_FILES, streamReport } from '#platform/reports/report-stream.http.ts'
import type { RequireStaff } from '../members/require-staff.middleware.ts'
import { staffActor } from '../staff-actor.http.ts'
import { AUDIT_FILE } from './audit-file.ts'
import { AuditFileQuery } from './audit-log.contract.ts'
import type { exportAudit } from './read-audit.usecase.ts'

/** Max concurrent audit downloads per network. */
const FILES_AT_ONCE = 2

type AuditFileApp = Parameters<typeof exportAudit>[0] &
  Pick<App, 'limitScale'> & { requireStaff: RequireStaff; rateLimit: RateLimit }

/** Creates the route of the audit log as a file, for administrators. */
export function auditFileRoute(app: AuditFileApp, exported: typeof exportAudit) {
  const { requireStaff, rateLimit, limitScale } = app
  const file = createRoute({
    method: 'get',
    path: '/staff/audit/file',
    summary: 'The same as a file of any length',
    limit: rateLimit('staff-audit-files', 10),
    access: requireStaff('admin'),
    middleware: [limitOpenReplies(Math.ceil(FILES_AT_ONCE * limitScale))],
    request: { query: AuditFileQuery },
    responses: { 200: { description: 'All entries that were asked for', content: STREAMED_FILES } },
  })
  return openApiApp<TravellerVariables>().openapi(file, async (c) => {
    const { format, lang_id: _language, ...filter } = c.req.valid('query')
    const batches = await exported(app, filter, staffActor(c))
    return streamReport(c, { format, file: AUDIT_FILE, batches, language: languageOfRequest(c) })
  })
}
