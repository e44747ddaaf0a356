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
import { words } from './words.ts'

type Content = CardOf<'self_drive'>
type Plan = Content['plans'][number]
type Own = keyof (typeof words)['en']['explanation']

export const selfDrive: CategoryRules = {
  ...pricedByCard('self_drive', {
    words,
    fare,
    choose: ({ plans }, { request: { plan_id } }) =>
      plans.some(({ id }) => id === plan_id) ? { chosen: { kind: 'self_drive', plan_id } } : null,
    faults: ({ plans }) => ladderFaults('plans', plans),
    packages: ({ plans }) =>
      plans.map((one) => ({
        ...one,
        ways: [{ chosen: { kind: 'self_drive', plan_id: one.id }, minutes: one.minutes }],
      })),
  }),
  cancelling: { freeMinutes: 24 * 60, lateShare: 5000, noShowAfterMinutes: 120 },
  serviceCode: '9973',
  mostKm: null,
}

/**
 * A car without a driver: whole periods of a plan, then started hours, which never cost more than another period; both with
 * what is booked. After the trip, kilometres beyond those of these periods, and hours past the time that is paid for. The
 * deposit is no part of the total. Throws for a plan the card has not.
 */
function fare(
  card: Content,
  { plan_id }: { plan_id: string },
  inputs: FareInputs,
): Priced<LineKind | 'plan', LineRule | Own> {
  const plan = card.plans.find(({ id }) => id === plan_id)
  if (!plan) throw new RangeError(`the rate card has no plan ${plan_id}`)
  const booked = clockMinutes(inputs.start, inputs.end, inputs.time_zone)
  const { periods, hours } = paidFor(plan, card.extra_hour, booked)
  const km = periods * plan.km
  const minutes = periods * plan.minutes + hours * 60
  return {
    currency: card.currency,
    drafts: [
      {
        kind: 'plan',
        quantity: periods,
        unit: 'piece',
        rate: plan.price,
        amount: plan.price * periods,
        rule: 'plan_periods',
        inputs: { plan_id, minutes: plan.minutes, km: plan.km, booked_minutes: booked },
      },
      ...bookedHours(hours, card.extra_hour),
      ...afterwards(card, inputs, { km, minutes }),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km, minutes },
    beyond: { km: card.extra_km, hour: card.extra_hour, waiting_minute: null },
    deposit: card.deposit,
  }
}

/** Whole periods, and the started hours after them while these cost less than a period. */
function paidFor({ minutes, price }: Plan, perHour: number, booked: number) {
  const whole = Math.floor(booked / minutes)
  if (whole === 0) return { periods: 1, hours: 0 }
  const hours = Math.ceil((booked - whole * minutes) / 60)
  return hours > 0 && hours * perHour >= price ? { periods: whole + 1, hours: 0 } : { periods: whole, hours }
}

function bookedHours(hours: number, perHour: number): LineDraft<LineKind, Own>[] {
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
