import { camelKeys, snakeKeys } from '#kernel/record-keys.ts'
import type { Db } from '#platform/db/database.ts'
import type { LedBy } from '../search/led-by.ts'

/** Which partner led to a booking, and on which terms, as its quote fixed them. */
export type BookingPartner = Omit<LedBy, 'partnerCode'> & { bookingId: string }

/** Notes who led to a new booking. */
export async function noteLedBy(tx: Db, bookingId: string, ledBy: LedBy): Promise<void> {
  const { partnerId, subId, clickId, earns, basisPoints } = ledBy
  await tx
    .insertInto('booking_partners')
    .values(snakeKeys({ bookingId, partnerId, subId, clickId, earns, basisPoints }))
    .execute()
}

/**
 * Bookings changed: what their partners earn is to be computed again. In the transaction of the change, and written though
 * they may be due already: who computes them meanwhile holds them, and may have read the bookings before this change.
 */
export async function partnersDue(tx: Db, bookingIds: readonly string[]): Promise<void> {
  if (bookingIds.length === 0) return
  await tx.updateTable('booking_partners').set({ due: true }).where('booking_id', 'in', bookingIds).execute()
}

/**
 * Up to `limit` bookings that changed since they were last taken; they are held until the transaction ends, which computes
 * what they earn, and are taken again only after their next change.
 */
export async function takeDueOfPartners(tx: Db, limit: number): Promise<BookingPartner[]> {
  const rows = await tx
    .updateTable('booking_partners')
    .set({ due: false })
    .where('booking_id', 'in', (from) =>
      from
        .selectFrom('booking_partners')
        .select('booking_id')
        .where('due', '=', true)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['booking_id', 'partner_id', 'sub_id', 'click_id', 'earns', 'basis_points'])
    .execute()
  return rows.map(camelKeys)
}
