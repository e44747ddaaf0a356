import { invalid, newStripeId, type SimulatedIntent } from './simulated-intents.ts'

export type SimulatedDispute = {
  id: string
  object: 'dispute'
  amount: number
  currency: string
  payment_intent: string
  status:
    | 'warning_needs_response'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'appeal_under_review'
    | 'won'
    | 'lost'
  evidence_details: { due_by: number | null }
}

/**
 * Creates the disputes of a simulated account. `onEvent` receives the events that Stripe would send to a
 * webhook.
 */
export function simulatedDisputes({
  find,
  onEvent,
}: {
  find: (intentId: string) => SimulatedIntent
  onEvent: (type: string, object: object) => void
}) {
  const disputes: SimulatedDispute[] = []

  function move(id: string, status: SimulatedDispute['status']): SimulatedDispute {
    const dispute = disputes.find((one) => one.id === id)
    if (!dispute) throw invalid('resource_missing', 404)
    dispute.status = status
    onEvent(
      status === 'won' || status === 'lost' ? 'charge.dispute.closed' : 'charge.dispute.updated',
      dispute,
    )
    return dispute
  }

  return {
    of: (intentId: string) => disputes.filter((dispute) => dispute.payment_intent === intentId),

    /** Opens a dispute: the cardholder disputes the whole payment with the bank. */
    open(intentId: string, status: SimulatedDispute['status'], answerBy: Temporal.Instant): string {
      const { amount, currency } = find(intentId)
      const dispute: SimulatedDispute = {
        id: newStripeId('dp'),
        object: 'dispute',
        amount,
        currency,
        payment_intent: intentId,
        status,
        evidence_details: { due_by: Math.floor(answerBy.epochMilliseconds / 1000) },
      }
      disputes.push(dispute)
      onEvent('charge.dispute.created', dispute)
      return dispute.id
    },

    move,

    /** Accepts a dispute, which loses it. Rejected if it is already decided. */
    close(id: string): SimulatedDispute {
      const dispute = disputes.find((one) => one.id === id)
      if (dispute && dispute.status !== 'needs_response') throw invalid('dispute_already_closed')
      return move(id, 'lost')
    },
  }
}
