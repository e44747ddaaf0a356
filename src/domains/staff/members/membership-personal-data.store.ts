import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/** A person's membership of the staff, with its roles. */
export function membershipPersonalData(db: Db): PersonalData {
  return {
    read: {
      staff_membership: ({ userId }) =>
        db
          .selectFrom('staff_members')
          .select(['roles', 'invited_at', 'suspended_at'])
          .where('user_id', '=', userId)
          .execute(),
    },
    async erase(tx, { userId }) {
      await tx.deleteFrom('staff_looks').where('staff_id', '=', userId).execute()
      await tx.deleteFrom('staff_members').where('user_id', '=', userId).execute()
    },
  }
}
