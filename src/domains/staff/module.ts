import type { App } from '#platform/app.ts'
import { DatabaseUnavailable } from '#platform/db/database-failures.ts'
import { handlersOf } from '#platform/http/openapi/handle.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import { auditFileRoute } from './audit-log/audit-file.routes.ts'
import * as audit from './audit-log/audit-log-operations.contract.ts'
import { exportAudit, listAuditEntries } from './audit-log/read-audit.usecase.ts'
import * as bulkOperations from './bulk/bulk-operations.contract.ts'
import { bulkPersonalData } from './bulk/bulk-personal-data.store.ts'
import { bulkRetention } from './bulk/bulk-retention.store.ts'
import { handTasks, claimTasks } from './bulk/bulk-tasks.service.ts'
import { hasOpenBulk } from './bulk/bulk.store.ts'
import { beginBulk, stopBulk } from './bulk/change-bulk.usecase.ts'
import { previewBulk } from './bulk/preview-bulk.usecase.ts'
import { listBulkRows, listBulks, readBulk } from './bulk/read-bulk.usecase.ts'
import { createPause, runBulk } from './bulk/run-bulk.usecase.ts'
import { closeTask, releaseTask, takeTask } from './change-task.usecase.ts'
import { find } from './find/find-anything.usecase.ts'
import * as finding from './find/find-operations.contract.ts'
import { changeRoles, restoreMember, suspendMember } from './members/change-member.usecase.ts'
import { inviteFirstAdmin, inviteMember } from './members/invite-member.usecase.ts'
import * as member from './members/member-operations.contract.ts'
import { listMembers, readMe } from './members/read-members.usecase.ts'
import { listClosedTasks, listTasks, readTask } from './read-tasks.usecase.ts'
import { problems } from './staff-problem.http.ts'
import { TASK_FIGURES } from './task-figures.ts'
import { readToday } from './today/read-today.usecase.ts'
import * as day from './today/today-operations.contract.ts'
import * as task from './task-operations.contract.ts'
import { countOpenTasks } from './task.store.ts'

const handle = handlersOf(problems)

/** Members of the staff, and their roles. */
export const members = {
  handlers: [
    handle(member.readMe, readMe),
    handle(member.listMembers, listMembers),
    handle(member.inviteMember, inviteMember),
    handle(member.changeRoles, changeRoles),
    handle(member.suspendMember, suspendMember),
    handle(member.restoreMember, restoreMember),
  ],
  /** Checks again every hour, because the last administrator may have deleted their account. */
  scheduled: (app: Parameters<typeof inviteFirstAdmin>[0] & Pick<App, 'adminEmail'>) => {
    const { adminEmail } = app
    if (adminEmail === undefined) return []
    const work = () => inviteFirstAdmin(app, adminEmail)
    return [{ name: 'invite the first administrator', cron: '30 * * * *', atOnce: true, work }]
  },
}

/** The staff's actions and accesses. */
export const auditLog = {
  handlers: [handle(audit.listAuditEntries, listAuditEntries)],
  routes: (app: Parameters<typeof auditFileRoute>[0]) => [auditFileRoute(app, exportAudit)],
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
  bulkActs: ({ db }: Pick<App, 'db'>) => [claimTasks(db), handTasks(db)],
}

/** Search across all kinds of records that a staff member may see. */
export const search = { handlers: [handle(finding.find, find)] }

/** The staff's start page. */
export const today = { handlers: [handle(day.readToday, readToday)] }

/** Bulk actions of the staff on the rows of a list. */
export const bulk = {
  handlers: [
    handle(bulkOperations.previewBulk, previewBulk),
    handle(bulkOperations.beginBulk, beginBulk),
    handle(bulkOperations.listBulks, listBulks),
    handle(bulkOperations.readBulk, readBulk),
    handle(bulkOperations.listBulkRows, listBulkRows),
    handle(bulkOperations.stopBulk, stopBulk),
  ],
  jobs: (app: Parameters<typeof runBulk>[0]) => {
    const isUnavailable = (error: unknown) => error instanceof DatabaseUnavailable
    const run = { pause: createPause(app.ending), isUnavailable }
    const work = () => runBulk(app, run)
    return [{ name: 'bulk actions', everySeconds: 2, isDue: hasOpenBulk, atOnce: true, work }]
  },
  retention: bulkRetention,
  personalData: bulkPersonalData,
}
