import type { Category, TripCategory } from '../categories.contract.ts'
import type { Way } from '../distances/route-estimate.ts'
import type { ChosenParts } from '../shapes/chosen-parts.contract.ts'
import { minutesBetween, type Period } from './night-parts.ts'

/**
 * The rules' number. A change that alters the fare of any inputs is the next engine, and this one stays beside it: what
 * was quoted or billed is computed again with the rules of its day.
 */
export const ENGINE = 1

/** The dated row of the tax table that holds on the pick-up day. */
export type AppliedTax = {
  country: string
  from_day: string
  fuel_included: boolean
  basis_points: number
  /** Reverse charge: the recipient of the bill pays the tax to the state, and it is not charged. */
  by_recipient?: true
}

/** Of each category that it is given. */
type ChosenOf<One> = One extends Category
  ? { kind: One['kind'] } & Pick<ChosenParts, One['chosen'][number]>
  : never

/** What was chosen, by the kind of its category. */
export type Chosen = ChosenOf<Category>

/** What came up on the way, billed as it was. */
export type ActualCharge = {
  kind: 'toll' | 'permit' | 'parking' | 'other'
  reason: string
  /** Hundredths of the fare's currency. */
  amount: number
}

/** How the trip was: of the duty slip. Kilometres and minutes of the garage are the ways from it and back. */
export type TripActuals = {
  km: number
  started_at: string
  ended_at: string
  waiting_minutes: number
  garage_km: number
  garage_minutes: number
  charges: readonly ActualCharge[]
  /** An estimate of the quote of whose kind there is no actual charge is billed; absent in bills from before that. */
  keeps_estimates?: true
}

/**
 * All that a fare is computed from besides its rate card's version, as JSON: kept with a trip, it gives the same fare years
 * later. Instants are ISO 8601. `actual` is null for a quote, and makes the same fare a bill.
 */
export type FareInputs = {
  engine: typeof ENGINE
  category: TripCategory
  time_zone: string
  start: string
  end: string
  /** Null: not known before the trip, as with a rental by the hour. */
  way: Way | null
  /** When it is driven: the whole trip, or the way out and the way back. */
  driving: readonly { from: string; to: string }[]
  tax: AppliedTax
  chosen: Chosen
  actual: TripActuals | null
}

/** The inputs of the bill. */
export function withActuals(inputs: FareInputs, actual: TripActuals): FareInputs {
  return { ...inputs, actual }
}

/** The inputs of a bill under reverse charge. */
export function withTaxByRecipient(inputs: FareInputs): FareInputs {
  return { ...inputs, tax: { ...inputs.tax, by_recipient: true } }
}

/** From the beginning to the end of the trip: as it was, else as quoted. */
export function tripPeriod({ start, end, actual }: FareInputs): Period {
  return actual
    ? { from: Temporal.Instant.from(actual.started_at), to: Temporal.Instant.from(actual.ended_at) }
    : { from: Temporal.Instant.from(start), to: Temporal.Instant.from(end) }
}

/** Calendar days of the city that the trip touches, at least 1. */
export function calendarDays(inputs: FareInputs): number {
  const { from, to } = tripPeriod(inputs)
  const day = (instant: Temporal.Instant) => instant.toZonedDateTimeISO(inputs.time_zone).toPlainDate()
  // A trip that is over at midnight does not touch the day that begins then.
  const last = day(to.subtract({ milliseconds: 1 }))
  return Math.max(1, day(from).until(last, { largestUnit: 'day' }).days + 1)
}

/** Minutes from one instant to another, a calendar day counting as 24 hours: no hour of a clock change is billed. */
export function clockMinutes(from: string, to: string, timeZone: string): number {
  const begin = Temporal.Instant.from(from).toZonedDateTimeISO(timeZone)
  const { days, hours, minutes } = begin.until(Temporal.Instant.from(to).toZonedDateTimeISO(timeZone), {
    largestUnit: 'day',
  })
  return (days * 24 + hours) * 60 + minutes
}

/**
 * When it was driven. Of a trip with a stay between its ways, the way out took as long as quoted from its beginning, and
 * the way back until its end.
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
