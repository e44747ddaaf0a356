import { paymentStore } from '#domains/payments/public.ts'
import type { App } from '#platform/app.ts'
import type { BookingRecord } from '../../bookings/booking.ts'
import { LEASE_SECONDS } from '../../settlement/settlement.ts'

/** Parts of the app that settle a booking whose payment's status has changed. */
export type SettlingPaymentApp = Pick<App, 'db' | 'bookings' | 'bookingJobs' | 'settleBooking' | 'clock'>

/**
 * Handles a payment's status update: settles its booking by querying the gateway, unless another worker holds the
 * lease. Returns the booking's new state; null if the payment is unknown. `awaited`: the response shows the traveller
 * the outcome, so no mail is sent.
 */
export async function settlePayment(
  { db, bookings, bookingJobs, settleBooking, clock }: SettlingPaymentApp,
  paymentId: string,
  { awaited } = { awaited: false },
): Promise<BookingRecord | null> {
  const bookingId = (await paymentStore.paidFor(db, paymentId))?.about.bookingId
  if (bookingId === undefined) return null
  const now = clock.now()
  const claimed = await bookingJobs.claim(bookingId, now, now.add({ seconds: LEASE_SECONDS }))
  if (claimed) await settleBooking(bookingId, { fresh: false, card: null, awaited })
  return bookings.find(bookingId)
}
