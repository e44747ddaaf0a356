import { sql } from 'kysely'
import type { RowPage, Which } from '#domains/staff/public.ts'
import type { Db } from '#platform/db/database.ts'
import { foldNewest } from '#platform/db/searched-rows.ts'
import type { BookingStatus } from '../../bookings/booking-status.contract.ts'
import {
  bookingsMatching,
  SEARCHED_BOOKINGS,
  inOrder,
  type StaffBookingFilter,
} from '../booking-filter.store.ts'

export type BookingToMail = {
  id: string
  reference: string
  status: BookingStatus
  driver: { first_name: string; last_name: string } | null
}

/** Lists bookings whose mails are resent in bulk. */
export async function selectBookingsToMail(
  db: Db,
  which: Which<Omit<StaffBookingFilter, 'after' | 'limit'>>,
  { after, limit }: RowPage,
): Promise<BookingToMail[]> {
  if ('filter' in which && which.filter.search !== undefined) await foldNewest(db, SEARCHED_BOOKINGS)
  const found =
    'ids' in which
      ? db.selectFrom('bookings').where(sql<boolean>`id = any(${which.ids}::uuid[])`)
      : bookingsMatching(db, which.filter)
  const { from, to } = 'ids' in which ? {} : which.filter
  const query = found.select(['id', 'reference', 'status', 'driver']).limit(limit)
  const rows = await inOrder(query, { from, to, after: after ?? undefined, order: 'asc' }).execute()
  return rows.map(({ status, driver, ...row }) => ({
    ...row,
    status: status as BookingStatus,
    driver: driver as BookingToMail['driver'],
  }))
}

/** Locks a booking until the transaction ends, so that later reads of it stay valid. */
export async function lockBooking(tx: Db, id: string): Promise<void> {
  await tx.selectFrom('bookings').select('id').where('id', '=', id).forUpdate().execute()
}
