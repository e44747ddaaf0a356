import { fail, ok, type Result } from '#kernel/result.ts'
import type { GatewayEvent } from './gateway-event.ts'
import type { GatewayEventStore } from './gateway-event.store.ts'

/** A failure has the gateway send the event again. */
export type ReceiveGatewayEvent = (
  event: GatewayEvent,
) => Promise<Result<'heard', { code: 'payment_unavailable'; detail: string }>>

type Needs = {
  events: GatewayEventStore
  /** Our payment behind the gateway's own name of it. */
  paymentOf: (gatewayReference: string) => Promise<string | null>
  /** Asks the gateway what the payment has become, and takes its booking on. */
  settlePayment: (paymentId: string) => Promise<unknown>
  /** Asks the gateway what came back of the payment, and records it; false when it did not say. */
  recordReversals: (paymentId: string) => Promise<boolean>
}

/**
 * Hears of a payment. What an event says is not believed: it has the gateway asked, so that one that comes twice, late
 * or out of order changes nothing. It is noted when it was dealt with, so that one cut off half-way is sent again.
 */
export function receiveGatewayEvent({
  events,
  paymentOf,
  settlePayment,
  recordReversals,
}: Needs): ReceiveGatewayEvent {
  return async (event) => {
    if (await events.isKnown(event.id)) return ok('heard')
    const paymentId = event.gatewayReference === null ? null : await paymentOf(event.gatewayReference)
    if (paymentId !== null) {
      await settlePayment(paymentId)
      if (event.maybeReversal && !(await recordReversals(paymentId)))
        return fail({ code: 'payment_unavailable', detail: 'The gateway could not be asked just now' })
    }
    await events.note(event)
    return ok('heard')
  }
}
