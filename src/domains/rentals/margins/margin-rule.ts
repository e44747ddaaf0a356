import type { Category } from '#kernel/acriss.ts'

/** Numbers from and to, both included; null: no end. */
export type Range = { from: number | null; to: number | null }

/** What a rule is for; null: whatever it is. */
export type MarginScope = {
  planId: string | null
  supplierId: number | null
  /** The traveller's country of residence, which a search tells suppliers. */
  residence: string | null
  /** The country of the pick-up desk. */
  country: string | null
  /** An airport, a city or a desk, by the id of its place. */
  place: string | null
  category: Category | null
  /** Days from the booking to the pick-up. */
  lead: Range
  /** Days of the rental. */
  days: Range
}

/** A margin in basis points of the supplier's price: in place of the plan's own (`set`), or added to it (`add`). */
export type MarginRule = MarginScope & {
  id: string
  how: 'set' | 'add'
  basisPoints: number
  /** The first and last day on which it holds, in UTC; null: until it is removed. */
  startsOn: string
  endsOn: string | null
}

/** Returns true if a rule holds on a day. */
export function holdsOn({ startsOn, endsOn }: Pick<MarginRule, 'startsOn' | 'endsOn'>, day: string): boolean {
  return startsOn <= day && (endsOn === null || day <= endsOn)
}

export function isWithin(value: number, { from, to }: Range): boolean {
  return (from === null || value >= from) && (to === null || value <= to)
}

/** More than a rental or a lead has days. */
const LONGEST = 1000

function width({ from, to }: Range): number {
  return (to ?? LONGEST) - (from ?? 0)
}

/**
 * The order of rules, the one that wins first: the more of its scope a rule names, the more specific it is (a plan counts
 * more than its supplier, a place more than its country). Of two that name as much: what they name in this order, the
 * narrower ranges, the later first day, the later rule.
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
