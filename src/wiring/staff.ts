import { writeAudit } from '#domains/staff/audit.store.ts'
import { recordAccess } from '#domains/staff/access/record-access.usecase.ts'
import { recordListAccess } from '#domains/staff/access/record-list-access.middleware.ts'
import { findStaffAccess, lockMember } from '#domains/staff/members/member.store.ts'
import { membershipPersonalData } from '#domains/staff/members/membership-personal-data.store.ts'
import { requireStaff } from '#domains/staff/members/require-staff.middleware.ts'
import type { NewTask } from '#domains/staff/public.ts'
import { staffRetention } from '#domains/staff/staff-retention.store.ts'
import { staffWorkPersonalData } from '#domains/staff/staff-work-personal-data.store.ts'
import { staffWrite } from '#domains/staff/staff-write.usecase.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import { derivedKey, keyedHash } from '#platform/crypto.ts'
import type { Db } from '#platform/db/database.ts'
import type { Accounts } from './accounts.ts'
import type { Shared } from './share-context.ts'

export type Staff = ReturnType<typeof wireStaff>

export function wireStaff({ config, db, clock }: Shared, { requireRole }: Pick<Accounts, 'requireRole'>) {
  const tasks = taskStore(db)
  const searchHash = keyedHash(derivedKey(config.APP_SECRET, 'searches of the staff'))
  const app = { db, clock, searchHash }
  return {
    tasks,
    staffWrite: staffWrite({ db, writeAudit, clock }),
    searchHash,
    requireStaff: requireStaff(app, {
      requireRole,
      findAccess: findStaffAccess,
      answer: recordListAccess(app, recordAccess),
    }),
    retention: staffRetention,
    personalData: [staffWorkPersonalData(db), membershipPersonalData(db)],
    async lockMembership(tx: Db, userId: string) {
      const member = await lockMember(tx, userId)
      return member && { isLastAdmin: member.admins.length === 1 && member.admins[0] === userId }
    },
    openTask: (task: NewTask) => tasks.open(db, task),
  }
}
