import type { FareLine } from './fare.contract.ts'
import { calendarDays, drivenPeriods, tripPeriod, type FareInputs } from './fare-inputs.ts'
import { costOfKm } from '../distances/km.ts'
import { minutesBetween, nightCost, nightParts } from './night-parts.ts'
import type { ChargeEstimate, NightRate, WaitingRate } from '../shapes/card-parts.contract.ts'

/** Kinds of lines that several categories share. */
export type LineKind =
  | 'extra_km'
  | 'extra_hours'
  | 'waiting'
  | 'driver_allowance'
  | 'night'
  | 'toll'
  | 'permit'
  | 'parking'
  | 'other'
  | 'tax'

/** Rules for the amounts of shared lines. They select the explanation. */
export type LineRule =
  | 'extra_km'
  | 'started_extra_hours'
  | 'waiting_by_minute'
  | 'allowance_by_calendar_day'
  | `night_by_${NightRate['by']}`
  | `estimate_by_${ChargeEstimate['per']}`
  | 'estimate_kept'
  | 'at_actuals'
  | 'tax_of_country'
  | 'tax_by_recipient'

/** A line without texts. Amounts are hundredths of the fare's currency. */
export type LineDraft<Kind extends string = LineKind, Rule extends string = LineRule> = Pick<
  FareLine,
  'quantity' | 'unit' | 'inputs'
> & { kind: Kind; rule: Rule; rate: number | null; amount: number }

/** The result of a category's rules. Rates of `beyond` apply only to extra use. */
export type Priced<Kind extends string = string, Rule extends string = string> = {
  currency: string
  drafts: LineDraft<Kind, Rule>[]
  included: { km: number | null; minutes: number | null }
  beyond: { km: number | null; hour: number | null; waiting_minute: number | null }
  deposit: number | null
}

export const NOTHING_BEYOND: Priced['beyond'] = { km: null, hour: null, waiting_minute: null }

/** Returns the lines for driving between 22:00 and 06:00. */
export function nightDrafts(rate: NightRate | null, inputs: FareInputs): LineDraft[] {
  const parts = rate ? nightParts(drivenPeriods(inputs), inputs.time_zone) : []
  if (!rate || parts.length === 0) return []
  const minutes = parts.reduce((sum, part) => sum + part.minutes, 0)
  const byNight = rate.by === 'night'
  return [
    {
      kind: 'night',
      quantity: byNight ? parts.length : minutes,
      unit: byNight ? 'night' : 'minute',
      rate: byNight ? rate.amount : null,
      amount: nightCost(rate, parts),
      rule: `night_by_${rate.by}`,
      inputs: { nights: parts.length, minutes, whole_night: rate.amount },
    },
  ]
}

/** Returns the driver allowance for each calendar day of the trip. */
export function allowanceDrafts(perDay: number, inputs: FareInputs): LineDraft[] {
  if (perDay === 0) return []
  const days = calendarDays(inputs)
  return [
    {
      kind: 'driver_allowance',
      quantity: days,
      unit: 'day',
      rate: perDay,
      amount: perDay * days,
      rule: 'allowance_by_calendar_day',
      inputs: { days },
    },
  ]
}

/** Returns the line for waiting beyond the free minutes, by the minute. It is only known after the trip. */
export function waitingDrafts(
  { free_minutes, per_minute }: WaitingRate,
  { actual }: FareInputs,
): LineDraft[] {
  const waited = actual?.waiting_minutes ?? 0
  const billed = Math.max(0, waited - free_minutes)
  if (billed === 0) return []
  return [
    {
      kind: 'waiting',
      quantity: billed,
      unit: 'minute',
      rate: per_minute,
      amount: per_minute * billed,
      rule: 'waiting_by_minute',
      inputs: { waited, free: free_minutes },
    },
  ]
}

/**
 * Returns lines for tolls, permits and parking: the card's estimates in a quote, the actual charges in a bill. A quoted
 * estimate without an actual charge is billed as quoted.
 */
export function chargeDrafts(estimates: readonly ChargeEstimate[], inputs: FareInputs): LineDraft[] {
  const { actual } = inputs
  const quoted = estimates
    .filter(({ amount }) => amount > 0)
    .map((estimate) => estimateDraft(estimate, { ...inputs, actual: null }))
  if (!actual) return quoted
  const known = new Set(actual.charges.map(({ kind }) => kind))
  const billedEstimates = actual.keeps_estimates ? quoted.filter(({ kind }) => !known.has(kind)) : []
  return [...actual.charges.map(actualDraft), ...billedEstimates.map(billedEstimateDraft)]
}

function billedEstimateDraft({ kind, amount }: EstimateDraft): LineDraft {
  const none = { quantity: null, unit: null, rate: null }
  return { kind, ...none, amount, rule: 'estimate_kept', inputs: { price: amount } }
}

function actualDraft({
  kind,
  reason,
  amount,
}: {
  kind: LineKind
  reason: string
  amount: number
}): LineDraft {
  return { kind, quantity: null, unit: null, rate: null, amount, rule: 'at_actuals', inputs: { reason } }
}

type EstimateDraft = LineDraft & { kind: ChargeEstimate['kind'] }

function estimateDraft({ kind, per, amount }: ChargeEstimate, inputs: FareInputs): EstimateDraft {
  const rule = `estimate_by_${per}` as const
  if (per === 'km') {
    const km = inputs.way?.km ?? 0
    return {
      kind,
      quantity: km,
      unit: 'km',
      rate: amount,
      amount: costOfKm(amount, km),
      rule,
      inputs: { km },
    }
  }
  if (per === 'day') {
    const days = calendarDays(inputs)
    return { kind, quantity: days, unit: 'day', rate: amount, amount: amount * days, rule, inputs: { days } }
  }
  return { kind, quantity: 1, unit: 'piece', rate: amount, amount, rule, inputs: {} }
}

type Beyond = { used: number; included: number }

/** Returns the line for kilometres beyond the included ones. `used`: those of the trip. */
export function extraKmDrafts(perKm: number, { used, included }: Beyond): LineDraft[] {
  const extra = Math.max(0, Math.round(used * 10) - Math.round(included * 10)) / 10
  if (extra === 0) return []
  return [
    {
      kind: 'extra_km',
      quantity: extra,
      unit: 'km',
      rate: perKm,
      amount: costOfKm(perKm, extra),
      rule: 'extra_km',
      inputs: { used, included },
    },
  ]
}

/** Returns the line for started hours beyond the included minutes. Overtime within the grace period is free. */
export function extraHourDrafts(
  perHour: number,
  { used, included, grace }: Beyond & { grace: number },
): LineDraft[] {
  const over = used - included
  if (over <= grace) return []
  const hours = Math.ceil(over / 60)
  return [
    {
      kind: 'extra_hours',
      quantity: hours,
      unit: 'hour',
      rate: perHour,
      amount: perHour * hours,
      rule: 'started_extra_hours',
      inputs: { used_minutes: used, included_minutes: included, grace_minutes: grace },
    },
  ]
}

/** Returns the minutes from the start to the end of the trip. */
export function tripMinutes(inputs: FareInputs): number {
  const { from, to } = tripPeriod(inputs)
  return Math.max(0, minutesBetween(from, to))
}
