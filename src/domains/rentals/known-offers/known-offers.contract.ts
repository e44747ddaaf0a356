import { z } from 'zod'
import { CurrencyIdField, LangIdField, MoneyContract, orNull, textField } from '#kernel/contract.ts'
import { LocationContract, StationContract } from '../locations/location.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'
import { OfferContract } from '../search/search.contract.ts'
import { GONE_CAUSES, MAX_KNOWN_OFFERS, OFFER_STATES } from './offer-state.contract.ts'

export const OfferIdField = textField<RentalFieldCode>('offer_required', 600)

export const KnownOffersBody = z.strictObject({
  offer_ids: z.array(OfferIdField).min(1).max(MAX_KNOWN_OFFERS),
  lang_id: LangIdField.optional(),
  currency_id: CurrencyIdField.optional().meta({ description: 'Another currency than the search’s' }),
})

const OfferedRentalContract = z.object({
  supplier: z.object({ code: z.string(), name: z.string() }),
  place: LocationContract.meta({ description: 'What was searched' }),
  pickup: StationContract,
  dropoff: StationContract,
  pickup_at: z
    .string()
    .meta({ description: 'Wall time at the pick-up station', example: '2027-03-01T10:00' }),
  dropoff_at: z.string(),
  days: orNull(z.int()).meta({ description: 'Null: the times are over, or invalid' }),
  driver_age: z.int(),
  search: z.string().meta({ description: 'The query of a search for this rental' }),
})

export const KnownOfferContract = z
  .object({
    offer_id: z.string().meta({ description: 'As it was asked for; `offer` has one of its own' }),
    state: z.enum(OFFER_STATES).meta({
      description:
        '`unanswered`: its supplier did not answer in time; `not_asked`: the call asks no more suppliers, ask again for these',
    }),
    cause: orNull(z.enum(GONE_CAUSES)).meta({ description: 'Why it is gone' }),
    offer: orNull(OfferContract).meta({ description: 'As a search finds it now; null: not offered' }),
    shown: orNull(MoneyContract).meta({ description: 'The total that the id was shown with' }),
    price_changed: z.object({ before: MoneyContract, after: MoneyContract }).nullable(),
    rental: orNull(OfferedRentalContract).meta({ description: 'Null: the id is no offer of ours' }),
  })
  .meta({ id: 'KnownOffer' })
export type KnownOffer = z.infer<typeof KnownOfferContract>

export const KnownOffersReply = z.object({ items: z.array(KnownOfferContract) })
