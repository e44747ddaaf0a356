import type { App } from '#platform/app.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import type { RateLimit } from '#platform/http/rate-limit.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { auditFileRoute } from './audit-log/audit-file.routes.ts'
import * as audit from './audit-log/audit-log-operations.contract.ts'
import { exportAudit, listAuditEntries } from './audit-log/read-audit.usecase.ts'
import { closeTask, releaseTask, takeTask } from './change-task.usecase.ts'
import type { RequireStaff } from './members/require-staff.middleware.ts'
import { listClosedTasks, listTasks, readTask } from './read-tasks.usecase.ts'
import { problems } from './staff-problem.http.ts'
import { TASK_FIGURES } from './task-figures.ts'
import * as task from './task-operations.contract.ts'
import { countOpenTasks } from './task.store.ts'

const handle = handlersOf(problems)

type Routing = Pick<App, 'db' | 'clock'> & {
  requireStaff: RequireStaff
  rateLimit: RateLimit
  config: { RATE_LIMIT_SCALE: number }
}

/** What the staff did and looked at. */
export const auditLog = {
  handlers: [handle(audit.listAuditEntries, listAuditEntries)],
  routes: (app: Routing) => [
    auditFileRoute({ ...app, exportAudit: (filter, by) => exportAudit(app, filter, by) }),
  ],
}

/** Work that only a person can do. */
export const tasks = {
  handlers: [
    handle(task.listTasks, listTasks),
    handle(task.takeTask, takeTask),
    handle(task.releaseTask, releaseTask),
    handle(task.listClosedTasks, listClosedTasks),
    handle(task.readTask, readTask),
    handle(task.closeTask, closeTask),
  ],
  gauges: ({ db, clock, metrics }: Pick<App, 'db' | 'clock' | 'metrics'>) =>
    storedGauges(metrics, () => countOpenTasks(db, clock.now()), TASK_FIGURES),
}
