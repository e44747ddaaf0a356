import { auditLogRoutes } from '#domains/staff/audit-log/audit-log.routes.ts'
import { auditLog } from '#domains/staff/audit-log/audit-log.store.ts'
import { exportAudit } from '#domains/staff/audit-log/export-audit.usecase.ts'
import { writeAudit } from '#domains/staff/audit.store.ts'
import { changeMember } from '#domains/staff/members/change-member.usecase.ts'
import { inviteFirstAdmin } from '#domains/staff/members/invite-first-admin.usecase.ts'
import { inviteMember } from '#domains/staff/members/invite-member.usecase.ts'
import { memberRoutes } from '#domains/staff/members/member.routes.ts'
import { memberStore } from '#domains/staff/members/member.store.ts'
import { membershipPersonalData } from '#domains/staff/members/membership-personal-data.store.ts'
import { requireStaff } from '#domains/staff/members/require-staff.middleware.ts'
import { closeTask } from '#domains/staff/close-task.usecase.ts'
import { closedTasks } from '#domains/staff/closed-task.store.ts'
import { staffWorkPersonalData } from '#domains/staff/staff-work-personal-data.store.ts'
import { claimTask } from '#domains/staff/claim-task.usecase.ts'
import type { NewTask } from '#domains/staff/public.ts'
import { readTask } from '#domains/staff/read-task.usecase.ts'
import { releaseTask } from '#domains/staff/release-task.usecase.ts'
import { settleTask } from '#domains/staff/settle-task.usecase.ts'
import { staffWrite } from '#domains/staff/staff-write.usecase.ts'
import { TASK_FIGURES } from '#domains/staff/task-figures.ts'
import { taskRecords } from '#domains/staff/task-record.store.ts'
import { taskRoutes } from '#domains/staff/task.routes.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import { lookStore } from '#domains/staff/access/access-record.store.ts'
import { noteLists } from '#domains/staff/access/record-list-access.middleware.ts'
import { recordAccess } from '#domains/staff/access/record-access.usecase.ts'
import { staffRetention } from '#domains/staff/staff-retention.store.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import { limitOpenReplies } from '#platform/http/limit-open-replies.ts'
import { storedGauges } from '#platform/http/stored-gauges.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'

/** Files of the audit that one network may read at a time. */
const FILES_AT_ONCE = 2

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff(
  { config, db, metrics, clock, rateLimit }: Shared,
  accounts: Accounts,
  { moneyOwedTo }: Pick<Payments, 'moneyOwedTo'>,
) {
  const { requireRole, openInvitedAccount, tokens } = accounts
  const tasks = taskStore(db)
  const members = memberStore(db)
  const log = auditLog(db)
  const write = staffWrite({ db, writeAudit, clock })
  const common = { db, tasks, members, openInvitedAccount, staffWrite: write, clock }
  const looked = recordAccess({ looks: lookStore(db), staffWrite: write, clock })
  const searchHash = keyedHash(derivedKey(config.APP_SECRET, 'searches of the staff'))
  const guard = requireStaff({
    requireRole,
    readAccess: members.access,
    answer: noteLists({ recordAccess: looked, hash: searchHash }),
  })
  storedGauges(metrics, () => tasks.countOpen(clock.now()), TASK_FIGURES)
  return {
    tasks,
    staffWrite: write,
    recordAccess: looked,
    searchHash,
    readAccess: members.access,
    settleTask: settleTask(common),
    claimTask: claimTask(common),
    requireStaff: guard,
    retention: staffRetention,
    /** The roles of a member of the staff. */
    rolesOf: async (staffId: string) => (await members.access(staffId))?.roles ?? [],
    personalData: [staffWorkPersonalData(db), membershipPersonalData(db)],
    async holdMembership(tx: Db, userId: string) {
      const held = await members.hold(tx, userId)
      return held && { isLastAdmin: held.admins.length === 1 && held.admins[0] === userId }
    },
    openTask: (task: NewTask) => tasks.open(db, task),
    scheduled: firstAdmin(config.ADMIN_EMAIL, inviteFirstAdmin(common)),
    api: [
      memberRoutes({
        members,
        inviteMember: inviteMember(common),
        changeMember: changeMember({ ...common, endSessions: tokens.endAll }),
        requireRole,
        requireStaff: guard,
        rateLimit,
      }),
      auditLogRoutes({
        log,
        exportAudit: exportAudit({ log, staffWrite: write }),
        requireStaff: guard,
        rateLimit,
        limitOpenReplies: limitOpenReplies(Math.ceil(FILES_AT_ONCE * config.RATE_LIMIT_SCALE)),
      }),
      taskRoutes({
        tasks,
        closedTasks: closedTasks(db),
        readTask: readTask({ findRecord: taskRecords(db), owedTo: moneyOwedTo, recordAccess: looked }),
        claimTask: claimTask(common),
        releaseTask: releaseTask(common),
        closeTask: closeTask({ ...common, owedTo: moneyOwedTo }),
        requireStaff: guard,
        rateLimit,
        clock,
      }),
    ],
  }
}

/** Looks again each hour: the last administrator may have deleted their account. */
function firstAdmin(email: string | undefined, invite: ReturnType<typeof inviteFirstAdmin>): ScheduledJob[] {
  if (email === undefined) return []
  const work = () => invite(email, 1)
  return [{ name: 'invite the first administrator', cron: '30 * * * *', atOnce: true, work }]
}
