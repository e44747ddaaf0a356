import { z } from 'zod'
import { CARD_BRANDS, type CardMark, type GatewayPayment } from '#domains/payments/payment-gateway.ts'
import { fromStripe } from './stripe-amount.ts'
import { declineReason } from './stripe-failure.ts'

/** Expanded in every intent: the charge has the card and the refunded amount. */
export const EXPAND = ['latest_charge']

const Charge = z.object({
  amount_captured: z.int(),
  amount_refunded: z.int(),
  payment_method_details: z
    .object({
      card: z.object({ brand: z.string().nullish(), last4: z.string().nullish() }).nullish(),
    })
    .nullish(),
})

/** The fields of a PaymentIntent that we read. */
export const Intent = z.object({
  id: z.string().min(1),
  status: z.enum([
    'requires_payment_method',
    'requires_confirmation',
    'requires_action',
    'processing',
    'requires_capture',
    'succeeded',
    'canceled',
  ]),
  amount: z.int(),
  currency: z.string(),
  last_payment_error: z.object({ code: z.string().nullish(), decline_code: z.string().nullish() }).nullish(),
  latest_charge: z.union([Charge, z.string()]).nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.url().nullish() }).nullish() }).nullish(),
})
export type Intent = z.infer<typeof Intent>

/**
 * Converts an intent to a payment. Null if nothing is authorised or declined: the intent was created and
 * never confirmed. `processing`: the bank has not decided yet.
 */
export function paymentOf(paymentId: string, intent: Intent): GatewayPayment | null | 'processing' {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  const inOurs = (amount: number) => fromStripe(amount, intent.currency)
  const payment = {
    paymentId,
    amount: inOurs(intent.amount),
    captured: inOurs(charge?.amount_captured ?? 0),
    refunded: inOurs(charge?.amount_refunded ?? 0),
    card: cardOf(intent),
    declineReason: null,
  }
  switch (intent.status) {
    case 'requires_payment_method':
    case 'requires_confirmation':
      return intent.last_payment_error
        ? { ...payment, status: 'declined', declineReason: reasonOf(intent.last_payment_error) }
        : null
    case 'requires_action':
      return { ...payment, status: 'action_required' }
    case 'processing':
      return 'processing'
    case 'requires_capture':
      return { ...payment, status: 'authorised' }
    case 'succeeded':
      return { ...payment, status: 'captured' }
    case 'canceled':
      return { ...payment, status: 'released' }
  }
}

/** Returns the card that an intent was paid with. */
export function cardOf({ latest_charge: charge }: Intent): CardMark | null {
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : null
  if (!card?.last4) return null
  return { brand: CARD_BRANDS.find((brand) => brand === card.brand) ?? 'other', last4: card.last4 }
}

/** Returns the reason of a decline. A failed authentication takes precedence over the bank's own decline code. */
function reasonOf({ code, decline_code }: NonNullable<Intent['last_payment_error']>) {
  const reason = declineReason(code ?? undefined)
  if (reason === 'authentication_failed') return reason
  return declineReason(decline_code ?? undefined) ?? reason ?? 'generic'
}
