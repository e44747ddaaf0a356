import { z } from 'zod'
import { CATEGORIES } from '#kernel/acriss.ts'
import {
  CurrencyIdField,
  DateField,
  fieldError,
  LangIdField,
  MoneyContract,
  queryNumber,
} from '#kernel/contract.ts'
import { LocationContract, LocationIdField } from '../locations/location.contract.ts'
import { DriverAgeField } from '../search/search.contract.ts'

/** The lowest total observed for a place, pick-up day, number of days and class. */
export const SeenPriceContract = z
  .object({
    category: z.enum(CATEGORIES),
    pickup_date: DateField,
    days: z.int(),
    total: MoneyContract,
    per_day: MoneyContract,
    seen_at: z.iso.datetime(),
  })
  .meta({ id: 'SeenPrice' })
export type SeenPrice = z.infer<typeof SeenPriceContract>

/** A month, `YYYY-MM`, of the years 1000 to 9998, as days have them. */
export const MonthField = z
  .string(fieldError('date_invalid'))
  .regex(/^(?!9999)[1-9]\d{3}-(0[1-9]|1[0-2])$/, fieldError('date_invalid'))

export const PriceCalendarQuery = z.object({
  pickup_id: LocationIdField,
  dropoff_id: LocationIdField.optional(),
  month: MonthField.meta({ example: '2027-03' }),
  days: queryNumber(z.int().min(1).max(90)).meta({ description: 'Days of the rental' }),
  currency_id: queryNumber(CurrencyIdField).optional(),
  driver_age: queryNumber(DriverAgeField).default(30),
})

export const PriceCalendarReply = z
  .object({
    days: z.array(
      z.object({
        date: DateField,
        from: z.union([MoneyContract, z.null()]).meta({ description: 'Null: no price was seen' }),
        seen_at: z.union([z.iso.datetime(), z.null()]),
      }),
    ),
  })
  .meta({ id: 'PriceCalendar' })
export type PriceCalendar = z.infer<typeof PriceCalendarReply>

/** A price at least 15% under the median of the same place, class, number of days and month. */
export const PriceDealContract = z
  .object({
    kind: z.literal('price'),
    place: LocationContract,
    price: SeenPriceContract,
    usual: MoneyContract.meta({ description: 'The median it is compared with' }),
    percent_under: z.int(),
  })
  .meta({ id: 'PriceDeal' })

/** A public coupon. */
export const CouponDealContract = z
  .object({
    kind: z.literal('coupon'),
    code: z.string(),
    percent: z.number().nullable(),
    amount: z.union([MoneyContract, z.null()]).meta({ description: 'Where it is no share' }),
    at_most: z.union([MoneyContract, z.null()]),
    minimum: z
      .union([MoneyContract, z.null()])
      .meta({ description: 'Total of the rental from which it applies' }),
    once_each: z.boolean().meta({ description: 'Once for each person' }),
    only_for: z.string().nullable().meta({ description: 'What it is limited to, in words' }),
    until: z.iso.datetime().nullable(),
  })
  .meta({ id: 'CouponDeal' })

export const DealContract = z
  .discriminatedUnion('kind', [PriceDealContract, CouponDealContract])
  .meta({ id: 'Deal' })
export type Deal = z.infer<typeof DealContract>

export const DealsQuery = z.object({
  lang_id: queryNumber(LangIdField).optional(),
  currency_id: queryNumber(CurrencyIdField).optional(),
})

/** The lowest recently observed total of a place. */
export const PlacePriceContract = z
  .object({ place: LocationContract, price: SeenPriceContract })
  .meta({ id: 'PlacePrice' })
export type PlacePrice = z.infer<typeof PlacePriceContract>

export const DealsReply = z
  .object({
    items: z.array(DealContract),
    seen: z.array(PlacePriceContract).meta({
      description:
        'Where no price is a deal: the lowest totals of the places searched last, the cheapest first; else empty',
    }),
  })
  .meta({ id: 'Deals' })
