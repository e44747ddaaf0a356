import type { GatewayEvent } from './gateway-event.ts'
import type { GatewayEventStore } from './gateway-event.store.ts'

export type HearGatewayEvent = (event: GatewayEvent) => Promise<void>

type Needs = {
  events: GatewayEventStore
  /** Our payment behind the gateway's own name of it. */
  paymentOf: (gatewayReference: string) => Promise<string | null>
  /** Asks the gateway what the payment has become, and takes its booking on. */
  settlePayment: (paymentId: string) => Promise<unknown>
}

/**
 * Hears of a payment. What an event says is not believed: it has the gateway asked, so that one that comes twice, late
 * or out of order changes nothing. It is noted when it was dealt with, so that one cut off half-way is sent again.
 */
export function hearGatewayEvent({ events, paymentOf, settlePayment }: Needs): HearGatewayEvent {
  return async (event) => {
    if (await events.isKnown(event.id)) return
    const paymentId = event.gatewayReference === null ? null : await paymentOf(event.gatewayReference)
    if (paymentId !== null) await settlePayment(paymentId)
    await events.note(event)
  }
}
