import type { OwnData } from '#domains/accounts/public.ts'

/** Who drives a car of our own garages; the person has it with their bookings. The days that it was out stay. */
export function ownReservations(): OwnData {
  return {
    read: {},
    async erase(tx, { userId }) {
      const own = tx.selectFrom('bookings').where('user_id', '=', userId)
      await tx
        .updateTable('stock_reservations')
        .set({ driver: '{}' })
        .where(({ eb, or }) =>
          or([
            eb('reference', 'in', own.select('reference')),
            eb(
              'reference',
              'in',
              tx
                .selectFrom('booking_changes')
                .select('reference')
                .where('booking_id', 'in', own.select('id')),
            ),
          ]),
        )
        .execute()
    },
  }
}
