import type { PersonalData } from '#domains/accounts/public.ts'
import type { Db } from '#platform/db/database.ts'

/**
 * The bookings whose price we check for a person, and the results. Erased with the account, because nobody is left to
 * notify.
 */
export function priceGuardPersonalData(db: Db): PersonalData {
  return {
    read: {
      price_guards: ({ userId }) =>
        db
          .selectFrom('price_guards as g')
          .innerJoin('bookings as b', 'b.id', 'g.booking_id')
          .select(['b.reference', 'g.state', 'g.on_since', 'g.ends_at', 'g.looked_at'])
          .where('b.user_id', '=', userId)
          .orderBy('g.on_since')
          .execute(),
      cheaper_cars: ({ userId }) =>
        db
          .selectFrom('rebookings as r')
          .innerJoin('bookings as b', 'b.id', 'r.booking_id')
          .leftJoin('bookings as n', 'n.id', 'r.new_booking_id')
          .select(['b.reference', 'n.reference as new_reference', 'r.state', 'r.reason', 'r.created_at'])
          .where('b.user_id', '=', userId)
          .orderBy('r.created_at')
          .execute(),
    },

    async erase(tx, { userId }) {
      const bookingIds = tx.selectFrom('bookings').select('id').where('user_id', '=', userId)
      await tx.deleteFrom('price_guards').where('booking_id', 'in', bookingIds).execute()
    },
  }
}
