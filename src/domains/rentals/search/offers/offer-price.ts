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
import type { Price } from '#kernel/price.contract.ts'
import type { Offer } from '../search.contract.ts'

type PriceLine = Price['lines'][number]
type Fee = { kind: PriceLine['kind']; amount: Money; included: boolean }

/**
 * The inputs of a price: the supplier's total, the fees inside it, our margin, the partner's percentage, and who
 * collects the money when.
 */
export type Priceable = {
  total: Money
  fees: readonly Fee[]
  days: number
  marginBasisPoints: number
  /** A partner's percentage, of the price without it. */
  partnerBasisPoints: number
  timing: 'now' | 'desk' | 'part'
}

/**
 * Returns the price of a rate in a traveller's currency: supplier total + margin + the partner's percentage of both +
 * extra fees that the desk collects, which are paid there with any plan. Lines add up to the total, and so do the
 * amounts paid now and at the desk. Null if a currency has no exchange rate, or if the fees inside the total exceed it:
 * no line is negative.
 */
export function offerPrice(rate: Priceable, currency: string, rates: ExchangeRates): Price | null {
  const supplierTotal = convert(rate.total, currency, rates)
  if (!supplierTotal) return null
  const margin = share(supplierTotal, rate.marginBasisPoints)
  const ours = add(supplierTotal, margin)
  const sold = add(ours, share(ours, rate.partnerBasisPoints))
  const lines: PriceLine[] = []
  let atDesk = zero(currency)
  for (const fee of rate.fees) {
    const amount = convert(fee.amount, currency, rates)
    if (!amount) return null
    lines.push({ kind: fee.kind, label: fee.kind, amount })
    if (!fee.included) atDesk = add(atDesk, amount)
  }
  const total = add(sold, atDesk)
  const feeTotal = sum(
    lines.map(({ amount }) => amount),
    currency,
  )
  const rental = subtract(total, feeTotal)
  if (rental.amount < 0 || lines.some(({ amount }) => amount.amount < 0)) return null
  lines.unshift({ kind: 'rental', label: 'rental', amount: rental })
  const payNow = { now: sold, desk: zero(currency), part: subtract(sold, supplierTotal) }[rate.timing]
  return {
    total,
    per_day: perDay(total, rate.days),
    pay_now: payNow,
    pay_at_desk: subtract(total, payNow),
    supplier_total: add(supplierTotal, atDesk),
    lines,
  }
}

/**
 * Returns the partner's part of an offer's price: the exact inverse of how `offerPrice` added it. Extras and fees
 * collected at the desk have no partner part.
 */
export function partnerPart(offer: Pick<Offer, 'price' | 'fees'>, partnerBasisPoints: number): Money {
  const { total } = offer.price
  const atDesk = offer.fees.flatMap(({ included, amount }) => (included ? [] : [amount]))
  const sold = subtract(total, sum(atDesk, total.currency))
  const without = divideRounded(BigInt(sold.amount) * 10_000n, BigInt(10_000 + partnerBasisPoints))
  return money(sold.amount - without, total.currency)
}

/** A chosen extra or protection: its line label, one unit's price for the rental, the quantity, and when it is paid. */
export type Choice = {
  kind: 'extra' | 'protection'
  label: string
  priceForRental: Money
  quantity: number
  paid: 'now' | 'desk'
}

/** Adds the chosen items to an offer's price. */
export function priceWith(price: Price, choices: readonly Choice[], days: number): Price {
  const currency = price.total.currency
  const chosen = choices
    .filter(({ quantity }) => quantity > 0)
    .map(({ priceForRental, quantity, ...choice }) => ({
      ...choice,
      amount: times(priceForRental, quantity),
    }))
  const sumOf = (some: readonly { amount: Money }[]) =>
    sum(
      some.map(({ amount }) => amount),
      currency,
    )
  const added = sumOf(chosen)
  const addedNow = sumOf(chosen.filter(({ paid }) => paid === 'now'))
  const lines = chosen.map(({ kind, label, amount }) => ({ kind, label, amount }))
  const total = add(price.total, added)
  return {
    total,
    per_day: perDay(total, days),
    pay_now: add(price.pay_now, addedNow),
    pay_at_desk: add(price.pay_at_desk, subtract(added, addedNow)),
    supplier_total: add(price.supplier_total, added),
    lines: [...price.lines, ...lines],
  }
}

function perDay(total: Money, days: number): Money {
  return money(divideRounded(BigInt(total.amount), BigInt(days)), total.currency)
}
