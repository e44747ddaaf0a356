import { emailKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'
import type { PaymentStatus } from '#domains/payments/public.ts'
import type { BookingRecord } from './booking.ts'

/**
 * Returns true if the driver's address may be taken for that of who booked: a card has answered for them, or the booking's account
 * has proved it. Otherwise anybody may have typed a stranger's.
 */
export type IsKnownDriver = (tx: Db, booking: BookingRecord) => Promise<boolean>

/** Of payments that took or held money, whatever became of it since. */
const ANSWERED: ReadonlySet<PaymentStatus> = new Set(['authorised', 'captured', 'released'])

export const isKnownDriver: IsKnownDriver = async (tx, { userId, driver, payment }) => {
  if (payment && payment.amount.amount > 0 && ANSWERED.has(payment.status)) return true
  if (!driver) return false
  const proved = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', emailKey(driver.email))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return proved !== undefined
}
