import {
  chargeDrafts,
  extraHourDrafts,
  extraKmDrafts,
  nightDrafts,
  tripMinutes,
  type Priced,
} from './fare-draft.ts'
import type { FareInputs } from './fare-inputs.ts'
import type { RentalContent } from './rate-cards/rate-card-content.contract.ts'

/**
 * A package of hours and kilometres with a driver, then extra kilometres and extra hours, which are known after the trip.
 * A package from garage to garage also counts the way from the garage and back. Throws for a package the card has not.
 */
export function rentalFare(card: RentalContent, packageId: string, inputs: FareInputs): Priced {
  const chosen = card.packages.find(({ id }) => id === packageId)
  if (!chosen) throw new RangeError(`the rate card has no package ${packageId}`)
  const { minutes, km, price, garage_to_garage: fromGarage } = chosen
  const { actual } = inputs
  const usage = actual && {
    km: actual.km + (fromGarage ? actual.garage_km : 0),
    minutes: tripMinutes(inputs) + (fromGarage ? actual.garage_minutes : 0),
  }
  return {
    currency: card.currency,
    drafts: [
      {
        kind: 'package',
        quantity: 1,
        unit: 'piece',
        rate: price,
        amount: price,
        rule: 'package',
        inputs: { package_id: packageId, minutes, km, garage_to_garage: fromGarage },
      },
      ...(usage ? extraKmDrafts(card.extra_km, { used: usage.km, included: km }) : []),
      ...(usage
        ? extraHourDrafts(card.extra_hour, {
            used: usage.minutes,
            included: minutes,
            grace: card.grace_minutes,
          })
        : []),
      ...nightDrafts(card.night, inputs),
      ...chargeDrafts(card.estimates, inputs),
    ],
    included: { km, minutes },
    beyond: { km: card.extra_km, hour: card.extra_hour, waiting_minute: null },
    deposit: null,
  }
}
