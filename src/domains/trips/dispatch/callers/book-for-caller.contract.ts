import { z } from 'zod'
import { fieldError, LangIdField, orNull, searchField } from '#kernel/contract.ts'
import { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import { CreateTripBody } from '../../journey/create-trip.contract.ts'
import type { TripFieldCode } from '../../trip-field-messages.ts'

/** Shorter searches match too many people. */
const MIN_LETTERS = 2

export const TripCallersQuery = z.object({
  search: searchField(100)
    .refine((text) => text.length >= MIN_LETTERS, fieldError('search_empty'))
    .meta({ description: 'The beginning of a name, an e-mail address, a mobile number or a company’s name' }),
})

/** A trips user who may call, as one of their profiles: personal or of a company. */
export const TripCallerContract = z
  .object({
    profile_id: z.uuid(),
    name: z.string(),
    email: orNull(z.string()),
    mobile: orNull(z.string()).meta({ description: 'E.164' }),
    cost_centre: orNull(z.string()),
    lang_id: LangIdField,
    company: orNull(z.object({ id: z.uuid(), name: z.string(), approval_required: z.boolean() })),
  })
  .meta({ id: 'TripCaller' })
export type TripCallerRow = z.infer<typeof TripCallerContract>

export const TripCallersReply = z.object({ items: z.array(TripCallerContract) })

const profile = orNull(z.uuid(fieldError('id_required')))
  .default(null)
  .meta({ description: 'Who calls, of the trips’ people: their company’s prices and wallet. Null: anybody' })

export const QuoteForCallerBody = z.strictObject({
  request: TripRequestInput,
  profile_id: profile,
  lang_id: LangIdField.optional(),
})

export const BookForCallerBody = CreateTripBody.pick({
  quote_id: true,
  traveller: true,
  cost_centre: true,
  notes: true,
  accept_total: true,
}).extend({
  profile_id: profile,
  pay_by: z.enum(['driver', 'wallet'], fieldError<TripFieldCode>('pay_by_invalid')),
  notice_lang_id: LangIdField.default(1).meta({ description: 'The language of the traveller’s notices' }),
  lang_id: LangIdField.optional(),
})
export type BookForCallerBody = z.infer<typeof BookForCallerBody>
