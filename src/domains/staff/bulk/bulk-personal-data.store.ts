import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/** What somebody of the staff began for many rows at once; it goes with their account, and what was done stays in the audit. */
export function bulkPersonalData(db: Db): PersonalData {
  return {
    read: {
      bulk_actions: ({ userId }) =>
        db
          .selectFrom('bulk_actions')
          .select(['id', 'act', 'state', 'created_at', 'ended_at'])
          .where('staff_id', '=', userId)
          .orderBy('id')
          .execute(),
    },

    async erase(tx, { userId }) {
      await tx.deleteFrom('bulk_actions').where('staff_id', '=', userId).execute()
    },
  }
}
