import type { Category } from '#kernel/acriss.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import { appliesOn, isWithin, moreSpecificFirst, type MarginRule } from './margin-rule.ts'

/** Min and max margin that rules may result in, in basis points. */
export type MarginBounds = { min: number; max: number }

/** The details of a rental that margin rules match. */
export type MarginedRental = {
  plan: Pick<Plan, 'id' | 'supplier' | 'marginBasisPoints' | 'paymentTiming'>
  residence: string
  /** Pick-up country, and all place ids of the pick-up desk. */
  country: string
  places: readonly (string | undefined)[]
  leadDays: number
  days: number
}

/** Returns the margin in basis points for a car class of one rental. */
export type MarginOf = (category: Category) => number

/** The margins of one day, precomputed for lookups per car. */
export type DayMargins = {
  of: (rental: MarginedRental) => MarginOf
  /** Lowest margin that a rule can result in, if negative; otherwise 0. */
  lowest: number
}

/** Margins without rules: each plan's default. */
export const PLAN_MARGINS: DayMargins = {
  of:
    ({ plan }) =>
    () =>
      plan.marginBasisPoints,
  lowest: 0,
}

/**
 * Returns the margins by the rules that apply on a day. The most specific rule that matches a car decides its margin
 * alone, whatever their order; margins stay within the bounds. Cars paid entirely at the desk get no margin, because
 * the supplier pays us for them.
 */
export function dayMargins(rules: readonly MarginRule[], day: string, bounds: MarginBounds): DayMargins {
  const active = rules.filter((rule) => appliesOn(rule, day)).toSorted(moreSpecificFirst)
  if (active.length === 0) return PLAN_MARGINS
  const byPlan = new Map<string, readonly MarginRule[]>()

  function ofPlan({ id, supplier }: MarginedRental['plan']): readonly MarginRule[] {
    let its = byPlan.get(id)
    if (!its)
      byPlan.set(
        id,
        (its = active.filter(
          ({ planId, supplierId }) =>
            (planId === null || planId === id) && (supplierId === null || supplierId === supplier.id),
        )),
      )
    return its
  }

  return {
    of(rental) {
      const { plan } = rental
      const planMargin = plan.marginBasisPoints
      if (plan.paymentTiming === 'desk') return () => planMargin
      const fitting = ofPlan(plan).filter((rule) => fits(rule, rental))
      if (fitting.length === 0) return () => planMargin
      const byCategory = new Map<Category, number>()
      const decide = (category: Category) => {
        const rule = fitting.find((one) => one.category === null || one.category === category)
        return rule ? marginBy(rule, plan, bounds) : planMargin
      }
      return (category) => {
        let margin = byCategory.get(category)
        if (margin === undefined) byCategory.set(category, (margin = decide(category)))
        return margin
      }
    },
    lowest: Math.min(0, bounds.min),
  }
}

/** Returns true if a rule of the rental's plan matches the rental. */
function fits(rule: MarginRule, { residence, country, places, leadDays, days }: MarginedRental): boolean {
  return (
    (rule.residence === null || rule.residence === residence) &&
    (rule.country === null || rule.country === country) &&
    (rule.place === null || places.includes(rule.place)) &&
    isWithin(leadDays, rule.lead) &&
    isWithin(days, rule.days)
  )
}

function marginBy(
  { how, basisPoints }: MarginRule,
  { marginBasisPoints: planMargin, paymentTiming }: MarginedRental['plan'],
  { min, max }: MarginBounds,
): number {
  const unbounded = how === 'set' ? basisPoints : planMargin + basisPoints
  // The margin is all that the traveller pays now, and a payment cannot be negative.
  const floor = paymentTiming === 'part' ? Math.max(0, min) : min
  return Math.min(max, Math.max(floor, unbounded))
}

const DAY_MS = 86_400_000

/** Returns the whole calendar days from today in UTC to a pick-up in the desk's local `YYYY-MM-DDTHH:mm`. */
export function leadDays(now: Temporal.Instant, pickUpAt: string): number {
  const today = Math.floor(now.epochMilliseconds / DAY_MS)
  return Math.max(0, Date.parse(`${pickUpAt.slice(0, 10)}T00:00Z`) / DAY_MS - today)
}
