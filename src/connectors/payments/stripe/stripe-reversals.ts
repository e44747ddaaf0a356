import type { Stripe } from 'stripe'
import { z } from 'zod'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { DisputeState, GatewayFailure, Reversal } from '#domains/payments/payment-gateway.ts'
import { fromStripe } from './stripe-amount.ts'
import { failureOf } from './stripe-failure.ts'

const Amount = { id: z.string().min(1), amount: z.int().positive(), currency: z.string(), status: z.string() }

/** `refund_id`: the refund is one of ours, and in our ledger. */
const Refund = z.object({ ...Amount, metadata: z.record(z.string(), z.string()).nullish() })
const Dispute = z.object({
  ...Amount,
  evidence_details: z.object({ due_by: z.int().nullish() }).nullish(),
})
const Refunds = z.object({ data: z.array(Refund) })
const Disputes = z.object({ data: z.array(Dispute) })

/** Requests an intent's failed refunds and its disputes from Stripe. */
export async function reversalsOf(
  stripe: Stripe,
  intentId: string,
): Promise<Result<Reversal[], GatewayFailure>> {
  try {
    const ofIntent = { payment_intent: intentId, limit: 100 }
    const refunds = Refunds.safeParse(await stripe.refunds.list(ofIntent))
    const disputes = Disputes.safeParse(await stripe.disputes.list(ofIntent))
    if (!refunds.success || !disputes.success)
      return fail({ code: 'garbage', detail: 'no refunds or disputes' })
    return ok([
      ...refunds.data.data.filter(isLost).map(({ id, amount, currency }): Reversal => ({
        kind: 'refund_failed',
        id,
        amount: fromStripe(amount, currency),
      })),
      ...disputes.data.data.map(toDispute),
    ])
  } catch (error) {
    return fail(failureOf(error))
  }
}

function isLost({ status, metadata }: z.infer<typeof Refund>): boolean {
  return (status === 'failed' || status === 'canceled') && metadata?.['refund_id'] !== undefined
}

function toDispute({ id, amount, currency, status, evidence_details }: z.infer<typeof Dispute>): Reversal {
  const dueBy = evidence_details?.due_by
  return {
    kind: 'dispute',
    id,
    amount: fromStripe(amount, currency),
    state: stateOf(status),
    answerBy: dueBy ? Temporal.Instant.fromEpochMilliseconds(dueBy * 1000) : null,
  }
}

/** Converts the state of a dispute. An inquiry (`warning_…`) moves no money; an appeal follows a loss. */
function stateOf(status: string): DisputeState {
  if (status === 'won') return 'won'
  if (status === 'lost' || status.startsWith('appeal_')) return 'lost'
  if (status === 'needs_response' || status === 'under_review') return 'open'
  return status === 'warning_closed' || status === 'prevented' ? 'closed' : 'asked'
}
