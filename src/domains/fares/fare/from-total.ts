import type { Money } from '#kernel/money.ts'
import { fareTotal, type CardVersion } from './compute-fare.ts'
import { ENGINE, type Chosen, type FareInputs } from '../lines/fare-inputs.ts'
import { appliedTax, type TripTax } from '../taxes/trip-taxes.ts'
import { categoryOfKind } from '../categories.contract.ts'

/** Place and day of a "from" price. `day`: `YYYY-MM-DD` on the city's clock. */
export type ShownPrice = { taxes: readonly TripTax[]; country: string; day: string }

type Minimum = { chosen: Chosen; minutes?: number; km?: number }

/**
 * Returns the total of the shortest daytime trip of its kind, as computed by `fareTotal` with tax and estimated
 * charges. No quote of that day is lower.
 */
export function fromTotal(
  card: CardVersion | null,
  minimum: Minimum,
  { taxes, country, day }: ShownPrice,
): Money {
  const { chosen, minutes = 0, km = null } = minimum
  // A clock without changes, from the start of a day, so that the trip touches no more days than it takes.
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
