import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Bulk actions started by a staff member. They are erased with the account; the changes stay in the audit
 * log.
 */
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
