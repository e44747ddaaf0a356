import { payTrip } from '#domains/trips/payments/pay-trip.usecase.ts'
import { readTripPayment } from '#domains/trips/payments/read-trip-payment.usecase.ts'
import { settleTripPayment, settleTripPayments } from '#domains/trips/payments/settle-trip-payment.usecase.ts'
import { tripPaymentRoutes } from '#domains/trips/payments/trip-payment.routes.ts'
import { tripPaymentStore as payments } from '#domains/trips/payments/trip-payment.store.ts'
import { derivedKey } from '#platform/crypto.ts'
import { signedTimes } from '#platform/signed-time.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './shared.ts'

export type TripPayments = ReturnType<typeof wireTripPayments>

/** Trips that are paid by card, by the gateways of the cars, on a page of the site's own. */
export function wireTripPayments(
  { db, clock, config, publicUrl, rateLimit }: Shared,
  { gateway, post }: Payments,
) {
  const links = signedTimes(derivedKey(config.APP_SECRET, 'links to pay trips'))
  const common = { db, payments, gateway, post, clock }
  const settle = settleTripPayment(common)
  const linkTo = (reference: string, language: 'en' | 'ar') =>
    `${publicUrl}/${language}/trip-payment/${reference}?token=${links.issue(reference, clock.now())}`
  return {
    linkTo,
    /** Where the bank leads back to; null: not a trip's payment. */
    async returnFromBank(paymentId: string) {
      const payment = await settle(paymentId)
      const trip = payment && (await payments.tripOf(db, { id: payment.tripId }))
      return trip ? linkTo(trip.reference, 'en') : null
    },
    settle,
    refund: payments.addRefund,
    jobs: [
      {
        name: 'settle trip payments',
        everySeconds: 15,
        atOnce: true,
        work: settleTripPayments({ ...common, settle }),
      },
    ],
    api: [
      tripPaymentRoutes({
        payTrip: payTrip({ ...common, settle }),
        readTripPayment: readTripPayment({ db, payments }),
        takes: gateway.takes,
        isLinkOf: (reference, token) => links.read(reference, token) !== null,
        rateLimit,
      }),
    ],
  }
}
