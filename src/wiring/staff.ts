import { writeAudit } from '#domains/staff/audit.store.ts'
import { changeMember } from '#domains/staff/members/change-member.usecase.ts'
import { inviteFirstAdmin } from '#domains/staff/members/invite-first-admin.usecase.ts'
import { inviteMember } from '#domains/staff/members/invite-member.usecase.ts'
import { memberRoutes } from '#domains/staff/members/member.routes.ts'
import { memberStore } from '#domains/staff/members/member.store.ts'
import { membershipPersonalData } from '#domains/staff/members/membership-personal-data.store.ts'
import { requireStaff } from '#domains/staff/members/require-staff.middleware.ts'
import { staffWorkPersonalData } from '#domains/staff/staff-work-personal-data.store.ts'
import type { NewTask } from '#domains/staff/public.ts'
import { settleTask, type SettleTask } from '#domains/staff/settle-task.usecase.ts'
import { staffWrite } from '#domains/staff/staff-write.usecase.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import { noteLists } from '#domains/staff/access/record-list-access.middleware.ts'
import { recordAccess, type RecordAccess } from '#domains/staff/access/record-access.usecase.ts'
import { staffRetention } from '#domains/staff/staff-retention.store.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { ScheduledJob } from '#platform/scheduled-jobs.ts'
import type { Accounts } from './accounts/accounts.ts'
import type { Shared } from './share-context.ts'

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff({ config, db, clock, rateLimit }: Shared, accounts: Accounts) {
  const { requireRole, openInvitedAccount, tokens } = accounts
  const tasks = taskStore(db)
  const members = memberStore(db)
  const write = staffWrite({ db, writeAudit, clock })
  const common = { db, members, openInvitedAccount, staffWrite: write, clock }
  const looked: RecordAccess = (by, look) => recordAccess({ db, clock }, by, look)
  const settle: SettleTask = (settling, by, work) => settleTask({ db, clock }, settling, by, work)
  const searchHash = keyedHash(derivedKey(config.APP_SECRET, 'searches of the staff'))
  const guard = requireStaff({
    requireRole,
    readAccess: members.access,
    answer: noteLists({ recordAccess: looked, hash: searchHash }),
  })
  return {
    tasks,
    staffWrite: write,
    recordAccess: looked,
    searchHash,
    readAccess: members.access,
    settleTask: settle,
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
    ],
  }
}

/** Looks again each hour: the last administrator may have deleted their account. */
function firstAdmin(email: string | undefined, invite: ReturnType<typeof inviteFirstAdmin>): ScheduledJob[] {
  if (email === undefined) return []
  const work = () => invite(email, 1)
  return [{ name: 'invite the first administrator', cron: '30 * * * *', atOnce: true, work }]
}
