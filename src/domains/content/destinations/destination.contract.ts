import { z } from 'zod'
import {
  CurrencyIdField,
  LangIdField,
  MoneyContract,
  orNull,
  queryNumber,
  textField,
} from '#kernel/contract.ts'
import { LocationContract, StationContract } from '#domains/rentals/locations/location.contract.ts'
import { RatingCountField, RatingField } from '#domains/rentals/search/search.contract.ts'
import { SeenPriceContract } from '#domains/rentals/seen-prices/seen-price.contract.ts'

/** English slug, such as `united-arab-emirates` or `dubai-airport-dxb`. */
const SlugField = textField('id_required', 100)

export const DestinationsQuery = z.object({ lang_id: queryNumber(LangIdField).optional() })

const DestinationLinkContract = LocationContract.extend({
  path: z.string().meta({ example: '/car-hire/united-arab-emirates/dubai-airport-dxb' }),
  indexed: z.boolean().meta({ description: 'Has enough figures of its own for a search engine' }),
}).meta({ id: 'DestinationLink' })
export type DestinationLink = z.infer<typeof DestinationLinkContract>

/** Countries with a desk. */
export const DestinationsReply = z
  .object({
    countries: z.array(
      z.object({
        country_code: z.string(),
        name: z.string(),
        path: z.string().meta({ example: '/car-hire/united-arab-emirates' }),
        places: z.int().meta({ description: 'How many there are' }),
      }),
    ),
  })
  .meta({ id: 'Destinations' })

export const CountryQuery = z.object({
  country: SlugField,
  lang_id: queryNumber(LangIdField).optional(),
  currency_id: queryNumber(CurrencyIdField).optional(),
})

export const CountryReply = z
  .object({
    country_code: z.string(),
    name: z.string(),
    path: z.string(),
    indexed: z.boolean().meta({ description: 'Whether one of its places is indexed' }),
    places: z.array(
      DestinationLinkContract.extend({
        from: orNull(SeenPriceContract).meta({ description: 'The lowest seen; null: none was seen' }),
      }),
    ),
  })
  .meta({ id: 'DestinationCountry' })
export type DestinationCountry = z.infer<typeof CountryReply>

export const DestinationQuery = z.object({
  country: SlugField,
  place: SlugField,
  lang_id: queryNumber(LangIdField).optional(),
  currency_id: queryNumber(CurrencyIdField).optional(),
})

const range = orNull(z.object({ low: MoneyContract, high: MoneyContract }))

export const DestinationReply = z
  .object({
    place: DestinationLinkContract,
    country_path: z.string(),
    suppliers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        logo: z.string(),
        rating: RatingField,
        rating_count: RatingCountField,
        stations: z.array(StationContract.extend({ distance_km: z.number() })),
        deposit: range.meta({ description: 'Seen in offers; null: none was seen' }),
        fuel_policies: z.array(z.string()),
        unlimited_mileage: z.boolean().nullable().meta({ description: 'Null: not seen' }),
        young_driver_until: z
          .int()
          .nullable()
          .meta({ description: 'Ages up to this pay a fee; null: not known' }),
      }),
    ),
    days: z
      .int()
      .nullable()
      .meta({ description: 'The length, in days, of the rentals that all prices below are of' }),
    by_category: z.array(SeenPriceContract).meta({ description: 'The lowest per day of each class' }),
    by_month: z.array(z.object({ month: z.string(), price: SeenPriceContract })),
    by_days_left: z
      .array(
        z.object({ from_days: z.int(), to_days: z.int().nullable(), per_day: MoneyContract, seen: z.int() }),
      )
      .meta({ description: 'Median per day, by how long before the pick-up it was seen' }),
    one_way: z.array(DestinationLinkContract).meta({ description: 'Where a car can be dropped off' }),
    near: z.array(DestinationLinkContract.extend({ distance_km: z.number() })),
    updated_at: orNull(z.iso.datetime()).meta({ description: 'When the newest figure was seen' }),
  })
  .meta({ id: 'Destination' })
export type Destination = z.infer<typeof DestinationReply>
