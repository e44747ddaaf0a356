import { stripeEvents } from '#connectors/payments/stripe/stripe-events.ts'
import { gatewayEventRoutes } from '#domains/payments/gateway-event.routes.ts'
import { gatewayEventStore } from '#domains/payments/gateway-event.store.ts'
import { hearGatewayEvent } from '#domains/payments/hear-gateway-event.usecase.ts'
import type { Bookings } from './bookings.ts'
import type { Payments } from './payments.ts'
import type { Shared } from './shared.ts'

/** What a gateway tells by itself; the sandbox is always asked. */
export function wireGatewayEvents(
  { db, clock, now, config }: Shared,
  { references }: Payments,
  bookings: Bookings,
) {
  const { stripe } = config
  if (!stripe) return {}
  const events = gatewayEventStore(db, now)
  return {
    api: [
      gatewayEventRoutes({
        path: '/payments/stripe/webhook',
        signatureHeader: 'stripe-signature',
        readEvent: stripeEvents({ webhookSecret: stripe.webhookSecret, clock }),
        hearEvent: hearGatewayEvent({
          events,
          paymentOf: references.paymentOf,
          settlePayment: bookings.settlePayment,
          recordSetbacks: bookings.recordSetbacks,
        }),
      }),
    ],
  }
}
