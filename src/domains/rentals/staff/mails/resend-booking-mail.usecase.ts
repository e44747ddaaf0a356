import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import { toBooking, type StationNames } from '../../bookings/booking-reply.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { IsKnownDriver } from '../../bookings/known-driver.store.ts'
import type { CorrectDriver, CorrectionFailure } from '../driver/correct-driver.service.ts'
import type { ResendMail } from './booking-mails.ts'

export type ResendBookingMailFailure = CorrectionFailure | { code: 'mail_not_found'; detail: string }

type Resent = Result<{ recipient: string }, ResendBookingMailFailure>

/**
 * Sends a mail of a booking once more to its driver, whose address is corrected before where another is given. `wasEmail`: the
 * address that the colleague was shown.
 */
export type ResendBookingMail = (
  resend: { bookingId: string; mailId: string; wasEmail: string; email: string | undefined },
  by: StaffActor,
) => Promise<Resent>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  correctDriver: CorrectDriver
  resendMail: ResendMail
  isKnownDriver: IsKnownDriver
  station: (stationId: string, language: Language) => ReturnType<StationNames>
  staffWrite: StaffWrite
  clock: Clock
}

export function resendBookingMail(needs: Needs): ResendBookingMail {
  const { bookings, correctDriver, resendMail, isKnownDriver, station, staffWrite, clock } = needs
  return async ({ bookingId, mailId, wasEmail, email }, by) => {
    const record = await bookings.find(bookingId)
    if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    return staffWrite<Resent>(by, async (tx, now) => {
      const to = email === undefined ? {} : { email }
      const corrected = await correctDriver(tx, record, { was: { email: wasEmail }, to }, now)
      if (!corrected.ok) return corrected
      const { booking, fields, redirected } = corrected.value
      const shown = toBooking(booking, clock.now(), (id) => station(id, languageOf(booking.langId as LangId)))
      const isKnown = await isKnownDriver(tx, booking)
      const recipient = email ?? wasEmail
      const sent =
        redirected.get(mailId) ?? (await resendMail(tx, { mailId, booking: shown, recipient, isKnown }, now))
      if (sent === null)
        // Thrown away with the transaction: an address is not corrected by a call that sends nothing.
        throw new NothingToResend()
      return {
        value: ok({ recipient }),
        audited: {
          action: 'resend_booking_mail',
          subject: { kind: 'booking', id: bookingId },
          before: null,
          after: { mail: mailId, sent, corrected: fields },
        },
      }
    }).catch((error: unknown) => {
      if (error instanceof NothingToResend)
        return fail({ code: 'mail_not_found', detail: 'This booking has no such mail that may be repeated' })
      throw error
    })
  }
}

class NothingToResend extends Error {}
