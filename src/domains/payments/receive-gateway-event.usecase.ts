import { fail, ok, type Result } from '#kernel/result.ts'
import { isEventKnown, saveEvent } from './gateway-event.store.ts'
import type { GatewayEvent } from './gateway-event.ts'
import { recordReversals, type ReversalApp } from './record-reversals.usecase.ts'

type EventApp = ReversalApp & {
  /** Finds our payment id by the gateway's own. */
  paymentOf: (gatewayReference: string) => Promise<string | null>
  /** Queries the payment's state at the gateway, and advances its sale. */
  settlePayment: (paymentId: string) => Promise<unknown>
}

/**
 * Handles a payment event. Its content is not trusted: the gateway is queried instead, so that duplicate,
 * late or out-of-order events change nothing. It is recorded only once handled, so that the gateway and our
 * job retry an interrupted one.
 */
export async function receiveGatewayEvent(
  app: EventApp,
  event: GatewayEvent,
): Promise<Result<null, { code: 'payment_unavailable'; detail: string }>> {
  if (await isEventKnown(app.db, event.id)) return ok(null)
  const paymentId = event.gatewayReference === null ? null : await app.paymentOf(event.gatewayReference)
  if (paymentId !== null) {
    await app.settlePayment(paymentId)
    if (event.maybeReversal && !(await recordReversals(app, paymentId)))
      return fail({ code: 'payment_unavailable', detail: 'The gateway could not be asked just now' })
  }
  await saveEvent(app.db, event, app.clock.now())
  return ok(null)
}
