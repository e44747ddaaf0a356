import type { Db } from '#platform/db/database.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { MailState } from '../booking-mail.contract.ts'

/** A mail about a booking. */
export type MailOfBooking = {
  mail_id: string
  template: string
  recipient: string
  state: MailState
  created_at: string
  sent_at: string | null
  failure: string | null
}

/** To whom a booking's mails go; `isKnown`: as of any mail about it. */
type Reader = { recipient: string; isKnown: boolean }

/**
 * Sends a mail about a booking once more; news are written anew of the booking as it is. Null: it is no mail of this booking,
 * or none that may be repeated. Returns the id of the mail that goes.
 */
export type ResendMail = (
  tx: Db,
  mail: Reader & { mailId: string; booking: Booking },
  now: Temporal.Instant,
) => Promise<string | null>

/** Sends what still waits for an address to another one instead; returns which mail went in the place of which. */
export type RedirectMails = (
  tx: Db,
  mails: Reader & { from: string; booking: Booking },
  now: Temporal.Instant,
) => Promise<ReadonlyMap<string, string>>

/** The latest mail of a template about each of these bookings: its id by the booking's. */
export type LatestMails = (
  db: Db,
  asked: { bookingIds: readonly string[]; template: string },
) => Promise<ReadonlyMap<string, string>>
