import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { receiveGatewayEvent } from '#domains/payments/receive-gateway-event.usecase.ts'
import { reversibleTrips } from '#domains/trips/cards/reversible-trips.store.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { BookingSettlement } from './booking-settlement.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './share-context.ts'
import type { TripCards } from './trips/trip-cards.ts'
import type { TripSettlement } from './trips/trip-settlement.ts'

/** A gateway's webhook, if it has one. */
export async function wireGatewayEvents(
  shared: Shared,
  { references, gateway }: Payments,
  {
    bookings,
    tripCards,
    trips,
  }: { bookings: BookingSettlement; tripCards: TripCards; trips: TripSettlement },
) {
  const { config, clock } = shared
  const reversibleSales = {
    bookings: bookings.reversible,
    trips: reversibleTrips((tx, tripId) => trips.tellTraveller(tx, tripId, 'refund_failed')),
  }
  const { events } = gatewayOf(config)
  if (!events) return { reversibleSales }
  const app = {
    ...shared,
    gateway,
    reversibleSales,
    paymentOf: references.paymentOf,
    settlePayment: async (paymentId: string) =>
      (await bookings.settlePayment(paymentId)) ?? tripCards.settle(paymentId),
  }
  return {
    reversibleSales,
    api: [
      gatewayEventRoutes({
        path: events.path,
        signatureHeader: events.signatureHeader,
        readEvent: await events.reader(config, clock),
        receiveEvent: (event) => receiveGatewayEvent(app, event),
      }),
    ],
  }
}
