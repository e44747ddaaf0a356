import { z } from 'zod'
import { BODY_TYPES, CATEGORIES, FUELS } from '#kernel/acriss.ts'
import {
  RequestedMoneyContract,
  CurrencyIdField,
  DateField,
  fieldError,
  LangIdField,
  MoneyContract,
  orNull,
  PageField,
  PageSizeField,
  queryNumber,
  textField,
  TimeField,
} from '#kernel/contract.ts'
import { currencyByCode } from '#kernel/locale.ts'
import { isPlain } from '#kernel/pasted-text.ts'
import { PriceContract } from '#kernel/price.contract.ts'
import { LocationIdField, OpeningHoursContract, StationContract } from '../locations/location.contract.ts'
import { FILTER_KINDS, GROUPINGS, RANGE_KINDS, REFUSAL_CAUSES, SORTS } from './search-choice.contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'

export {
  FILTER_KINDS,
  RANGE_KINDS,
  SORTS,
  type FilterKind,
  type RangeKind,
  type Sort,
} from './search-choice.contract.ts'

/** Id of a car at a desk (`offers/car-id.contract.ts`). */
export const CarIdField = textField<RentalFieldCode>('car_required', 300)

const LONGEST_VALUE = 80
const filterValue = textField<RentalFieldCode>('filter_empty', LONGEST_VALUE)

/**
 * A fast path for plain values, which most are: parsing each with its own contract takes a tenth of the time of a
 * cached search.
 */
const filterValues = z
  .array(
    z.string(fieldError<RentalFieldCode>('filter_empty')).meta({ minLength: 1, maxLength: LONGEST_VALUE }),
  )
  .max(50, fieldError('too_many_filter_values'))
  .check(({ value, issues }) => {
    value.forEach((text, at) => {
      const isUsual = isPlain(text) && text !== '' && text.length <= LONGEST_VALUE && text.trim() === text
      if (isUsual) return
      const { data, error } = filterValue.safeParse(text)
      if (data !== undefined) value[at] = data
      for (const { message } of error?.issues ?? [])
        issues.push({ code: 'custom', input: text, path: [at], message })
    })
  })

const ageError = fieldError<RentalFieldCode>('driver_age_invalid')
export const DriverAgeField = z.int(ageError).min(18, ageError).max(99, ageError)

/** An amount in a supported currency, so that the limits of a link mean the same to a reader with another currency. */
export const LimitField = RequestedMoneyContract.refine(
  ({ currency }) => currencyByCode(currency) !== undefined,
  {
    ...fieldError('currency_unknown'),
    path: ['currency'],
  },
)
const MaxContract = z.strictObject({ max: LimitField })

/**
 * Filters with up to 50 values of each kind; NEARBY_GARAGES widens the search to stations within 25 km. An offer
 * without a deposit, excess or rating fails every limit on it.
 */
export const FiltersContract = z
  .strictObject({
    TRANSMISSION: filterValues,
    FUEL: filterValues,
    SUPPLIER: filterValues,
    SEATS: filterValues,
    MILEAGE: filterValues,
    CATEGORY: filterValues,
    BODY_TYPE: filterValues,
    CAR_MODEL: filterValues,
    GARAGE: filterValues,
    CANCELLATION: filterValues.meta({ example: ['free'] }),
    FUEL_POLICY: filterValues.meta({ example: ['full_to_full'] }),
    PAYMENT: filterValues.meta({ example: ['desk'] }),
    DESK: filterValues.meta({ example: ['in_terminal'] }),
    TOTAL: z.strictObject({ min: LimitField, max: LimitField }).partial(),
    DEPOSIT: MaxContract,
    EXCESS: MaxContract,
    RATING: z.strictObject({
      min: z
        .number(fieldError<RentalFieldCode>('rating_invalid'))
        .min(0, fieldError<RentalFieldCode>('rating_invalid'))
        .max(10, fieldError<RentalFieldCode>('rating_invalid')),
    }),
    NEARBY_GARAGES: z.boolean(fieldError('yes_or_no')),
    driverAge: DriverAgeField.meta({ description: 'In place of driver_age of the query' }),
  })
  .partial()
export type Filters = z.infer<typeof FiltersContract>

/** A country code, ISO 3166-1 alpha-2. */
export const CountryField = z
  .string(fieldError('country_invalid'))
  .regex(/^[A-Z]{2}$/, fieldError('country_invalid'))

export const SearchingQuery = z.object({
  pickup_id: textField<RentalFieldCode>('pickup_required', 60).pipe(LocationIdField).meta({ example: 'DXB' }),
  dropoff_id: LocationIdField.optional(),
  pickup_date: DateField.meta({ example: '2027-03-01' }),
  pickup_time: TimeField.meta({ example: '10:00' }),
  dropoff_date: DateField.meta({ example: '2027-03-05' }),
  dropoff_time: TimeField.meta({ example: '10:00' }),
  driver_age: queryNumber(DriverAgeField).default(30),
  residence: CountryField.optional(),
  currency_id: queryNumber(CurrencyIdField).optional(),
  lang_id: queryNumber(LangIdField).optional(),
  with_credit_card: z.enum(['true', 'false']).default('true'),
  wait_ms: queryNumber(z.int().min(0).max(10_000))
    .optional()
    .meta({ description: 'Answer after this long with what has come, instead of at the deadline' }),
})
export type SearchingParams = z.input<typeof SearchingQuery>

export const SearchingBody = z.strictObject({
  filters: FiltersContract.default({}),
  sort: z.enum(SORTS).default('recommended'),
  page: PageField.default(1),
  page_size: PageSizeField.default(20),
  group: z.enum(GROUPINGS).default('none').meta({
    description:
      '`car`: an item is a car at a desk, told by its cheapest offer that passes; counts, facets and pages count cars',
  }),
  car: CarIdField.optional().meta({
    description: 'The offers of that car alone, by the `car.id` of a grouped reply',
  }),
})
export type SearchingChoice = z.input<typeof SearchingBody>

/** The mean of travellers' ratings of a supplier, and the number of votes. */
export const RatingField = z
  .number()
  .nullable()
  .meta({ description: 'Out of 10; null while nobody has voted' })
export const RatingCountField = z.int().meta({ description: 'How many travellers voted' })

export const SupplierMarkContract = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  plan: z.string(),
  desk_brand: z.string().nullable().meta({
    description: 'Whose desk hands the car over, where the supplier is a broker',
    example: 'Goldcar',
  }),
  logo: z.string(),
  rating: RatingField,
  rating_count: RatingCountField,
})

export const DeskAmountsContract = z
  .object({
    pay_at_desk: MoneyContract,
    deposit: orNull(MoneyContract),
    excess: orNull(MoneyContract),
    extra_km: orNull(MoneyContract),
  })
  .meta({
    id: 'DeskAmounts',
    description:
      'What the desk takes, holds and charges, in its own currency; absent where that is the currency of the price. The same amounts beside it tell about how much that is',
  })

export const OfferContract = z
  .object({
    offer_id: z.string(),
    supplier: SupplierMarkContract,
    vehicle: z.object({
      name: z.string(),
      or_similar: z.boolean(),
      acriss: z.string(),
      category: z.enum(CATEGORIES),
      body_type: z.enum(BODY_TYPES),
      transmission: z.enum(['manual', 'automatic']),
      fuel: z.enum(FUELS),
      seats: z.int().nullable(),
      doors: z.int().nullable(),
      bags: z.int().nullable(),
      air_conditioning: z.boolean(),
      image: z.string().nullable().meta({
        description:
          'Our address of the supplier’s picture, 320 pixels wide at most, as WebP; with -640 for -320 twice as wide, with .avif for .webp as AVIF. Null: the drawing of the body type',
      }),
    }),
    pickup: StationContract,
    dropoff: StationContract,
    opening_hours: OpeningHoursContract,
    distance_km: z.number().meta({ description: 'From the place searched to the pick-up station' }),
    mileage: z.object({
      unlimited: z.boolean(),
      km_included: z.int().nullable(),
      extra_km: orNull(MoneyContract),
    }),
    fuel_policy: z.string().meta({ example: 'full_to_full' }),
    inclusions: z.array(z.string()).meta({ example: ['collision_damage_waiver', 'theft_protection'] }),
    payment: z.object({
      timing: z.enum(['now', 'desk', 'part']),
      credit_card_required: z.boolean().meta({
        description: 'By the desk, in the driver’s name; what is paid now any card pays, a debit card too',
      }),
    }),
    licence_years: z.int().optional().meta({
      description: 'Years the driver must have held a licence, where that is more than one',
    }),
    deposit: orNull(MoneyContract),
    excess: orNull(MoneyContract),
    desk: DeskAmountsContract.optional(),
    cancellation: z.object({
      free_until: z.iso
        .datetime()
        .nullable()
        .meta({ description: 'Null: free cancellation is not offered or over' }),
      non_refundable: z.boolean(),
    }),
    fees: z.array(
      z.object({
        kind: z.string(),
        amount: MoneyContract,
        desk_amount: MoneyContract.optional().meta({ description: 'In the desk’s own currency' }),
        included: z
          .boolean()
          .meta({ description: 'In the total either way; false: the desk collects it by itself' }),
      }),
    ),
    price: PriceContract,
    car: z
      .object({
        id: z.string(),
        rates: z.int().meta({ description: 'Its offers that pass the filters, this one among them' }),
        suppliers: z.int().meta({ description: 'How many suppliers sell it' }),
      })
      .optional()
      .meta({ description: 'With `group: car`' }),
  })
  .meta({ id: 'Offer' })
export type Offer = z.infer<typeof OfferContract>

const FacetContract = z.object({
  value: z.string(),
  label: z.string(),
  count: z.int(),
  from: MoneyContract,
})
export type Facet = z.infer<typeof FacetContract>

/** Round limits, each with the number of offers that match it and all other filters. */
const stepsOf = <Limit extends z.ZodRawShape>(limit: Limit) =>
  z.array(z.object({ ...limit, count: z.int(), from: MoneyContract }))

const RangesContract = z.object({
  TOTAL: z
    .object({ min: MoneyContract, max: MoneyContract, bins: z.array(z.int()) })
    .optional()
    .meta({
      description:
        'The lowest and highest total found, and how many pass all other filters in each of the equal parts between; absent where nothing is found',
    }),
  DEPOSIT: stepsOf({ max: MoneyContract }),
  EXCESS: stepsOf({ max: MoneyContract }),
  RATING: stepsOf({ min: z.number() }),
} satisfies Record<(typeof RANGE_KINDS)[number], z.ZodType>)

export const SUPPLIER_STATUSES = ['ok', 'cached', 'late', 'failed', 'off'] as const

export const SearchingReply = z
  .object({
    search_id: z.string(),
    complete: z.boolean().meta({ description: 'False: some supplier may still answer; ask again' }),
    days: z.int(),
    currency: z.string(),
    items: z.array(OfferContract),
    page: z.int(),
    page_size: z.int(),
    total: z.int().meta({ description: 'Offers that pass the filters, or cars' }),
    unfiltered_total: z.int(),
    facets: z.record(z.enum(FILTER_KINDS), z.array(FacetContract)),
    ranges: RangesContract,
    suppliers: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        plan: z.string(),
        status: z.enum(SUPPLIER_STATUSES),
        offers: z.int().meta({ description: 'How many of `unfiltered_total` are its' }),
        took_ms: z.int(),
        refused: z
          .enum(REFUSAL_CAUSES)
          .nullable()
          .meta({ description: 'Why it offers nothing, if it refused' }),
      }),
    ),
    notices: z
      .array(
        z.object({
          code: z.string(),
          message: z.string(),
          supplier: z.string().optional().meta({ description: 'Whose station it is' }),
          nearest: z.object({ id: z.string(), name: z.string(), km: z.int() }).optional().meta({
            description: 'With `no_supplier`: the nearest place with a desk, and how far the desk is',
          }),
        }),
      )
      .meta({
        description:
          'Why a station did not offer, in words: closed at that hour, no one-way there; an hour that clocks skip (`hour_skipped`)',
      }),
  })
  .meta({ id: 'SearchResults' })
export type SearchResults = z.infer<typeof SearchingReply>
