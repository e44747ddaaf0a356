import { convert, money, share, subtract, sum, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { Price } from '#kernel/price.contract.ts'

/** Min saving worth a mail: 3%, and at least €5. */
export const MIN_SAVING = { basisPoints: 300, euros: money(500, 'EUR') } as const

const CHOSEN: ReadonlySet<Price['lines'][number]['kind']> = new Set(['extra', 'protection'])

/** Returns the price of the car alone: without extras and protection, after its coupon. */
export function carPart({ total, lines }: Pick<Price, 'total' | 'lines'>): Money {
  const chosen = lines.flatMap(({ kind, amount }) => (CHOSEN.has(kind) ? amount : []))
  return subtract(total, sum(chosen, total.currency))
}

/** Returns the min saving on a total, in its currency; null if the currency has no exchange rate. */
export function minSaving(total: Money, rates: ExchangeRates): Money | null {
  const euros = convert(MIN_SAVING.euros, total.currency, rates)
  const part = share(total, MIN_SAVING.basisPoints)
  return euros && (euros.amount > part.amount ? euros : part)
}
