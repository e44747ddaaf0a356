import type { PersonalData } from '#domains/accounts/public.ts'

/** Drivers of our own cars, exported with their bookings; rental dates stay. */
export function reservationPersonalData(): PersonalData {
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
