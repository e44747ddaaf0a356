import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { receiveGatewayEvent } from '#domains/payments/receive-gateway-event.usecase.ts'
import { reversibleTrips } from '#domains/trips/cards/reversible-trips.store.ts'
import { settleTripPayment, type SettlingApp } from '#domains/trips/cards/settle-trip-payment.usecase.ts'
import { notifyTraveller } from '#domains/trips/journey/trip-notices.service.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'

/** A gateway's webhook, if it has one. */
export async function wireGatewayEvents(
  shared: Shared,
  { references, gateway }: Payments,
  { bookings, trips }: { bookings: BookingSettlement; trips: SettlingApp },
) {
  const { config, clock } = shared
  const reversibleSales = {
    bookings: bookings.reversible,
    trips: reversibleTrips((tx, tripId) => notifyTraveller(trips, tx, tripId, 'refund_failed')),
  }
  const { events } = gatewayOf(config)
  if (!events) return { reversibleSales }
  const app = {
    ...shared,
    gateway,
    reversibleSales,
    paymentOf: references.paymentOf,
    settlePayment: async (paymentId: string) =>
      (await bookings.settlePayment(paymentId)) ?? settleTripPayment(trips, paymentId),
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
