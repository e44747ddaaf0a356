import { writeAudited } from '#domains/staff/public.ts'
import { fail, ok } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import type { CorrectingApp } from '../driver/correct-driver.service.ts'
import type * as operations from '../staff-booking-operations.contract.ts'
import { repeatMail } from './repeat-mail.service.ts'

/** Resends a mail of a booking to its driver; first corrects the address if another one is sent. */
export async function resendBookingMail(
  app: CorrectingApp & Pick<App, 'db' | 'bookings'>,
  { params, body, by }: Call<typeof operations.resendBookingMail>,
) {
  const record = await app.bookings.find(params.id)
  if (!record) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  const mail = { mailId: params.mail, wasEmail: body.was_email, email: body.email }
  return writeAudited(app, by, async (tx, now, audit) => {
    const repeated = await repeatMail(app, tx, record, mail, now)
    if (!repeated.ok) return repeated
    const { recipient, sent, audited } = repeated.value
    if (sent === null)
      // Rolls back the transaction: a call that sends nothing does not correct the address.
      throw new NothingToResend()
    await audit(audited)
    return ok({ recipient })
  }).catch((error: unknown) => {
    if (error instanceof NothingToResend)
      return fail({
        code: 'mail_not_found',
        detail: 'This booking has no such mail that may be repeated',
      } as const)
    throw error
  })
}

class NothingToResend extends Error {}
