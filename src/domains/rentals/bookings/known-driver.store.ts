import { emailKey } from '#kernel/email-address.ts'
import type { Db } from '#platform/db/database.ts'
import type { PaymentStatus } from '#domains/payments/public.ts'
import type { BookingRecord } from './booking.ts'

/** Payments that took or held money, whatever happened to it later. */
const ANSWERED: ReadonlySet<PaymentStatus> = new Set(['authorised', 'captured', 'released'])

/**
 * Returns true if the driver's address can be trusted to be the customer's: a card was authorised for the booking, or
 * its account has verified the address. Otherwise anybody may have entered someone else's.
 */
export async function isKnownDriver(
  tx: Db,
  { userId, driver, payment }: Pick<BookingRecord, 'userId' | 'driver' | 'payment'>,
): Promise<boolean> {
  if (payment && payment.amount.amount > 0 && ANSWERED.has(payment.status)) return true
  if (!driver) return false
  const verified = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('email', '=', emailKey(driver.email))
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst()
  return verified !== undefined
}
