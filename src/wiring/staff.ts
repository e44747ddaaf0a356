import { writeAudit } from '#domains/staff/audit.store.ts'
import { findStaffAccess, lockMember, rolesOf } from '#domains/staff/members/member.store.ts'
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
import type { Accounts } from './accounts.ts'
import type { Shared } from './share-context.ts'

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff({ config, db, clock }: Shared, { requireRole }: Pick<Accounts, 'requireRole'>) {
  const tasks = taskStore(db)
  const readAccess = (userId: string) => findStaffAccess(db, userId)
  const write = staffWrite({ db, writeAudit, clock })
  const looked: RecordAccess = (by, look) => recordAccess({ db, clock }, by, look)
  const settle: SettleTask = (settling, by, work) => settleTask({ db, clock }, settling, by, work)
  const searchHash = keyedHash(derivedKey(config.APP_SECRET, 'searches of the staff'))
  const guard = requireStaff({
    requireRole,
    readAccess,
    answer: noteLists({ recordAccess: looked, hash: searchHash }),
  })
  return {
    tasks,
    staffWrite: write,
    recordAccess: looked,
    searchHash,
    readAccess,
    settleTask: settle,
    requireStaff: guard,
    retention: staffRetention,
    /** The roles of a member of the staff. */
    rolesOf: (staffId: string) => rolesOf(db, staffId),
    personalData: [staffWorkPersonalData(db), membershipPersonalData(db)],
    async holdMembership(tx: Db, userId: string) {
      const held = await lockMember(tx, userId)
      return held && { isLastAdmin: held.admins.length === 1 && held.admins[0] === userId }
    },
    openTask: (task: NewTask) => tasks.open(db, task),
  }
}
