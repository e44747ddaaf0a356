import {
  chargeDrafts,
  extraHourDrafts,
  extraKmDrafts,
  type LineDraft,
  type LineKind,
  type LineRule,
  type Priced,
} from '../../lines/fare-draft.ts'
import { clockMinutes, type FareInputs } from '../../lines/fare-inputs.ts'
import type { CardOf } from '../../shapes/card-content.contract.ts'
import { pricedByCard, type CategoryRules } from '../category-rules.ts'
import { ladderFaults } from '../list-faults.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/fare-lines.json'

const LINE_TEXTS = readTexts<typeof words>('domains/fares/categories/self-drive', 'fare-lines')

type Content = CardOf<'self_drive'>
type Plan = Content['plans'][number]
type ExplanationKey = keyof (typeof words)['explanation']

export const selfDrive: CategoryRules = {
  ...pricedByCard('self_drive', {
    texts: LINE_TEXTS,
    fare,
    choose: ({ plans }, { request: { plan_id } }) =>
      plans.some(({ id }) => id === plan_id)
        ? { chosen: { kind: 'self_drive', plan_id, combined: true } }
        : null,
    faults: ({ plans }) => ladderFaults('plans', plans),
    packages: ({ plans }) =>
      plans.map((one) => ({
        ...one,
        options: [{ chosen: { kind: 'self_drive', plan_id: one.id, combined: true }, minutes: one.minutes }],
      })),
  }),
  cancelling: { freeMinutes: 24 * 60, lateShare: 5000, noShowAfterMinutes: 120 },
  leadMinutes: 120,
  serviceCode: '9973',
  maxKm: null,
}

/**
 * Computes a car without a driver: whole periods of a plan, then started hours, which never cost more than another
 * period, both for the booked time. If other plans cover these periods for less, with no fewer km for the time, they
 * are charged instead. After the trip, adds kilometres beyond those of these periods, and hours past the paid time. The
 * deposit is not part of the total. Throws if the card lacks the plan.
 */
function fare(
  card: Content,
  { plan_id, combined }: { plan_id: string; combined?: true },
  inputs: FareInputs,
): Priced<LineKind | 'plan', LineRule | ExplanationKey> {
  const plan = card.plans.find(({ id }) => id === plan_id)
  if (!plan) throw new RangeError(`the rate card has no plan ${plan_id}`)
  const booked = clockMinutes(inputs.start, inputs.end, inputs.time_zone)
  const { bought, hours } = (combined ? cheapestFor : paidFor)(plan, card, booked)
  const km = totalOf(bought, 'km')
  const minutes = totalOf(bought, 'minutes') + hours * 60
  return {
    currency: card.currency,
    drafts: [
      ...bought.map(({ plan: one, periods }) => ({
        kind: 'plan' as const,
        quantity: periods,
        unit: 'piece' as const,
        rate: one.price,
        amount: one.price * periods,
        rule: 'plan_periods' as const,
        inputs: { plan_id: one.id, minutes: one.minutes, km: one.km, booked_minutes: booked },
      })),
      ...bookedHours(hours, card.extra_hour),
      ...afterwards(card, inputs, { km, minutes }),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km, minutes },
    beyond: { km: card.extra_km, hour: card.extra_hour, waiting_minute: null },
    deposit: card.deposit,
  }
}

type Bought = { plan: Plan; periods: number }[]
type PaidFor = { bought: Bought; hours: number }

/** Returns whole periods, and the started hours after them while these cost less than a period. */
function paidFor(plan: Plan, { extra_hour: perHour }: Content, booked: number): PaidFor {
  const { whole, hours } = partsOf(plan, booked)
  if (whole === 0) return { bought: [{ plan, periods: 1 }], hours: 0 }
  return hours > 0 && hours * perHour >= plan.price
    ? { bought: [{ plan, periods: whole + 1 }], hours: 0 }
    : { bought: [{ plan, periods: whole }], hours }
}

/**
 * Returns the cheapest plans for the whole periods with the started hours after them, or for one more period instead of
 * these hours. A longer time never costs less.
 */
function cheapestFor(plan: Plan, { plans, extra_hour: perHour }: Content, booked: number): PaidFor {
  const { whole, hours } = partsOf(plan, booked)
  const up = cheapestPlans(plan, plans, whole + (hours > 0 || whole === 0 ? 1 : 0))
  if (whole === 0 || hours === 0) return { bought: up, hours: 0 }
  const down = cheapestPlans(plan, plans, whole)
  return totalOf(down, 'price') + hours * perHour < totalOf(up, 'price')
    ? { bought: down, hours }
    : { bought: up, hours: 0 }
}

function partsOf({ minutes }: Plan, booked: number) {
  const whole = Math.floor(booked / minutes)
  return { whole, hours: Math.ceil((booked - whole * minutes) / 60) }
}

/**
 * Returns the cheapest plans that cover these periods and have no fewer km for the time. On a tie, prefers the chosen
 * plan.
 */
function cheapestPlans(chosen: Plan, plans: readonly Plan[], periods: number): Bought {
  const usable = plans.filter(
    ({ id, minutes, km }) => id !== chosen.id && km * chosen.minutes >= chosen.km * minutes,
  )
  const offered = [chosen, ...usable.toSorted((one, other) => other.minutes - one.minutes)]
  const unit = offered.reduce((common, { minutes }) => commonDivisor(common, minutes), 0)
  const steps = (periods * chosen.minutes) / unit
  // The lowest cost to cover each number of steps, and the first plan used for it.
  const costs = [0]
  const first: Plan[] = [chosen]
  for (let covered = 1; covered <= steps; covered += 1) {
    let [cheapest, by] = [Infinity, chosen]
    for (const one of offered) {
      const cost = one.price + (costs[Math.max(0, covered - one.minutes / unit)] ?? 0)
      if (cost < cheapest) [cheapest, by] = [cost, one]
    }
    costs.push(cheapest)
    first.push(by)
  }
  const counts = new Map<Plan, number>()
  for (let left = steps; left > 0;) {
    const one = first[left] ?? chosen
    counts.set(one, (counts.get(one) ?? 0) + 1)
    left -= one.minutes / unit
  }
  return offered.flatMap((plan) => {
    const count = counts.get(plan)
    return count === undefined ? [] : [{ plan, periods: count }]
  })
}

function commonDivisor(one: number, other: number): number {
  return other === 0 ? one : commonDivisor(other, one % other)
}

function totalOf(bought: Bought, what: 'price' | 'km' | 'minutes'): number {
  return bought.reduce((sum, { plan, periods }) => sum + plan[what] * periods, 0)
}

function bookedHours(hours: number, perHour: number): LineDraft<LineKind, ExplanationKey>[] {
  if (hours === 0) return []
  return [
    {
      kind: 'extra_hours',
      quantity: hours,
      unit: 'hour',
      rate: perHour,
      amount: hours * perHour,
      rule: 'booked_hours',
      inputs: { hours },
    },
  ]
}

function afterwards(
  card: Content,
  { actual, start, time_zone }: FareInputs,
  paid: { km: number; minutes: number },
): LineDraft[] {
  if (!actual) return []
  const used = clockMinutes(start, actual.ended_at, time_zone)
  return [
    ...extraKmDrafts(card.extra_km, { used: actual.km, included: paid.km }),
    ...extraHourDrafts(card.extra_hour, { used, included: paid.minutes, grace: card.grace_minutes }),
  ]
}
