import { z } from 'zod'
import { textField } from '#kernel/contract.ts'
import { MAX_KNOWN_OFFERS } from '../known-offers/offer-state.contract.ts'
import { OfferIdField } from '../known-offers/known-offers.contract.ts'
import { CarIdField } from '../search/search.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

/** Max saved cars of one account, so that a single call returns today's prices of all. */
export const MAX_SAVED_CARS = MAX_KNOWN_OFFERS

const CarToSaveContract = z.strictObject({
  offer_id: OfferIdField,
  vehicle_name: textField<RentalFieldCode>('vehicle_name_required', 120).meta({
    description: 'As the offer has it, to name the car once it is no longer offered',
  }),
  car_id: CarIdField.optional().meta({
    description: 'Its `car.id` of a grouped reply: at its desk the car is then saved once, whoever sells it',
  }),
})
export type CarToSave = z.infer<typeof CarToSaveContract>

export const SaveCarsBody = z.strictObject({
  items: z.array(CarToSaveContract).min(1).max(MAX_SAVED_CARS),
})

export const RemoveCarQuery = z.object({
  offer_id: OfferIdField.meta({ description: 'An offer of the car, at whatever price', example: 'b2ZmZXI' }),
  car_id: CarIdField.optional().meta({ description: 'Takes off the car as it was saved with this id, too' }),
})

const SavedCarContract = CarToSaveContract.extend({
  saved_at: z.iso.datetime(),
})

export const NOT_SAVED = ['full', 'over', 'not_an_offer'] as const

export const SavedCarsReply = z.object({
  items: z
    .array(SavedCarContract)
    .meta({ description: 'The latest first; each until its pick-up day is over' }),
  most: z.int().meta({ description: 'How many an account keeps' }),
})

export const SaveCarsReply = SavedCarsReply.extend({
  not_saved: z
    .array(z.object({ offer_id: z.string(), reason: z.enum(NOT_SAVED) }))
    .meta({ description: 'Of those sent; what was saved already is saved' }),
})
