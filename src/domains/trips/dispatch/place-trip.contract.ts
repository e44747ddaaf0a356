import { z } from 'zod'
import { Fare } from '#domains/fares/lines/fare.contract.ts'
import type { FareFieldCode } from '#domains/fares/fare-field-messages.ts'
import { RequestedPlace } from '#domains/fares/places/trip-place.contract.ts'
import { RequestedMoneyContract, fieldError, LangIdField, MoneyContract } from '#kernel/contract.ts'
import { commonActionFields } from './dispatch-action.contract.ts'

const moved = {
  path: z
    .string()
    .regex(/^(?:from|to|place|stops\.\d)$/, fieldError<FareFieldCode>('place_unknown'))
    .meta({ description: 'Which place of the request', example: 'from' }),
  place: RequestedPlace,
}
export type MovedPlace = { path: string; place: RequestedPlace }

export const PricePlaceBody = z.strictObject({ ...moved, lang_id: LangIdField.optional() })

export const PlaceTripBody = z.strictObject({
  ...moved,
  accept_total: RequestedMoneyContract.meta({ description: 'The total that was shown' }),
  agreed: z
    .boolean(fieldError('yes_or_no'))
    .default(false)
    .meta({ description: 'Who pays has agreed to a higher price' }),
  ...commonActionFields,
})

/** The current price of a trip, and the price with another place. */
export const PricedPlaceReply = z
  .object({ before: Fare, after: Fare, difference: MoneyContract })
  .meta({ id: 'PricedPlace' })
export type PricedPlace = z.infer<typeof PricedPlaceReply>
