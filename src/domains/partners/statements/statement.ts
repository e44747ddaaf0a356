import { aboutEuros } from '#kernel/about-euros.ts'
import { convert, type ExchangeRates, type Money } from '#kernel/money.ts'
import type { EarningReason, EarningState } from '../record/earning.contract.ts'

/** What a booking earns now and what statements have had of it, in hundredths; never the same. */
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

/** `amount`: what the statement adds, or claws back; `before`: what those before it had. */
export type StatementLine = Omit<Difference, 'amount' | 'stated'> & { before: number; amount: number }

/** In hundredths: `opening` + `total` of the lines = `payout` + `closing`. */
export type Figures = { opening: number; total: number; payout: number; closing: number }

/**
 * A statement of what has changed since the one before it, which left `opening`: the whole balance is paid out where it is
 * at least `minimum` and above zero, and is carried over otherwise. Null: there is nothing to state and nothing to pay.
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

/** The least that is paid out, in another currency at the rates of a dated table; about as much where it lacks one. */
export function minimumIn(currency: string, euros: Money, rates: ExchangeRates): number {
  return convert(euros, currency, rates)?.amount ?? aboutEuros(euros.amount / 100, currency)
}

/** A month by UTC: its first day, and the instant at which it is over. */
export type Month = { firstDay: string; end: Temporal.Instant }

/** The month that was over last. */
export function monthClosed(now: Temporal.Instant): Month {
  return monthOf(now.toZonedDateTimeISO('UTC').subtract({ months: 1 }))
}

/** The month that is not over yet. */
export function monthUnderWay(now: Temporal.Instant): Month {
  return monthOf(now.toZonedDateTimeISO('UTC'))
}

function monthOf(at: Temporal.ZonedDateTime): Month {
  const first = at.with({ day: 1 }).startOfDay()
  return { firstDay: first.toPlainDate().toString(), end: first.add({ months: 1 }).toInstant() }
}

/** Statements are numbered anew each year, by UTC: `PS-2027`. */
export function statementSeries(madeAt: Temporal.Instant): string {
  return `PS-${madeAt.toZonedDateTimeISO('UTC').year}`
}

/** `PS-2027-000042`. */
export function statementNumber(series: string, position: number): string {
  return `${series}-${String(position).padStart(6, '0')}`
}
