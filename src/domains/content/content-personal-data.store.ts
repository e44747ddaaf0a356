import { sql } from 'kysely'
import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'
import { raiseContentGeneration } from './content.store.ts'

/**
 * Versions written by a staff member stay, attributed to an account without a name. A traveller's comment is
 * erased with their bookings, and removed from pages that show it.
 */
export function contentPersonalData(db: Db): PersonalData {
  return {
    read: {
      content_written: ({ userId }) =>
        db
          .selectFrom('content_versions')
          .select(['page', 'number', 'created_at'])
          .where('author_id', '=', userId)
          .orderBy('created_at')
          .execute(),
    },
    async erase(tx, { userId }) {
      const shown = await tx
        .updateTable('ratings')
        .set({ shown_as: null })
        .where('shown_as', 'is not', null)
        .where(sql<boolean>`booking_id in (select id from bookings where user_id = ${userId})`)
        .executeTakeFirst()
      if (shown.numUpdatedRows > 0n) await raiseContentGeneration(tx)
    },
  }
}
