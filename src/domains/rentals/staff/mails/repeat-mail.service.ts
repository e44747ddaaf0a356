import { ok } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { isKnownDriver } from '../../bookings/known-driver.store.ts'
import { bookingInMail, writeDriver, type CorrectingApp } from '../driver/correct-driver.service.ts'
import { resendMail } from './resend-mail.service.ts'

/**
 * Resends a mail of a booking in a transaction, to its driver's address; first corrects the address if another is
 * given. `wasEmail`: the address that was shown. `sent`: the id of the new mail; null if the mail may not be repeated.
 */
export async function repeatMail(
  app: CorrectingApp,
  tx: Db,
  record: BookingRecord,
  { mailId, wasEmail, email }: { mailId: string; wasEmail: string; email: string | undefined },
  now: Temporal.Instant,
) {
  const to = email === undefined ? {} : { email }
  const corrected = await writeDriver(app, tx, record, { was: { email: wasEmail }, to }, now)
  if (!corrected.ok) return corrected
  const { booking, fields, redirected } = corrected.value
  const recipient = email ?? wasEmail
  const again = {
    mailId,
    booking: bookingInMail(app, booking),
    recipient,
    isKnown: await isKnownDriver(tx, booking),
  }
  const sent = redirected.get(mailId) ?? (await resendMail(app, tx, again, now))
  return ok({
    recipient,
    sent,
    audited: {
      action: 'resend_booking_mail',
      subject: { kind: 'booking', id: booking.id },
      before: null,
      after: { mail: mailId, sent, corrected: fields },
    } as const,
  })
}
