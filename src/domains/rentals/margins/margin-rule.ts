import type { Category } from '#kernel/acriss.ts'

/** Inclusive range of numbers; null for an open end. */
export type Range = { from: number | null; to: number | null }

/** Conditions of a rule; null matches everything. */
export type MarginScope = {
  planId: string | null
  supplierId: number | null
  /** The traveller's country of residence, as sent to suppliers. */
  residence: string | null
  /** Country of the pick-up desk. */
  country: string | null
  /** Place id of an airport, a city or a desk. */
  place: string | null
  category: Category | null
  /** Days from booking to pick-up. */
  lead: Range
  /** Length of the rental in days. */
  days: Range
}

/** A margin in basis points of the supplier's price: replaces the plan's own (`set`) or is added to it (`add`). */
export type MarginRule = MarginScope & {
  id: string
  how: 'set' | 'add'
  basisPoints: number
  /** First and last day on which the rule applies, in UTC; `endsOn` is null if it applies until removed. */
  startsOn: string
  endsOn: string | null
}

/** Returns true if a rule applies on a day. */
export function appliesOn(
  { startsOn, endsOn }: Pick<MarginRule, 'startsOn' | 'endsOn'>,
  day: string,
): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn)
}

export function isWithin(value: number, { from, to }: Range): boolean {
  return (from === null || value >= from) && (to === null || value <= to)
}

/** More days than any rental or lead time has. */
const LONGEST = 1000

function width({ from, to }: Range): number {
  return (to ?? LONGEST) - (from ?? 0)
}

/**
 * Compares rules, the one that applies first. The more conditions a rule has, the more specific it is; a plan counts
 * more than its supplier, a place more than its country. Ties are decided by the order of the conditions, then narrower
 * ranges, the later first day and the later rule.
 */
export function moreSpecificFirst(one: MarginRule, other: MarginRule): number {
  const [mine, others] = [weights(one), weights(other)]
  const all = sum(others) - sum(mine)
  if (all !== 0) return all
  for (const [at, weight] of mine.entries()) {
    const difference = (others[at] ?? 0) - weight
    if (difference !== 0) return difference
  }
  const narrower = width(one.days) - width(other.days) || width(one.lead) - width(other.lead)
  if (narrower !== 0) return narrower
  return compare(other.startsOn, one.startsOn) || compare(other.id, one.id)
}

function weights({ planId, supplierId, place, country, residence, category, days, lead }: MarginRule) {
  return [
    planId === null ? Number(supplierId !== null) : 2,
    place === null ? Number(country !== null) : 2,
    Number(residence !== null),
    Number(category !== null),
    Number(isLimited(days)),
    Number(isLimited(lead)),
  ]
}

function isLimited({ from, to }: Range): boolean {
  return from !== null || to !== null
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, next) => total + next, 0)
}

function compare(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
