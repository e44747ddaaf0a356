import type { Clock } from '#kernel/clock.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { PaymentAction, paymentStore } from '#domains/payments/public.ts'
import type { Db } from '#platform/db/database.ts'
import { toBooking } from '../../bookings/booking-reply.ts'
import type { Booking } from '../../bookings/booking.contract.ts'
import type { PAYMENT_ACTS } from '../order.contract.ts'
import { awaitedPayment, threeDSecureChallenge, type BookingRecord } from '../../bookings/booking.ts'
import type { BookingStore } from '../../bookings/booking.store.ts'
import type { BookingAccess } from '../../bookings/booking-read.store.ts'
import { BACK_SECONDS, BANK_MINUTES } from '../../settlement/settlement.ts'
import type { SettlePayment } from './settle-payment.usecase.ts'

export type PaymentActionFailure = { code: 'booking_not_found'; detail: string }

/**
 * Handles the traveller's action on the bank's 3-D Secure challenge and returns the updated booking. `action` leads to
 * the bank. A settled payment stays unchanged.
 */
export type ActOnPayment = (request: {
  access: BookingAccess
  bookingId: string
  act: (typeof PAYMENT_ACTS)[number]
}) => Promise<Result<{ booking: Booking; action: PaymentAction | null }, PaymentActionFailure>>

/** Handles the traveller's return from the bank's page. */
export type ReturnFromBank = (paymentId: string) => Promise<BookingRecord | null>

type Needs = {
  db: Db
  bookings: Pick<BookingStore, 'find' | 'findFor'>
  payments: Pick<typeof paymentStore, 'shortenChallenge' | 'extendChallenge' | 'abandon'>
  settlePayment: SettlePayment
  clock: Clock
}

export function actOnPayment({ db, bookings, payments, settlePayment, clock }: Needs): ActOnPayment {
  return async ({ access, bookingId, act }) => {
    const booking = await bookings.findFor(access, { id: bookingId })
    if (!booking) return fail({ code: 'booking_not_found', detail: 'There is no such booking' })
    const question = threeDSecureChallenge(booking)
    const now = clock.now()
    const answer = (record: BookingRecord | null, action: PaymentAction | null) =>
      ok({ booking: toBooking(record ?? booking, clock.now()), action })
    const payment = awaitedPayment(booking)
    if (!question || !payment) return answer(booking, null)
    const { id } = payment
    if (act === 'resumed') {
      await payments.extendChallenge(db, id, now.add({ minutes: BANK_MINUTES }))
      return answer(await bookings.find(bookingId), { type: question.type, url: question.url })
    }
    // Written before the gateway is called: the current or next lease holder of the booking ends the payment.
    if (act === 'abandoned') await payments.abandon(db, id, now)
    else await payments.shortenChallenge(db, id, now.add({ seconds: BACK_SECONDS }))
    return answer(await settlePayment(id, { awaited: true }), null)
  }
}

/** Records that the traveller has returned, and queries the gateway for the outcome. */
export function returnFromBank({
  db,
  payments,
  settlePayment,
  clock,
}: Omit<Needs, 'bookings'>): ReturnFromBank {
  return async (paymentId) => {
    await payments.shortenChallenge(db, paymentId, clock.now().add({ seconds: BACK_SECONDS }))
    return settlePayment(paymentId, { awaited: true })
  }
}
