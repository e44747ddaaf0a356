import { fail, ok, type Result } from '#kernel/result.ts'
import type { GatewayEvent } from './gateway-event.ts'
import type { GatewayEventStore } from './gateway-event.store.ts'

/** After a failure the gateway retries the event. */
export type ReceiveGatewayEvent = (
  event: GatewayEvent,
) => Promise<Result<'heard', { code: 'payment_unavailable'; detail: string }>>

type Needs = {
  events: GatewayEventStore
  /** Our payment id for the gateway's own. */
  paymentOf: (gatewayReference: string) => Promise<string | null>
  /** Queries the payment's state at the gateway, and advances its booking. */
  settlePayment: (paymentId: string) => Promise<unknown>
  /** Queries the payment's reversals at the gateway, and records them; false when it did not respond. */
  recordReversals: (paymentId: string) => Promise<boolean>
}

/**
 * Handles a payment event. Its content is not trusted: the gateway is queried instead, so that duplicate, late or
 * out-of-order events change nothing. It is recorded only once handled, so that an interrupted one is retried.
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
