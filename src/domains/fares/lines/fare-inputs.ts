import type { Category, TripCategory } from '../categories.contract.ts'
import type { RouteEstimate } from '../distances/route-estimate.ts'
import type { ChosenParts } from '../shapes/request-parts.contract.ts'
import { minutesBetween, type Period } from './night-parts.ts'

/**
 * Number of the rules. A change that alters any fare becomes the next engine, and this one stays: quotes and bills are
 * recomputed by their original rules.
 */
export const ENGINE = 1

/** The row of the tax table that applies on the pick-up day. */
export type AppliedTax = {
  country: string
  from_day: string
  fuel_included: boolean
  basis_points: number
  /** Reverse charge: the recipient of the bill pays the tax to the state, so it is not charged. */
  by_recipient?: true
}

/** Distributes over a union of categories. */
type ChosenOf<One> = One extends Category
  ? { kind: One['kind'] } & Pick<ChosenParts, One['chosen'][number]>
  : never

/** The choice, by the kind of its category. */
export type Chosen = ChosenOf<Category>

/** An incidental charge, billed at cost. */
export type ActualCharge = {
  kind: 'toll' | 'permit' | 'parking' | 'other'
  reason: string
  /** In hundredths of the fare's currency. */
  amount: number
}

/** The actual trip, from the duty slip. Garage kilometres and minutes are those from the garage and back. */
export type TripActuals = {
  km: number
  started_at: string
  ended_at: string
  waiting_minutes: number
  garage_km: number
  garage_minutes: number
  charges: readonly ActualCharge[]
  /** If true, an estimate without an actual charge of its kind is billed. Absent in bills from before this rule. */
  keeps_estimates?: true
}

/**
 * All inputs of a fare except its rate-card version, as JSON. Stored with a trip, they give the same fare years later.
 * Instants are ISO 8601. `actual` is null for a quote; otherwise the fare is a bill.
 */
export type FareInputs = {
  engine: typeof ENGINE
  category: TripCategory
  time_zone: string
  start: string
  end: string
  /** Null if not known before the trip, as for a rental by the hour. */
  way: RouteEstimate | null
  /** Periods of driving: the whole trip, or the outward and the return drive. */
  driving: readonly { from: string; to: string }[]
  tax: AppliedTax
  chosen: Chosen
  actual: TripActuals | null
}

/** Returns the inputs of the bill. */
export function withActuals(inputs: FareInputs, actual: TripActuals): FareInputs {
  return { ...inputs, actual }
}

/** Returns the inputs of a bill under reverse charge. */
export function withTaxByRecipient(inputs: FareInputs): FareInputs {
  return { ...inputs, tax: { ...inputs.tax, by_recipient: true } }
}

/** Returns the period of the trip: actual, or else quoted. */
export function tripPeriod({ start, end, actual }: FareInputs): Period {
  return actual
    ? { from: Temporal.Instant.from(actual.started_at), to: Temporal.Instant.from(actual.ended_at) }
    : { from: Temporal.Instant.from(start), to: Temporal.Instant.from(end) }
}

/** Returns the number of the city's calendar days that the trip touches, at least 1. */
export function calendarDays(inputs: FareInputs): number {
  const { from, to } = tripPeriod(inputs)
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(inputs.time_zone).toPlainDate()
  // A trip that ends at midnight does not touch the next day.
  const last = day(to.subtract({ milliseconds: 1 }))
  return Math.max(1, day(from).until(last, { largestUnit: 'day' }).days + 1)
}

/** Returns the minutes between two instants, with 24 hours per calendar day, so that a clock change is not billed. */
export function clockMinutes(from: string, to: string, timeZone: string): number {
  const startsAt = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone)
  const { days, hours, minutes } = startsAt.until(Temporal.Instant.from(to).toZonedDateTimeISO(timeZone), {
    largestUnit: 'day',
  })
  return (days * 24 + hours) * 60 + minutes
}

/**
 * Returns the periods of driving. For a trip with a stay, the outward drive takes its quoted time from the start, and
 * the return drive its quoted time before the end.
 */
export function drivenPeriods(inputs: FareInputs): Period[] {
  const quoted = inputs.driving.map(({ from, to }) => ({
    from: Temporal.Instant.from(from),
    to: Temporal.Instant.from(to),
  }))
  if (!inputs.actual) return quoted
  const { from, to } = tripPeriod(inputs)
  const [out, back] = [quoted[0], quoted.at(-1)]
  if (!out || !back || out === back) return [{ from, to }]
  return [
    { from, to: earlierOf(to, from.add({ minutes: minutesBetween(out.from, out.to) })) },
    { from: laterOf(from, to.subtract({ minutes: minutesBetween(back.from, back.to) })), to },
  ]
}

function earlierOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other
}

function laterOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) >= 0 ? one : other
}
