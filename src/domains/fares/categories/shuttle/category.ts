import { chargeDrafts, NOTHING_BEYOND, type Priced } from '../../lines/fare-draft.ts'
import type { FareInputs } from '../../lines/fare-inputs.ts'
import type { CategoryRules } from '../category-rules.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from './words/en/fare-lines.json'

const LINE_TEXTS = readTexts<typeof words>('domains/fares/categories/shuttle', 'fare-lines')

/** The shuttle category: no waiting time, and no prices on rate cards. */
export const shuttle: CategoryRules = {
  texts: LINE_TEXTS,
  fare,
  choose: () => null,
  faults: () => [],
  packages: () => [],
  cancelling: { freeMinutes: 12 * 60, lateShare: 10_000, noShowAfterMinutes: 0 },
  leadMinutes: 0,
  serviceCode: '9964',
  maxKm: null,
}

/** Computes the price of seats of a departure, at the departure's own price. */
function fare(inputs: FareInputs): Priced {
  const { chosen } = inputs
  if (chosen.kind !== 'shuttle') throw new TypeError(`a ${chosen.kind} trip has no seats`)
  const { seats, seat_price: price } = chosen
  return {
    currency: price.currency,
    drafts: [
      {
        kind: 'seats',
        quantity: seats,
        unit: 'seat',
        rate: price.amount,
        amount: price.amount * seats,
        rule: 'seats',
        inputs: { seats },
      },
      ...chargeDrafts([], inputs),
    ],
    included: { km: null, minutes: null },
    beyond: NOTHING_BEYOND,
    deposit: null,
  }
}
