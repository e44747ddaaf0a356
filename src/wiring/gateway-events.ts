import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { gatewayEventStore } from '#domains/payments/gateway-event.store.ts'
import { receiveGatewayEvent } from '#domains/payments/receive-gateway-event.usecase.ts'
import { gatewayOf } from '../gateway-settings.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './shared.ts'
import type { TripCards } from './trip-cards.ts'

/** A gateway's webhook, if it has one. */
export async function wireGatewayEvents(
  { db, clock, now, config }: Shared,
  { references }: Payments,
  bookings: Bookings,
  tripCards: TripCards,
) {
  const { events: told } = gatewayOf(config)
  if (!told) return {}
  const events = gatewayEventStore(db, now)
  return {
    api: [
      gatewayEventRoutes({
        path: told.path,
        signatureHeader: told.signatureHeader,
        readEvent: await told.reader(config, clock),
        hearEvent: receiveGatewayEvent({
          events,
          paymentOf: references.paymentOf,
          settlePayment: async (paymentId) =>
            (await bookings.settlePayment(paymentId)) ?? tripCards.settle(paymentId),
          recordReversals: bookings.recordReversals,
        }),
      }),
    ],
  }
}
