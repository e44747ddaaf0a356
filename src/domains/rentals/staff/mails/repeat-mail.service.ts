import type { Clock } from '#kernel/clock.ts'
import { languageOf, type LangId, type Language } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking, type StationNames } from '../../bookings/booking-reply.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import type { IsKnownDriver } from '../../bookings/known-driver.store.ts'
import type { CorrectDriver, CorrectionFailure } from '../driver/correct-driver.service.ts'
import type { ResendMail } from './booking-mails.ts'

/**
 * Resends a mail of a booking in a transaction, to its driver's address; first corrects the address if another is
 * given. `wasEmail`: the address that was shown. `sent`: the id of the new mail; null if the mail may not be repeated.
 */
export type RepeatMail = (
  tx: Db,
  booking: BookingRecord,
  mail: { mailId: string; wasEmail: string; email: string | undefined },
  now: Temporal.Instant,
) => Promise<Result<Repeated, CorrectionFailure>>

type Repeated = { recipient: string; sent: string | null; audited: ReturnType<typeof auditedResend> }

type Needs = {
  correctDriver: CorrectDriver
  resendMail: ResendMail
  isKnownDriver: IsKnownDriver
  station: (stationId: string, language: Language) => ReturnType<StationNames>
  clock: Clock
}

export function repeatMail(needs: Needs): RepeatMail {
  const { correctDriver, resendMail, isKnownDriver, station, clock } = needs
  return async (tx, record, { mailId, wasEmail, email }, now) => {
    const to = email === undefined ? {} : { email }
    const corrected = await correctDriver(tx, record, { was: { email: wasEmail }, to }, now)
    if (!corrected.ok) return corrected
    const { booking, fields, redirected } = corrected.value
    const shown = toBooking(booking, clock.now(), (id) => station(id, languageOf(booking.langId as LangId)))
    const isKnown = await isKnownDriver(tx, booking)
    const recipient = email ?? wasEmail
    const sent =
      redirected.get(mailId) ?? (await resendMail(tx, { mailId, booking: shown, recipient, isKnown }, now))
    return ok({
      recipient,
      sent,
      audited: auditedResend(booking.id, { mail: mailId, sent, corrected: fields }),
    })
  }
}

function auditedResend(bookingId: string, after: object) {
  return {
    action: 'resend_booking_mail',
    subject: { kind: 'booking', id: bookingId },
    before: null,
    after,
  } as const
}
