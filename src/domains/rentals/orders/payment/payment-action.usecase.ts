import { fail, ok } from '#kernel/result.ts'
import { paymentStore, type PaymentAction } from '#domains/payments/public.ts'
import type { Call } from '#platform/http/openapi/handle.ts'
import { toBooking } from '../../bookings/booking-reply.ts'
import { awaitedPayment, threeDSecureChallenge, type BookingRecord } from '../../bookings/booking.ts'
import { BACK_SECONDS, BANK_MINUTES } from '../../settlement/settlement.ts'
import type * as operations from '../order-operations.contract.ts'
import { orderReply } from '../order-reply.ts'
import { settlePayment, type SettlingPaymentApp } from './settle-payment.usecase.ts'

/**
 * Handles the traveller's action on the bank's 3-D Secure challenge and returns the updated booking, with a link to the
 * bank if the traveller resumes. A settled payment stays unchanged.
 */
export async function actOnPayment(
  app: SettlingPaymentApp,
  { body, session }: Call<typeof operations.paymentAction>,
) {
  const { db, bookings, clock } = app
  const { booking_id: bookingId, act } = body
  const booking = await bookings.findFor(session, { id: bookingId })
  if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' } as const)
  const challenge = threeDSecureChallenge(booking)
  const now = clock.now()
  const answer = (record: BookingRecord | null, action: PaymentAction | null) =>
    ok(orderReply({ booking: toBooking(record ?? booking, clock.now()), action }))
  const payment = awaitedPayment(booking)
  if (!challenge || !payment) return answer(booking, null)
  const { id } = payment
  if (act === 'resumed') {
    await paymentStore.extendChallenge(db, id, now.add({ minutes: BANK_MINUTES }))
    return answer(await bookings.find(bookingId), { type: challenge.type, url: challenge.url })
  }
  // Written before the gateway is called: the current or next lease holder of the booking ends the payment.
  if (act === 'abandoned') await paymentStore.abandon(db, id, now)
  else await paymentStore.shortenChallenge(db, id, now.add({ seconds: BACK_SECONDS }))
  return answer(await settlePayment(app, id, { awaited: true }), null)
}

/** Records that the traveller has returned from the bank's page, and queries the gateway for the outcome. */
export async function returnFromBank(
  app: SettlingPaymentApp,
  paymentId: string,
): Promise<BookingRecord | null> {
  await paymentStore.shortenChallenge(app.db, paymentId, app.clock.now().add({ seconds: BACK_SECONDS }))
  return settlePayment(app, paymentId, { awaited: true })
}
