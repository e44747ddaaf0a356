import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * Exports notes on a person's bookings, and notes a member of the staff wrote. The text is erased with the person it is
 * about.
 */
export function notePersonalData(db: Db): PersonalData {
  return {
    read: {
      notes_on_bookings: ({ userId }) =>
        db
          .selectFrom('booking_notes as n')
          .innerJoin('bookings as b', 'b.id', 'n.booking_id')
          .select(['b.reference', 'n.text', 'n.created_at'])
          .where('b.user_id', '=', userId)
          .orderBy('n.id')
          .execute(),
      notes_written: ({ userId }) =>
        db
          .selectFrom('booking_notes')
          .select(['id', 'text', 'created_at'])
          .where('author_id', '=', userId)
          .orderBy('id')
          .execute(),
    },

    async erase(tx, { userId }) {
      await tx
        .updateTable('booking_notes')
        .set({ text: '' })
        .where('booking_id', 'in', tx.selectFrom('bookings').select('id').where('user_id', '=', userId))
        .execute()
      await tx.deleteFrom('booking_note_mentions').where('staff_id', '=', userId).execute()
      await tx.deleteFrom('staff_presence').where('staff_id', '=', userId).execute()
    },
  }
}
