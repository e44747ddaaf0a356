import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { receiveGatewayEvent } from '#domains/payments/receive-gateway-event.usecase.ts'
import { reversibleBookings } from '#domains/rentals/orders/payment/reversal.store.ts'
import {
  settlePayment,
  type SettlingPaymentApp,
} from '#domains/rentals/orders/payment/settle-payment.usecase.ts'
import { notifyTraveller } from '#domains/rentals/settlement/notify-traveller.usecase.ts'
import type { SettlingApp } from '#domains/rentals/settlement/settlement.ts'
import { reversibleTrips } from '#domains/trips/cards/reversible-trips.store.ts'
import {
  settleTripPayment,
  type SettlingApp as TripsApp,
} from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { notifyTraveller as notifyTripTraveller } from '#domains/trips/journey/trip-notices.service.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'

/** Returns a gateway's webhook, if it has one, and the sales whose payments a bank may reverse. */
export async function wireGatewayEvents(
  shared: Shared,
  { references, gateway }: Payments,
  { rentals, trips }: { rentals: SettlingApp & SettlingPaymentApp; trips: TripsApp },
) {
  const { config, clock } = shared
  const reversibleSales = {
    bookings: reversibleBookings(async (tx, id) => {
      const booking = await rentals.bookings.find(id)
      if (booking) await notifyTraveller(rentals, tx, booking, 'refund_failed')
    }),
    trips: reversibleTrips((tx, tripId) => notifyTripTraveller(trips, tx, tripId, 'refund_failed')),
  }
  const { events } = gatewayOf(config)
  if (!events) return { reversibleSales }
  const app = {
    ...shared,
    gateway,
    reversibleSales,
    paymentOf: references.paymentOf,
    settlePayment: async (paymentId: string) =>
      (await settlePayment(rentals, paymentId)) ?? settleTripPayment(trips, paymentId),
  }
  return {
    reversibleSales,
    api: [
      gatewayEventRoutes(
        app,
        {
          path: events.path,
          signatureHeader: events.signatureHeader,
          readEvent: await events.reader(config, clock),
        },
        receiveGatewayEvent,
      ),
    ],
  }
}
