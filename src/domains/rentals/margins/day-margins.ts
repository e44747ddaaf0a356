import type { Category } from '#kernel/acriss.ts'
import type { Plan } from '#domains/suppliers/public.ts'
import { holdsOn, isWithin, moreSpecificFirst, type MarginRule } from './margin-rule.ts'

/** The least and most that rules may make of a margin, in basis points. */
export type MarginBounds = { least: number; most: number }

/** A rental as rules look at it. */
export type MarginedRental = {
  plan: Pick<Plan, 'id' | 'supplier' | 'marginBasisPoints' | 'paymentTiming'>
  residence: string
  /** Where it is picked up: its country, and the ids of all that it is known by. */
  country: string
  places: readonly (string | undefined)[]
  leadDays: number
  days: number
}

/** Basis points on the cars of one rental, by their class. */
export type MarginOf = (category: Category) => number

/** The margins of one day, ready to be asked for each car. */
export type DayMargins = {
  of: (rental: MarginedRental) => MarginOf
  /** The lowest margin that a rule can make, below zero; 0: none is below it. */
  lowest: number
}

/** Every plan's own margin. */
export const OWN_MARGINS: DayMargins = {
  of:
    ({ plan }) =>
    () =>
      plan.marginBasisPoints,
  lowest: 0,
}

/**
 * The rules that hold on a day. The most specific that fits a car decides its margin alone, whatever their order; a margin
 * stays within the bounds. Nothing is ever added where all is paid at the desk: the supplier pays us there.
 */
export function dayMargins(rules: readonly MarginRule[], day: string, bounds: MarginBounds): DayMargins {
  const holding = rules.filter((rule) => holdsOn(rule, day)).toSorted(moreSpecificFirst)
  if (holding.length === 0) return OWN_MARGINS
  const byPlan = new Map<string, readonly MarginRule[]>()

  function ofPlan({ id, supplier }: MarginedRental['plan']): readonly MarginRule[] {
    let its = byPlan.get(id)
    if (!its)
      byPlan.set(
        id,
        (its = holding.filter(
          ({ planId, supplierId }) =>
            (planId === null || planId === id) && (supplierId === null || supplierId === supplier.id),
        )),
      )
    return its
  }

  return {
    of(rental) {
      const { plan } = rental
      const own = plan.marginBasisPoints
      if (plan.paymentTiming === 'desk') return () => own
      const fitting = ofPlan(plan).filter((rule) => fits(rule, rental))
      if (fitting.length === 0) return () => own
      const byCategory = new Map<Category, number>()
      const decide = (category: Category) => {
        const rule = fitting.find((one) => one.category === null || one.category === category)
        return rule ? marginBy(rule, plan, bounds) : own
      }
      return (category) => {
        let margin = byCategory.get(category)
        if (margin === undefined) byCategory.set(category, (margin = decide(category)))
        return margin
      }
    },
    lowest: Math.min(0, bounds.least),
  }
}

/** Returns true if a rule of its plan is for a rental. */
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
  { marginBasisPoints: own, paymentTiming }: MarginedRental['plan'],
  { least, most }: MarginBounds,
): number {
  const wanted = how === 'set' ? basisPoints : own + basisPoints
  // What is paid now is the margin alone there, and nobody is paid.
  const floor = paymentTiming === 'part' ? Math.max(0, least) : least
  return Math.min(most, Math.max(floor, wanted))
}

const DAY_MS = 86_400_000

/** Whole days of the calendar from a booking, in UTC, to a pick-up at the desk's `YYYY-MM-DDTHH:mm`. */
export function leadDays(now: Temporal.Instant, pickUpAt: string): number {
  const today = Math.floor(now.epochMilliseconds / DAY_MS)
  return Math.max(0, Date.parse(`${pickUpAt.slice(0, 10)}T00:00Z`) / DAY_MS - today)
}
