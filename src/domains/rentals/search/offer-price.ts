import {
  add,
  convert,
  divideRounded,
  money,
  share,
  subtract,
  sum,
  times,
  zero,
  type ExchangeRates,
  type Money,
} from '#kernel/money.ts'
import type { Price } from './search.contract.ts'

type PriceLine = Price['lines'][number]
type Fee = { kind: PriceLine['kind']; amount: Money; included: boolean }

/** What prices a rate: the supplier's total, the fees inside it, our margin and who takes the money when. */
export type Priceable = {
  total: Money
  fees: readonly Fee[]
  days: number
  marginBasisPoints: number
  timing: 'now' | 'desk' | 'part'
}

/**
 * The price of a rate in a traveller's currency: supplier total + margin. Lines add up to
 * the total, and so do what is paid now and at the desk. Null when a currency has no exchange rate.
 */
export function offerPrice(rate: Priceable, currency: string, rates: ExchangeRates): Price | null {
  const supplierTotal = convert(rate.total, currency, rates)
  if (!supplierTotal) return null
  const margin = share(supplierTotal, rate.marginBasisPoints)
  const total = add(supplierTotal, margin)
  const lines: PriceLine[] = []
  for (const fee of rate.fees) {
    if (!fee.included) continue
    const amount = convert(fee.amount, currency, rates)
    if (!amount) return null
    lines.push({ kind: fee.kind, label: fee.kind, amount })
  }
  const feeTotal = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  lines.unshift({ kind: 'rental', label: 'rental', amount: subtract(total, feeTotal) })
  const payNow = { now: total, desk: zero(currency), part: margin }[rate.timing]
  return {
    total,
    per_day: perDay(total, rate.days),
    pay_now: payNow,
    pay_at_desk: subtract(total, payNow),
    supplier_total: supplierTotal,
    lines,
  }
}

/** An extra or a cover as chosen: its name for the line, one unit's price for the rental, how many. */
export type Choice = { kind: 'extra' | 'protection'; label: string; priceForRental: Money; quantity: number }

/** Adds what was chosen to an offer's price. Extras and covers are paid at the desk, whatever the plan. */
export function priceWith(price: Price, choices: readonly Choice[], days: number): Price {
  const currency = price.total.currency
  const lines = choices
    .filter(({ quantity }) => quantity > 0)
    .map(({ kind, label, priceForRental, quantity }) => ({
      kind,
      label,
      amount: times(priceForRental, quantity),
    }))
  const added = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  const total = add(price.total, added)
  return {
    total,
    per_day: perDay(total, days),
    pay_now: price.pay_now,
    pay_at_desk: add(price.pay_at_desk, added),
    supplier_total: add(price.supplier_total, added),
    lines: [...price.lines, ...lines],
  }
}

function perDay(total: Money, days: number): Money {
  return money(divideRounded(BigInt(total.amount), BigInt(days)), total.currency)
}
