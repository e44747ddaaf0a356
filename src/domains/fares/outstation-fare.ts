import {
  allowanceDrafts,
  chargeDrafts,
  nightDrafts,
  NOTHING_BEYOND,
  waitingDrafts,
  type LineDraft,
  type Priced,
} from './fare-draft.ts'
import { calendarDays, type FareInputs } from './fare-inputs.ts'
import { costOfKm } from './distances/km.ts'
import type { OneWayContent, RoundTripContent } from './rate-cards/rate-card-content.contract.ts'

/** One way to another city: the distance, at least the card's minimum (130 km), at its rate. */
export function oneWayFare(card: OneWayContent, inputs: FareInputs): Priced {
  const driven = drivenKm(inputs)
  const billed = Math.max(driven, card.min_km)
  const inputsOfLine = { driven, min_km: card.min_km }
  return {
    currency: card.currency,
    drafts: [
      distanceDraft(card.per_km, billed, 'one_way_distance', inputsOfLine),
      ...waitingDrafts(card.waiting, inputs),
      ...allowanceDrafts(card.driver_allowance, inputs),
      ...nightDrafts(card.night, inputs),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km: billed, minutes: card.waiting.free_minutes },
    beyond: { km: card.per_km, hour: null, waiting_minute: card.waiting.per_minute },
    deposit: null,
  }
}

/** There and back: the distance, at least the card's minimum (250 km) for each calendar day, at its rate. */
export function roundTripFare(card: RoundTripContent, inputs: FareInputs): Priced {
  const days = calendarDays(inputs)
  const driven = drivenKm(inputs)
  const billed = Math.max(driven, days * card.min_km_per_day)
  const inputsOfLine = { driven, days, min_km_per_day: card.min_km_per_day }
  return {
    currency: card.currency,
    drafts: [
      distanceDraft(card.per_km, billed, 'round_trip_distance', inputsOfLine),
      ...allowanceDrafts(card.driver_allowance, inputs),
      ...nightDrafts(card.night, inputs),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km: billed, minutes: null },
    beyond: { ...NOTHING_BEYOND, km: card.per_km },
    deposit: null,
  }
}

function drivenKm({ actual, way }: FareInputs): number {
  return actual?.km ?? way?.km ?? 0
}

function distanceDraft(
  perKm: number,
  km: number,
  rule: LineDraft['rule'],
  inputs: LineDraft['inputs'],
): LineDraft {
  return {
    kind: 'distance',
    quantity: km,
    unit: 'km',
    rate: perKm,
    amount: costOfKm(perKm, km),
    rule,
    inputs,
  }
}
