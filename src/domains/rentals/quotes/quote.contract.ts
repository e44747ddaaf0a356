import { COVER_PARTS } from '#kernel/cover-parts.ts'
import { z } from 'zod'
import { CurrencyIdField, LangIdField, MoneyContract, orNull, textField } from '#kernel/contract.ts'
import { ProblemContract } from '#platform/http/problem.contract.ts'
import { StationContract } from '../locations/location.contract.ts'
import { OfferContract } from '../search/search.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

export const VehicleDetailBody = z.strictObject({
  offer_id: textField<RentalFieldCode>('offer_required', 600),
  lang_id: LangIdField.optional(),
  currency_id: CurrencyIdField.optional().meta({ description: 'Another currency than the search’s' }),
})

/** The reason a car has no quote, with a search for alternatives. */
export const QuoteProblemContract = ProblemContract.extend({
  search: z.string().optional().meta({
    description: 'The query of a search for the same rental, where a car of it is refused',
    example: 'pickup_id=DXB&pickup_date=2027-03-01&pickup_time=10:00',
  }),
}).meta({ id: 'QuoteProblem' })
export type QuoteProblem = z.infer<typeof QuoteProblemContract>

const per = z.enum(['rental', 'day'])

export const ExtraContract = z
  .object({
    id: z.string(),
    kind: z.string().meta({ example: 'child_seat' }),
    name: z.string(),
    price: MoneyContract,
    per,
    price_for_rental: MoneyContract.meta({ description: 'One unit for this rental' }),
    desk_price_for_rental: MoneyContract.optional().meta({ description: 'In the desk’s own currency' }),
    max: z.int(),
  })
  .meta({ id: 'Extra' })

export const ProtectionContract = z
  .object({
    id: z.string(),
    kind: z.enum(['basic', 'medium', 'full', 'excess_refund']),
    name: z.string(),
    price: MoneyContract,
    per,
    price_for_rental: MoneyContract,
    desk_price_for_rental: MoneyContract.optional().meta({ description: 'In the desk’s own currency' }),
    excess_after: orNull(MoneyContract).meta({ description: 'What the desk still charges at most' }),
    desk_excess_after: orNull(MoneyContract).optional().meta({ description: 'In the desk’s own currency' }),
    paid: z.enum(['now', 'desk']).meta({ description: 'With the car, or at the desk' }),
    stated: z
      .object({ covers: z.array(z.enum(COVER_PARTS)), excludes: z.array(z.enum(COVER_PARTS)) })
      .optional()
      .meta({
        description: 'What its seller says of it; absent: nothing. Parts in neither list are not said.',
      }),
  })
  .meta({ id: 'Protection' })

export const QuoteContract = z
  .object({
    quote_id: z.uuid(),
    expires_at: z.iso.datetime(),
    days: z.int(),
    pickup_at: z
      .string()
      .meta({ description: 'Wall time at the pick-up station', example: '2027-03-01T10:00' }),
    dropoff_at: z.string(),
    driver_age: z.int(),
    residence: z.string(),
    search: z.string().meta({ description: 'The query of a search for this rental' }),
    offer: OfferContract,
    price_changed: z.object({ before: MoneyContract, after: MoneyContract }).nullable(),
    extras: z.array(ExtraContract),
    protections: z.array(ProtectionContract),
    terms: z.array(z.object({ id: z.string(), heading: z.string(), text: z.string() })),
    stations: z.object({ pickup: StationContract, dropoff: StationContract }),
  })
  .meta({ id: 'Quote' })
export type Quote = z.infer<typeof QuoteContract>
export type QuotedExtra = z.infer<typeof ExtraContract>
export type QuotedProtection = z.infer<typeof ProtectionContract>
