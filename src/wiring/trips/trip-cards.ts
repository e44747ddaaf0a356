import { payTrip } from '#domains/trips/cards/pay-trip.usecase.ts'
import { readTripPayment } from '#domains/trips/cards/read-trip-payment.usecase.ts'
import { settleTripPayment, settleTripPayments } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { tripPaymentRoutes } from '#domains/trips/cards/trip-payment.routes.ts'
import { tripPaymentStore as payments } from '#domains/trips/cards/trip-payment.store.ts'
import { tripRefundStore as refunds } from '#domains/trips/cards/trip-refund.store.ts'
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
  { gateway, post, limitDeclines }: Payments,
  { tasks }: Pick<Staff, 'tasks'>,
  { linkTo, isLinkOf, tellTraveller }: Pick<TripMessages, 'linkTo' | 'isLinkOf' | 'tellTraveller'>,
) {
  const common = { db, payments, refunds, gateway, post, tellTraveller, clock }
  const settle = settleTripPayment(common)
  const read = readTripPayment({ db, payments, reads })
  return {
    linkTo,
    readTripPayment: read,
    /** Where the bank leads back to; null: not a trip's payment. */
    async returnFromBank(paymentId: string) {
      const payment = await settle(paymentId)
      const trip = payment && (await payments.tripOf(db, { id: payment.tripId }))
      return trip ? linkTo(trip.reference, languageOf(trip.langId)) : null
    },
    settle,
    refundCard: (tx: Db, refund: { tripId: string; amount: Money }, now: Temporal.Instant) =>
      refunds.add(tx, refund, now),
    jobs: [
      {
        name: 'settle trip payments',
        everySeconds: 15,
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
