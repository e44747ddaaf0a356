import { RANGE_KINDS, type Offer, type RangeKind } from '../search.contract.ts'
import { emptyRows, fillBetween, withSpans, wordsFor, type SpannedRows } from './offer-bits.ts'

/** Limits in a set's own measures: hundredths of its currency, or the negative of a rating in tenths. */
export type Limits = Partial<Record<RangeKind, { min?: number | undefined; max?: number | undefined }>>

/** The data for range limits: each offer's measures, and the round steps shown for each kind. */
export type Ranges = {
  /** A measure per offer and kind; NaN if missing, which matches no limit. */
  measures: Record<RangeKind, Float64Array>
  steps: Record<RangeKind, Steps>
}

/**
 * Ascending limits, with a row of the offers within each. For TOTAL, the upper ends of equal parts between the lowest
 * and the highest.
 */
export type Steps = { limits: readonly number[]; rows: SpannedRows }

/**
 * Returns the measure of an offer for each kind of range. A rating is negated, so that "at least" becomes "at most", as
 * for amounts.
 */
export const MEASURE_OF: Record<RangeKind, (offer: Offer) => number | null | undefined> = {
  TOTAL: ({ price }) => price.total.amount,
  DEPOSIT: ({ deposit }) => deposit?.amount,
  EXCESS: ({ excess }) => excess?.amount,
  RATING: ({ supplier }) => supplier.rating && ratingMeasure(supplier.rating),
}

export function ratingMeasure(rating: number): number {
  return -Math.round(rating * 10)
}

export const TOTAL_BINS = 24
const MAX_STEPS = 7
const RATING_STEPS = [9, 8, 7, 6].map(ratingMeasure)

export function rangesOf(offers: readonly Offer[]): Ranges {
  const measures = byKind((kind) =>
    Float64Array.from(offers, (offer) => MEASURE_OF[kind](offer) ?? Number.NaN),
  )
  const limits: Record<RangeKind, readonly number[]> = {
    TOTAL: equalParts(measures.TOTAL),
    DEPOSIT: roundSteps(measures.DEPOSIT),
    EXCESS: roundSteps(measures.EXCESS),
    RATING: RATING_STEPS,
  }
  return { measures, steps: byKind((kind) => stepsAt(limits[kind], measures[kind])) }
}

function stepsAt(limits: readonly number[], measures: Float64Array): Steps {
  const rows = emptyRows(limits.length, wordsFor(measures.length))
  limits.forEach((limit, row) => fillBetween(rows, row, measures, -Infinity, limit))
  return { limits, rows: withSpans(rows) }
}

export function byKind<Value>(of: (kind: RangeKind) => Value): Record<RangeKind, Value> {
  return Object.fromEntries(RANGE_KINDS.map((kind) => [kind, of(kind)])) as Record<RangeKind, Value>
}

function equalParts(measures: Float64Array): number[] {
  if (measures.length === 0) return []
  const lowest = measures.reduce((one, other) => Math.min(one, other), Infinity)
  const highest = measures.reduce((one, other) => Math.max(one, other), 0)
  const part = (highest - lowest) / TOTAL_BINS
  return Array.from({ length: TOTAL_BINS }, (_, at) =>
    at === TOTAL_BINS - 1 ? highest : lowest + part * (at + 1),
  )
}

/**
 * Returns round amounts (0, 1, 2, 3, 5, 10 … of the currency) that each match more offers than the previous one; the
 * highest ones if there are too many.
 */
function roundSteps(measures: Float64Array): number[] {
  const known = measures.filter((measure) => !Number.isNaN(measure)).sort()
  const highest = known.at(-1)
  if (highest === undefined) return []
  const steps: number[] = []
  let passed = 0
  for (const limit of roundAmounts(highest)) {
    const passing = countUpTo(known, limit)
    if (passing > passed) steps.push(limit)
    passed = passing
  }
  const free = steps[0] === 0 ? [0] : []
  return [...free, ...steps.slice(free.length).slice(-(MAX_STEPS - free.length))]
}

/** Lists round amounts in hundredths, up to the first that is not below `highest`. */
function roundAmounts(highest: number): number[] {
  const amounts = [0]
  for (let unit = 100; (amounts.at(-1) ?? 0) < highest; unit *= 10)
    for (const times of [1, 2, 3, 5]) {
      if ((amounts.at(-1) ?? 0) >= highest) break
      amounts.push(unit * times)
    }
  return amounts
}

function countUpTo(sorted: Float64Array, limit: number): number {
  const above = sorted.findIndex((measure) => measure > limit)
  return above === -1 ? sorted.length : above
}
