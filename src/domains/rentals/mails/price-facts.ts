import { isolated, type Block, type Fact } from '#domains/outgoing/public.ts'
import { term } from '#domains/translations/public.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language } from '#kernel/locale.ts'
import type { Money } from '#kernel/money.ts'
import { amountText } from '#kernel/texts.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { priceRows, rowAtDesk, type PriceRow } from '../bookings/price-rows.contract.ts'
import { extraText, places } from './booking-facts.ts'
import { deskText, wordsOf } from './booking-words.ts'

/** Returns the price line by line, the amount paid and how, and the amount due at the desk. */
export function priceFacts(booking: Booking, language: Language): Block {
  const words = wordsOf(language)
  const { total, pay_now: payNow, pay_at_desk: payAtDesk } = booking.price
  const paidLabel = booking.payment_status === 'authorised' ? words.heldOn : words.paidBy
  const paid: Fact =
    payNow.amount === 0
      ? { label: words.paid, lines: [words.nothing] }
      : {
          label: fill(paidLabel, places(booking, language)),
          lines: [amountText(payNow, language)],
          strong: true,
        }
  return {
    kind: 'facts',
    heading: words.price,
    rows: [
      ...priceRows(booking).map((row) => ({
        label: rowLabel(row, language),
        lines: [deskText(row.amount, rowAtDesk(row), language)],
      })),
      { label: words.total, lines: [amountText(total, language)], strong: true },
      paid,
      {
        label: words.atDesk,
        lines: [deskText(payAtDesk, booking.desk?.pay_at_desk, language)],
        strong: payAtDesk.amount > 0,
      },
    ],
  }
}

/** Returns a row's label, with the names of extras and protections used on the site. */
function rowLabel(row: PriceRow, language: Language): string {
  switch (row.kind) {
    case 'coupon':
      return `${term('price_line', row.kind, language)} ${isolated(row.code, language)}`
    case 'extra':
      return row.booked ? extraText(row.booked, language) : row.label
    case 'protection':
      return row.protection ? term('protection', row.protection.kind, language) : row.label
    default:
      return term('price_line', row.kind, language)
  }
}

export function depositFacts(booking: Booking, language: Language): Block {
  const words = wordsOf(language)
  const { deposit, excess, desk } = booking.offer
  const stated = (amount: Money | null, own: Money | null | undefined) => [
    amount ? deskText(amount, own, language) : words.notStated,
  ]
  const lowered = booking.protection?.kind === 'excess_refund' ? null : booking.protection
  const excessAfter = lowered?.excess_after
  return {
    kind: 'facts',
    heading: words.atTheDesk,
    rows: [
      { label: words.deposit, lines: stated(deposit, desk?.deposit), strong: true },
      { label: words.excess, lines: stated(excess, desk?.excess), strong: true },
      ...(excessAfter
        ? [
            {
              label: words.excessAfter,
              lines: [deskText(excessAfter, booking.desk?.excess, language)],
              strong: true,
            },
          ]
        : []),
    ],
  }
}
