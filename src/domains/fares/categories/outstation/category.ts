import { costOfKm } from '../../distances/km.ts'
import {
  allowanceDrafts,
  chargeDrafts,
  nightDrafts,
  NOTHING_BEYOND,
  waitingDrafts,
  type LineDraft,
  type LineKind,
  type LineRule,
  type Priced,
} from '../../lines/fare-draft.ts'
import { calendarDays, type FareInputs } from '../../lines/fare-inputs.ts'
import type { CardOf } from '../../shapes/card-content.contract.ts'
import { pricedByCard, type CategoryRules } from '../category-rules.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/fare-lines.json'

const LINE_TEXTS = readTexts<typeof words>('domains/fares/categories/outstation', 'fare-lines')

type ExplanationKey = keyof (typeof words)['explanation']
type Fare = Priced<LineKind | 'distance', LineRule | ExplanationKey>

const MAX_KM = 3000

export const outstationOneWay: CategoryRules = {
  ...pricedByCard('outstation_one_way', {
    texts: LINE_TEXTS,
    fare: (card, _, inputs) => oneWayFare(card, inputs),
    choose: () => ({ chosen: { kind: 'outstation_one_way' } }),
  }),
  cancelling: { freeMinutes: 360, lateShare: 2500, noShowAfterMinutes: 60 },
  leadMinutes: 120,
  serviceCode: '9964',
  maxKm: MAX_KM,
}

export const outstationRoundTrip: CategoryRules = {
  ...pricedByCard('outstation_round_trip', {
    texts: LINE_TEXTS,
    fare: (card, _, inputs) => roundTripFare(card, inputs),
    choose: () => ({ chosen: { kind: 'outstation_round_trip' } }),
  }),
  cancelling: { freeMinutes: 24 * 60, lateShare: 2500, noShowAfterMinutes: 60 },
  leadMinutes: 120,
  serviceCode: '9966',
  maxKm: MAX_KM,
}

/** Computes a one-way outstation trip: the distance, at least the card's minimum (130 km), at its rate. */
function oneWayFare(card: CardOf<'outstation_one_way'>, inputs: FareInputs): Fare {
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

/** Computes a round trip: the distance, at least the card's minimum (250 km) per calendar day, at its rate. */
function roundTripFare(card: CardOf<'outstation_round_trip'>, inputs: FareInputs): Fare {
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
  rule: ExplanationKey,
  inputs: LineDraft['inputs'],
): LineDraft<'distance', ExplanationKey> {
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
