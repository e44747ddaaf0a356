import { sql } from 'kysely'
import type { ExchangeRates } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingStatus } from './booking-status.contract.ts'
import type { BookingRecord } from './booking.ts'

/** Booking fields that a partner's commission depends on. */
export type AttributedBooking = Pick<
  BookingRecord,
  'id' | 'reference' | 'userId' | 'status' | 'sold' | 'price' | 'driver' | 'pickUpAt' | 'dropOffAt'
> & {
  exchange: ExchangeRates
  /** Time at which the supplier's record first reported the pick-up. */
  pickedUpAt: Temporal.Instant | null
  /** Null if not ordered yet. */
  orderedAt: Temporal.Instant | null
}

/** SQL expression: the time of the booking's latest order attempt. */
export const orderedAt = (bookingId: string) =>
  sql<Temporal.Instant | null>`(select max(e.at) from booking_events e
    where e.booking_id = ${sql.ref(bookingId)} and e.kind = 'order_placed')`

/** Lists the current state of these bookings. */
export async function findAttributedBookings(db: Db, ids: readonly string[]): Promise<AttributedBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'user_id', 'status', 'sold', 'price', 'exchange', 'driver'])
    .select(['pick_up_at', 'drop_off_at', 'picked_up_at', orderedAt('bookings.id').as('ordered_at')])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, reference, sold, price, exchange, driver, ...row }) => ({
    id,
    reference,
    userId: row.user_id,
    status: row.status as BookingStatus,
    sold: sold as AttributedBooking['sold'],
    price: price as AttributedBooking['price'],
    exchange: exchange as ExchangeRates,
    driver: driver as AttributedBooking['driver'],
    pickUpAt: row.pick_up_at,
    dropOffAt: row.drop_off_at,
    pickedUpAt: row.picked_up_at,
    orderedAt: row.ordered_at,
  }))
}
