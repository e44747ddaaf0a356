import type { Card, DeclineReason } from '#domains/payments/payment-gateway.ts'
import { luhnValid } from '#kernel/luhn.ts'

/** The sandbox's decision on a card, without a real bank. */
export type CardVerdict =
  /** `challenge`: accepted once the traveller confirms the payment to the bank. */
  { accepted: true; answerLost: boolean; challenge: boolean } | { accepted: false; reason: DeclineReason }

const accepted: CardVerdict = { accepted: true, answerLost: false, challenge: false }

const VERDICTS: ReadonlyMap<string, CardVerdict> = new Map<string, CardVerdict>([
  ['4242424242424242', accepted],
  ['5555555555554444', accepted],
  ['4000000000000119', { ...accepted, answerLost: true }],
  ['4000002500003155', { ...accepted, challenge: true }],
  ['4000000000000002', { accepted: false, reason: 'generic' }],
  ['4000000000009995', { accepted: false, reason: 'insufficient_funds' }],
  ['4000000000000069', { accepted: false, reason: 'expired_card' }],
  ['4000000000000127', { accepted: false, reason: 'incorrect_cvc' }],
])

/** Returns the bank's decision on a card at an instant. A card is valid until the end of its month, in UTC. */
export function checkCard(card: Card, now: Temporal.Instant): CardVerdict {
  if (!luhnValid(card.number)) return { accepted: false, reason: 'invalid_number' }
  const verdict = VERDICTS.get(card.number) ?? { accepted: false, reason: 'test_cards_only' as const }
  if (!verdict.accepted) return verdict
  const thisMonth = now.toZonedDateTimeISO('UTC').toPlainDate().toPlainYearMonth()
  const lastMonth = Temporal.PlainYearMonth.from({ year: card.expiryYear, month: card.expiryMonth })
  return Temporal.PlainYearMonth.compare(lastMonth, thisMonth) < 0
    ? { accepted: false, reason: 'expired_card' }
    : verdict
}
