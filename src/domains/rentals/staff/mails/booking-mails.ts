import type { Db } from '#platform/db/database.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { MailState } from '../booking-mail.contract.ts'

export type MailOfBooking = {
  mail_id: string
  template: string
  recipient: string
  state: MailState
  created_at: string
  sent_at: string | null
  failure: string | null
}

/** Recipient of a booking's mails; `isKnown`: whether the address is trusted. */
type Reader = { recipient: string; isKnown: boolean }

/**
 * Resends a mail about a booking; news are rewritten from the booking's current state. Null if the mail does not belong
 * to the booking or may not be repeated. Returns the id of the new mail.
 */
export type ResendMail = (
  tx: Db,
  mail: Reader & { mailId: string; booking: Booking },
  now: Temporal.Instant,
) => Promise<string | null>

/** Redirects mails that are waiting for an address to another one. Returns the new mail of each redirected one. */
export type RedirectMails = (
  tx: Db,
  mails: Reader & { from: string; booking: Booking },
  now: Temporal.Instant,
) => Promise<ReadonlyMap<string, string>>

/** Returns the latest mail of a template for each of these bookings, as mail id by booking id. */
export type LatestMails = (
  db: Db,
  asked: { bookingIds: readonly string[]; template: string },
) => Promise<ReadonlyMap<string, string>>
