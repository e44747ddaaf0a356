import type { Money } from '#kernel/money.ts'
import { chargeDrafts, NOTHING_BEYOND, type Priced } from './fare-draft.ts'
import type { FareInputs } from './fare-inputs.ts'

/** Seats of a departure, each at the departure's own price. */
export function shuttleFare(seats: number, seatPrice: Money, inputs: FareInputs): Priced {
  return {
    currency: seatPrice.currency,
    drafts: [
      {
        kind: 'seats',
        quantity: seats,
        unit: 'seat',
        rate: seatPrice.amount,
        amount: seatPrice.amount * seats,
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
