import type { CardBrand, CardMark } from '#domains/payments/payment-gateway.ts'

/** First and last prefix of each brand's ranges, both of the same length. */
const BRAND_RANGES: readonly (readonly [CardBrand, string, string])[] = [
  ['visa', '4', '4'],
  ['mastercard', '51', '55'],
  ['mastercard', '2221', '2720'],
  ['amex', '34', '34'],
  ['amex', '37', '37'],
  ['discover', '6011', '6011'],
  ['discover', '644', '649'],
  ['discover', '65', '65'],
  ['diners', '300', '305'],
  ['diners', '36', '36'],
  ['diners', '38', '39'],
  ['jcb', '3528', '3589'],
  ['unionpay', '62', '62'],
]

/** Returns all that may be stored of a card: its brand, by prefix, and its last four digits. */
export function markOf(number: string): CardMark {
  const range = BRAND_RANGES.find(([, first, last]) => {
    const prefix = number.slice(0, first.length)
    return first <= prefix && prefix <= last
  })
  return { brand: range?.[0] ?? 'other', last4: number.slice(-4) }
}
