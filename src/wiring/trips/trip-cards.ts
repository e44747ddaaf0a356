import { hasDuePayment, paymentStore as payments } from '#domains/payments/payment.store.ts'
import { refundStore as refunds } from '#domains/payments/refund.store.ts'
import { payTrip } from '#domains/trips/cards/pay-trip.usecase.ts'
import { readTripPayment } from '#domains/trips/cards/read-trip-payment.usecase.ts'
import { settleTripPayment, settleTripPayments } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { tripPaymentRoutes } from '#domains/trips/cards/trip-payment.routes.ts'
import { paidTripStore as trips } from '#domains/trips/cards/paid-trip.store.ts'
import { tripReads as reads } from '#domains/trips/journey/trip-read.store.ts'
import { languageOf } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import type { Db } from '#platform/db/database.ts'
import type { Payments } from '../payments.ts'
import type { Shared } from '../share-context.ts'
import type { Staff } from '../staff.ts'
import type { TripMessages } from './trip-messages.ts'

export type TripCards = ReturnType<typeof wireTripCards>

/** Trips that are paid by card, by the gateways of the cars, on a page of the site's own. */
export function wireTripCards(
  { db, clock, rateLimit, log }: Shared,
  { gateway, cards, post, limitDeclines }: Payments,
  { tasks }: Pick<Staff, 'tasks'>,
  { linkTo, isLinkOf, tellTraveller }: Pick<TripMessages, 'linkTo' | 'isLinkOf' | 'tellTraveller'>,
) {
  const common = { db, trips, payments, refunds, cards, post, tellTraveller, clock }
  const settle = settleTripPayment(common)
  const read = readTripPayment({ db, trips, reads })
  return {
    linkTo,
    readTripPayment: read,
    /** Where the bank leads back to; null: not a trip's payment. */
    async returnFromBank(paymentId: string) {
      const payment = await settle(paymentId)
      const trip = payment && (await trips.find(db, { id: payment.tripId }))
      return trip ? linkTo(trip.reference, languageOf(trip.langId)) : null
    },
    settle,
    refundCard: (tx: Db, refund: { tripId: string; amount: Money }, now: Temporal.Instant) =>
      refunds.addOfTrip(tx, refund, now),
    jobs: [
      {
        name: 'settle trip payments',
        everySeconds: 15,
        isDue: hasDuePayment,
        atOnce: true,
        work: settleTripPayments({
          ...common,
          settle,
          openTask: tasks.open,
          onStaffTask: (task) => log.warn(task, 'a trip needs a person'),
        }),
      },
    ],
    api: [
      tripPaymentRoutes({
        payTrip: payTrip({ ...common, settle, limitDeclines }),
        readTripPayment: read,
        takes: gateway.takes,
        isLinkOf,
        rateLimit,
      }),
    ],
  }
}
