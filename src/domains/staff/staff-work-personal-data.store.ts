import { sql } from 'kysely'
import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/** Reasons entered by staff members; the trigger `audit_entry_stays` allows only their removal. */
const REASONS = sql`'{reason,said}'::text[]`

/**
 * Tasks about a person's bookings identify them to the staff; claimed tasks and audit entries identify a
 * staff member. Their actions stay, attributed to an account without a name.
 */
export function staffWorkPersonalData(db: Db): PersonalData {
  return {
    read: {
      tasks_taken: ({ userId }) =>
        db
          .selectFrom('staff_tasks')
          .select(['id', 'kind', 'owned_at', 'done_at', 'closing_note'])
          .where('owner_id', '=', userId)
          .orderBy('owned_at')
          .orderBy('id')
          .execute(),
      staff_actions: ({ userId }) =>
        db
          .selectFrom('audit_entries')
          .select(['at', 'address', 'action', 'subject', 'subject_id'])
          .where('staff_id', '=', userId)
          .orderBy('id')
          .execute(),
    },

    async erase(tx, { userId }) {
      await tx
        .updateTable('staff_tasks')
        .set({
          detail: sql`detail - 'driver'`,
          // Empty rather than null, so that it still counts as closed by a person.
          closing_note: sql`case when closing_note is not null then '' end`,
        })
        .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
        .execute()
      await tx
        .updateTable('staff_tasks')
        .set({ owner_id: null, owned_at: null })
        .where('owner_id', '=', userId)
        .where('done_at', 'is', null)
        .execute()
      await sql`
        update audit_entries set before = before - ${REASONS}, after = after - ${REASONS}
        where subject in ('booking', 'partner_earning') and (after ?| ${REASONS} or before ?| ${REASONS})
          and subject_id in (select id::text from bookings where user_id = ${userId})`.execute(tx)
      await tx.updateTable('audit_entries').set({ address: null }).where('staff_id', '=', userId).execute()
    },
  }
}
