import type { Clock } from '#kernel/clock.ts'
import type { Money } from '#kernel/money.ts'
import type { Card, DeclineReason, GatewayFailure, PaymentGateway, PaymentMethod } from './payment-gateway.ts'
import { mayAnswerYet, type EndReason, type Payment, type PaymentOutcome } from './payment.ts'

/**
 * Card payments at the gateway: authorise, or find the outcome, then capture or release, and refund. Each call is
 * idempotent and may be repeated after a crash or a lost response. The caller records the outcome in the transaction
 * of its consequences.
 */
export type CardPayments = {
  authorise(payment: Pick<Payment, 'id' | 'amount'>, card: Card | PaymentMethod): Promise<PaymentOutcome>
  /**
   * Resumes a payment whose card data are gone: keeps an existing authorisation, and ends anything else, so
   * that nothing can arrive later. `unwanted`: ends it in any case. `inFlight`: a request may still be on its
   * way to the gateway.
   */
  resume(payment: Payment, how?: { unwanted?: boolean; inFlight?: boolean }): Promise<PaymentOutcome>
  /** `lost`: the hold has expired or was withdrawn by the bank. `refused`: a person must look into it. */
  capture(payment: Pick<Payment, 'id'>): Promise<'captured' | 'lost' | 'refused' | 'unknown'>
  /** `captured`: too late to release; it must be refunded. */
  release(payment: Pick<Payment, 'id'>): Promise<'released' | 'declined' | 'captured' | 'unknown'>
  /** `refused`: a person must send it. */
  refund(refund: Refund): Promise<'done' | 'refused' | 'unknown'>
}

declare module '#platform/app.ts' {
  interface App {
    cards: CardPayments
  }
}

/** `id` is the gateway's idempotency key. */
export type Refund = { id: string; paymentId: string; amount: Money }

const unknown = { kind: 'unknown' } as const

export function cardPayments({
  gateway,
  clock,
}: {
  gateway: Pick<PaymentGateway, 'authorise' | 'find' | 'capture' | 'release' | 'refund'>
  clock: Clock
}): CardPayments {
  /** The gateway marks the id as released, so that an approval or an authorisation in flight is refused on arrival. */
  async function end({ id }: Payment, reason: EndReason): Promise<PaymentOutcome> {
    const released = await gateway.release(id)
    if (!released.ok) return unknown
    const { status, declineReason } = released.value
    // The bank may have declined in the meantime.
    return status === 'released' || status === 'declined' ? ended(status, reason, declineReason) : unknown
  }

  return {
    async authorise({ id, amount }, card) {
      const answer = await gateway.authorise({ paymentId: id, amount, card })
      if (answer.ok)
        return 'action' in answer.value
          ? { kind: 'challenge', action: answer.value.action }
          : { kind: 'held', card: answer.value.card }
      const { failure } = answer
      if (failure.code === 'declined') return ended('declined', 'declined', failure.reason)
      const isUnused = failure.code === 'unreachable' || failure.code === 'refused'
      return isUnused ? ended('released', 'unavailable') : unknown
    },

    async resume(payment, { unwanted = false, inFlight = false } = {}) {
      // Ended whatever the bank decides.
      if (payment.abandoned) return end(payment, 'abandoned')
      const found = await gateway.find(payment.id)
      if (!found.ok) return unknown
      const at = found.value
      if (at?.status === 'captured') return { kind: 'captured', card: at.card }
      if (at?.status === 'declined') return ended('declined', 'declined', at.declineReason)
      if (at?.status === 'authorised' && !unwanted) return { kind: 'held', card: at.card }
      const needsBankAction = at?.status === 'action_required' && !unwanted
      // The process that sent the request may be about to record its response.
      if (inFlight && (at === null || (needsBankAction && payment.bank === null))) return unknown
      if (needsBankAction && mayAnswerYet(payment, clock.now())) return unknown
      if (unwanted) return end(payment, 'unwanted')
      return end(payment, payment.bank ? 'unanswered' : 'unavailable')
    },

    async capture({ id }) {
      const captured = await gateway.capture(id)
      if (captured.ok) return captured.value.status === 'captured' ? 'captured' : 'unknown'
      const { failure } = captured
      if (failure.code === 'declined') return 'lost'
      if (failure.code !== 'refused') return 'unknown'
      return failure.reason === 'released' || failure.reason === 'declined' ? 'lost' : 'refused'
    },

    async release({ id }) {
      const released = await gateway.release(id)
      if (!released.ok)
        return released.failure.code === 'refused' && released.failure.reason === 'captured'
          ? 'captured'
          : 'unknown'
      const { status } = released.value
      return status === 'released' || status === 'declined' ? status : 'unknown'
    },

    async refund({ id, paymentId, amount }) {
      const refunded = await gateway.refund({ paymentId, refundId: id, amount })
      if (refunded.ok) return 'done'
      return isFinal(refunded.failure) ? 'refused' : 'unknown'
    },
  }
}

function isFinal({ code }: GatewayFailure): boolean {
  return code === 'refused' || code === 'declined'
}

function ended(
  status: 'declined' | 'released',
  reason: EndReason,
  declineReason: DeclineReason | null = null,
): PaymentOutcome & { kind: 'ended' } {
  return { kind: 'ended', status, why: reason, declineReason }
}
