import { aboutEuros } from '#kernel/about-euros.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'

/** A booking's commission and the amount stated so far, in hundredths; the two always differ. */
export type Difference = {
  soldId: string
  reference: string
  subId: string
  state: EarningState
  reason: EarningReason | null
  /** `YYYY-MM-DD`, by UTC. */
  pickUpOn: string
  amount: number
  stated: number
}

/** A line of a statement. `amount`: added, or clawed back if negative; `before`: the amount of earlier statements. */
export type StatementLine = Omit<Difference, 'amount' | 'stated'> & { before: number; amount: number }

/** Sums of a statement, in hundredths: `opening` + `total` of the lines = `payout` + `closing`. */
export type Figures = { opening: number; total: number; payout: number; closing: number }

/**
 * Returns the statement of the changes since the previous one, whose closing balance is `opening`. Pays the whole balance
 * if it is positive and at least `minimum`, and carries it forward otherwise. Null if there is nothing to state or pay.
 */
export function statementOf(
  opening: number,
  differences: readonly Difference[],
  minimum: number,
): (Figures & { lines: StatementLine[] }) | null {
  const lines = differences.map(({ amount, stated, ...earned }) => ({
    ...earned,
    before: stated,
    amount: amount - stated,
  }))
  const total = lines.reduce((sum, { amount }) => sum + amount, 0)
  const balance = opening + total
  const payout = balance > 0 && balance >= minimum ? balance : 0
  if (lines.length === 0 && payout === 0) return null
  return { opening, total, payout, closing: balance - payout, lines }
}

/** Returns the minimum payout in another currency by the exchange rates; a rough equivalent if they lack the currency. */
export function minimumIn(currency: string, euros: Money, rates: ExchangeRates): number {
  return convert(euros, currency, rates)?.amount ?? aboutEuros(euros.amount / 100, currency)
}

/** A month by UTC: its first day and the instant of its end. */
export type Month = { firstDay: string; end: Temporal.Instant }

/** Returns the last complete month. */
export function monthClosed(now: Temporal.Instant): Month {
  return monthOf(now.toZonedDateTimeISO('UTC').subtract({ months: 1 }))
}

/** Returns the current month. */
export function monthUnderWay(now: Temporal.Instant): Month {
  return monthOf(now.toZonedDateTimeISO('UTC'))
}

function monthOf(at: Temporal.ZonedDateTime): Month {
  const first = at.with({ day: 1 }).startOfDay()
  return { firstDay: first.toPlainDate().toString(), end: first.add({ months: 1 }).toInstant() }
}

/** Returns the number series of a UTC year: `PS-2027`. */
export function statementSeries(madeAt: Temporal.Instant): string {
  return `PS-${madeAt.toZonedDateTimeISO('UTC').year}`
}

/** Returns the number of a statement: `PS-2027-000042`. */
export function statementNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}
