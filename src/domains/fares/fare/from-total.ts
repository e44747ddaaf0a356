import type { Money } from '#kernel/money.ts'
import { fareTotal, type CardVersion } from './compute-fare.ts'
import { ENGINE, type Chosen, type FareInputs } from '../lines/fare-inputs.ts'
import { appliedTax, type TripTax } from '../taxes/trip-taxes.ts'
import { categoryOfKind } from '../categories.contract.ts'

/** Where and when a price is shown from which a trip can be had. `day`: `YYYY-MM-DD`, of the city. */
export type ShownPrice = { taxes: readonly TripTax[]; country: string; day: string }

type Least = { chosen: Chosen; minutes?: number; km?: number }

/**
 * The total of the shortest trip of its kind, by day: what `fareTotal` makes of it, tax and estimated charges included,
 * so that no quote of that day is lower.
 */
export function fromTotal(
  card: CardVersion | null,
  least: Least,
  { taxes, country, day }: ShownPrice,
): Money {
  const { chosen, minutes = 0, km = null } = least
  // A clock that never changes, from the beginning of a day: no more days are touched than the trip takes.
  const start = Temporal.Instant.from(`${day}T00:00:00Z`)
  const inputs: FareInputs = {
    engine: ENGINE,
    category: categoryOfKind(chosen.kind).number,
    time_zone: 'UTC',
    start: start.toString(),
    end: start.add({ minutes }).toString(),
    way: km === null ? null : { km, minutes: 0, source: 'estimate', fallback: false },
    driving: [],
    tax: appliedTax(taxes, { country, day, fuelIncluded: card?.content.fuel_included ?? true }),
    chosen,
    actual: null,
  }
  return fareTotal(inputs, card)
}
