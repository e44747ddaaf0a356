import { z } from 'zod'
import { TripQuoteReply } from '#domains/fares/quotes/quote.contract.ts'
import { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import { EmailField, fieldError, longTextField, nameField, orNull, PhoneField } from '#kernel/contract.ts'
import type { EnquiryFieldCode } from '../enquiry-field-messages.ts'
import { EVERY_FORM } from '../every-form.contract.ts'

const partyError = fieldError<EnquiryFieldCode>('party_invalid')

/**
 * A request for a trip that has no price because one of its addresses was not found, with contact details.
 */
export const PriceRequestBody = z
  .strictObject({
    request: TripRequestInput,
    party: z.int(partyError).min(1, partyError).max(60, partyError).meta({ description: 'Passengers' }),
    name: nameField('name_required', 120),
    email: EmailField,
    phone: PhoneField,
    notes: longTextField<EnquiryFieldCode>('message_required', 1000)
      .optional()
      .meta({ description: 'What helps to find the place' }),
    ...EVERY_FORM,
  })
  .meta({ id: 'TripPriceRequest' })

export const PriceOfferQuery = z.object({
  offer: z.string().min(1).max(200).meta({ description: 'From the link in the mail' }),
})

/** `open`: can be booked. `expired`: too late. `booked`: a trip was created. */
export const OFFER_STATES = ['open', 'expired', 'booked'] as const

/** The price sent by the desk, with the trip to book. */
export const PriceOfferReply = z
  .object({
    state: z.enum(OFFER_STATES),
    request: TripRequestInput,
    places: z.array(z.string()).meta({ description: 'Names in the order of the way' }),
    time_zone: z.string(),
    expires_at: z.iso.datetime(),
    option: orNull(TripQuoteReply.shape.options.element).meta({ description: 'Null unless it is open' }),
  })
  .meta({ id: 'TripPriceOffer' })
export type PriceOffer = z.infer<typeof PriceOfferReply>
