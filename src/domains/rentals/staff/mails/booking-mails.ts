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

/** Mails about bookings, which notifications write and send. */
export type BookingMails = {
  /** Lists the mails about a booking, newest first. */
  list(bookingId: string): Promise<MailOfBooking[]>
  /** Returns the latest mail of a template for each of these bookings, as mail id by booking id. */
  latest(
    db: Db,
    query: { bookingIds: readonly string[]; template: string },
  ): Promise<ReadonlyMap<string, string>>
  /**
   * Resends a mail about a booking; news are rewritten from the booking's current state. Null if the mail does not
   * belong to the booking or may not be repeated. Returns the id of the new mail.
   */
  resend(
    tx: Db,
    mail: Reader & { mailId: string; booking: Booking },
    now: Temporal.Instant,
  ): Promise<string | null>
  /** Redirects mails that are waiting for an address to another one. Returns the new mail of each redirected one. */
  redirect(
    tx: Db,
    mails: Reader & { from: string; booking: Booking },
    now: Temporal.Instant,
  ): Promise<ReadonlyMap<string, string>>
}

declare module '#platform/app.ts' {
  interface App {
    bookingMails: BookingMails
  }
}
