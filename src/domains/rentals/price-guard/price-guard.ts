import { convert, money, share, subtract, sum, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'

/** A car that is cheaper by less than 3%, or than €5, is not worth a mail. */
export const MIN_SAVING = { basisPoints: 300, euros: money(500, 'EUR') } as const

const CHOSEN: ReadonlySet<Price['lines'][number]['kind']> = new Set(['extra', 'protection'])

/** What a price asks for the car alone: without extras and protection, after its coupon. */
export function carPart({ total, lines }: Pick<Price, 'total' | 'lines'>): Money {
  const chosen = lines.flatMap(({ kind, amount }) => (CHOSEN.has(kind) ? amount : []))
  return subtract(total, sum(chosen, total.currency))
}

/** The least that has to be saved of a total, in its currency; null where that has no exchange rate. */
export function leastSaving(total: Money, rates: ExchangeRates): Money | null {
  const euros = convert(MIN_SAVING.euros, total.currency, rates)
  const part = share(total, MIN_SAVING.basisPoints)
  return euros && (euros.amount > part.amount ? euros : part)
}
