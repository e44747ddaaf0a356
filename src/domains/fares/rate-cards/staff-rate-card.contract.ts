import { z } from 'zod'
import {
  DateField,
  fieldError,
  IdInPath,
  keyedQuery,
  LangIdField,
  orNull,
  queryNumber,
  oneOf,
} from '#kernel/contract.ts'
import { RateCardContent } from '../shapes/card-content.contract.ts'
import { CARD_CATEGORIES } from '../categories.contract.ts'
import type { FareFieldCode } from '../fare-field-messages.ts'

const CityField = z
  .string(fieldError('city_required'))
  .min(1, fieldError('city_required'))
  .regex(/^[\w-]{1,40}$/, fieldError<FareFieldCode>('city_unknown'))
const VehicleTypeField = z.string().regex(/^[\w-]{1,40}$/, fieldError<FareFieldCode>('vehicle_type_unknown'))
const CategoryField = oneOf(CARD_CATEGORIES)

export const RateCardsQuery = z.object({
  city_id: CityField.optional(),
  category: queryNumber(CategoryField).optional(),
  vehicle_type_id: VehicleTypeField.optional(),
  company_id: z
    .union([z.uuid(), z.literal('none')])
    .optional()
    .meta({ description: '`none`: cards for everybody' }),
  ...keyedQuery(),
})

const card = {
  id: z.uuid(),
  city_id: z.string(),
  category: CategoryField,
  vehicle_type_id: z.string(),
  company: orNull(z.object({ id: z.uuid(), name: z.string() })).meta({
    description: 'Null: for everybody; a company’s own card goes before it',
  }),
}

/** Rate cards, each with its newest version and the one that applies to a pick-up today. */
export const RateCardsReply = z.object({
  items: z.array(
    z
      .object({
        ...card,
        newest: z.object({ version: z.int(), from_day: z.string() }),
        holding: orNull(z.object({ version: z.int(), from_day: z.string() })).meta({
          description: 'For a pick-up today; null: none yet',
        }),
      })
      .meta({ id: 'RateCardSummary' }),
  ),
  next: orNull(z.uuid()).meta({ description: '`after` of the next page; null: there is none' }),
})
export type RateCards = z.infer<typeof RateCardsReply>

export const RateCardParams = z.object({ id: IdInPath })

export const RateCardReply = z
  .object({
    ...card,
    currency: z.string(),
    versions: z
      .array(
        z.object({
          id: z.uuid(),
          version: z.int(),
          from_day: z.string().meta({ description: 'The first pick-up day at the city for which it holds' }),
          content: RateCardContent,
          published_at: z.iso.datetime(),
          published_by: orNull(z.uuid()).meta({ description: 'Null: came with the product' }),
        }),
      )
      .meta({ description: 'The newest 50, the newest first' }),
  })
  .meta({ id: 'RateCard' })
export type RateCard = z.infer<typeof RateCardReply>

const VersionNumber = z.int().min(0).max(1_000_000)

/** The first or next version of the card of a city, category and vehicle type. */
export const PublishRateCardBody = z.strictObject({
  city_id: CityField,
  category: CategoryField,
  vehicle_type_id: VehicleTypeField,
  company_id: orNull(z.uuid()),
  base: VersionNumber.meta({
    description: 'The newest version that was read, 0 where there is none; 409 where there is another since',
  }),
  from_day: DateField,
  content: RateCardContent,
  lang_id: LangIdField.optional(),
})

export const PublishedRateCardReply = z.object({
  id: z.uuid(),
  version: z.int(),
  version_id: z.uuid(),
})
