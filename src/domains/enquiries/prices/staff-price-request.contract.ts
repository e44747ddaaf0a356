import { z } from 'zod'
import { TripRequestInput } from '#domains/fares/shapes/trip-request.contract.ts'
import {
  IdInPath,
  keyedPage,
  keyedQuery,
  LangIdField,
  longTextField,
  MoneyContract,
  orNull,
  PhoneField,
} from '#kernel/contract.ts'
import type { EnquiryFieldCode } from '../enquiry-field-messages.ts'
import { OFFER_STATES } from './price-request.contract.ts'

/** `open`: not answered yet. */
export const PRICE_REQUEST_STATES = ['open', 'answered', 'closed'] as const

export const PriceRequestsQuery = z.object({
  state: z.enum(PRICE_REQUEST_STATES).default('open'),
  ...keyedQuery('requests after that one'),
})

/** A price request in the dispatch desk's list. */
export const PriceRequestSummary = z
  .object({
    enquiry_id: z.uuid(),
    number: z.string(),
    state: z.enum(PRICE_REQUEST_STATES),
    version: z
      .int()
      .meta({ description: 'To be sent with a change, which is refused if it is no longer this' }),
    lang_id: LangIdField,
    name: z.string(),
    category: z.int(),
    places: z.array(z.string()).meta({ description: 'As typed, in the order of the way' }),
    pick_up: z.string().meta({ description: 'On the city’s clock', example: '2027-01-15T09:30' }),
    time_zone: z.string(),
    party: z.int(),
    created_at: z.iso.datetime(),
    offer: orNull(
      z.object({
        total: MoneyContract,
        expires_at: z.iso.datetime(),
        state: z.enum(OFFER_STATES),
        trip_id: orNull(z.uuid()),
      }),
    ).meta({ description: 'The last price that was sent' }),
  })
  .meta({ id: 'TripPriceRequestSummary' })
export type PriceRequestSummary = z.infer<typeof PriceRequestSummary>

export const PriceRequestsReply = z.object({
  ...keyedPage(PriceRequestSummary),
  open: z.int().meta({ description: 'Requests that nobody has answered' }),
})

export const StaffPriceRequest = PriceRequestSummary.extend({
  email: z.string(),
  phone: PhoneField,
  notes: z.string(),
  request: TripRequestInput,
  company: orNull(z.string()).meta({ description: 'Whose prices apply' }),
  replies: z.array(z.object({ message: z.string(), created_at: z.iso.datetime() })),
}).meta({ id: 'StaffTripPriceRequest' })
export type StaffPriceRequest = z.infer<typeof StaffPriceRequest>

export const StaffPriceRequestParams = z.object({ id: IdInPath })

export const QuotePriceRequestBody = z.strictObject({
  request: TripRequestInput.meta({ description: 'With the places that the desk has set' }),
  lang_id: LangIdField.optional(),
})

const ofEveryAnswer = { version: z.int().min(1), lang_id: LangIdField.optional() }

export const AnswerPriceRequestBody = z.strictObject({
  quote_id: z.string().min(1).max(20_000).meta({ description: 'Of a quote for the request' }),
  ...ofEveryAnswer,
})
export const DeclinePriceRequestBody = z.strictObject({
  reason: longTextField<EnquiryFieldCode>('decline_reason_required', 1000).meta({
    description: 'Mailed to the traveller',
  }),
  ...ofEveryAnswer,
})
export const StaffPriceRequestReply = z.object({ price_request: StaffPriceRequest })
