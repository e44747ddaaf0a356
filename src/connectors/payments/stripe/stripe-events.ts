import { Stripe } from 'stripe'
import { z } from 'zod'
import type { Clock } from '#kernel/clock.ts'
import { fail, ok } from '#kernel/result.ts'
import type { ReadGatewayEvent } from '#domains/payments/gateway-event.ts'

/** A signature older than this is a replay (Stripe's own tolerance). */
const TOLERANCE_SECONDS = 300

const Event = z.object({
  id: z.string().min(1),
  type: z.string(),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string(), payment_intent: z.string().nullish() }),
  }),
})

/** Creates a reader of webhook calls. The signature covers the exact bytes of the body and the time of sending. */
export function stripeEvents({
  webhookSecret,
  clock,
}: {
  webhookSecret: string
  clock: Clock
}): ReadGatewayEvent {
  return (body, signature) => {
    const now = clock.now().epochMilliseconds
    let sent: unknown
    try {
      sent = Stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS, undefined, now)
    } catch (error) {
      if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
        return fail({ code: 'signature_invalid', detail: 'This was not signed by the gateway just now' })
      throw error
    }
    const event = Event.safeParse(sent)
    if (!event.success) return fail({ code: 'signature_invalid', detail: 'This is no event' })
    const { id, type, data } = event.data
    const { object, id: objectId, payment_intent: intentId } = data.object
    return ok({
      id,
      type,
      gatewayReference: object === 'payment_intent' ? objectId : (intentId ?? null),
      maybeReversal: object === 'refund' || object === 'dispute',
    })
  }
}
