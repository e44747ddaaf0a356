import type { StaffActor, StaffWrite } from '#domains/staff/public.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { CorrectionFailure } from '../driver/correct-driver.service.ts'
import type { RepeatMail } from './repeat-mail.service.ts'

export type ResendBookingMailFailure = CorrectionFailure | { code: 'mail_not_found'; detail: string }

type Resent = Result<{ recipient: string }, ResendBookingMailFailure>

/**
 * Resends a mail of a booking to its driver; first corrects the address if another is given. `wasEmail`: the address
 * that the colleague was shown.
 */
export type ResendBookingMail = (
  resend: { bookingId: string; mailId: string; wasEmail: string; email: string | undefined },
  by: StaffActor,
) => Promise<Resent>

type Needs = {
  bookings: Pick<BookingStore, 'find'>
  repeatMail: RepeatMail
  staffWrite: StaffWrite
}

export function resendBookingMail({ bookings, repeatMail, staffWrite }: Needs): ResendBookingMail {
  return async ({ bookingId, ...mail }, by) => {
    const record = await bookings.find(bookingId)
    if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    return staffWrite<Resent>(by, async (tx, now) => {
      const repeated = await repeatMail(tx, record, mail, now)
      if (!repeated.ok) return repeated
      const { recipient, sent, audited } = repeated.value
      if (sent === null)
        // Rolls back the transaction: a call that sends nothing does not correct the address.
        throw new NothingToResend()
      return { value: ok({ recipient }), audited }
    }).catch((error: unknown) => {
      if (error instanceof NothingToResend)
        return fail({ code: 'mail_not_found', detail: 'This booking has no such mail that may be repeated' })
      throw error
    })
  }
}

class NothingToResend extends Error {}
