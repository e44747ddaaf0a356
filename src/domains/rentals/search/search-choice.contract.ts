/**
 * The filters of specification §3, and others that travellers use. Separate from the schemas, so that the results page
 * loads no validation.
 */
export const FILTER_KINDS = [
  'TRANSMISSION',
  'FUEL',
  'SUPPLIER',
  'SEATS',
  'MILEAGE',
  'CATEGORY',
  'BODY_TYPE',
  'CAR_MODEL',
  'GARAGE',
  'CANCELLATION',
  'FUEL_POLICY',
  'PAYMENT',
  'DESK',
] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** Kinds of range filters: a maximum amount, or a minimum rating. */
export const RANGE_KINDS = ['TOTAL', 'DEPOSIT', 'EXCESS', 'RATING'] as const
export type RangeKind = (typeof RANGE_KINDS)[number]

/** Items of the results: `none` for offers, `car` for a car at a desk with all its offers. */
export const GROUPINGS = ['none', 'car'] as const

/** Max length of a rental, in days. */
export const LONGEST_RENTAL_DAYS = 90

export const SORTS = ['recommended', 'price', 'rating', 'distance'] as const
export type Sort = (typeof SORTS)[number]

/** Causes of a supplier's refusal, as shown to a traveller. */
export const REFUSAL_CAUSES = [
  'sold_out',
  'station_closed',
  'one_way_not_offered',
  'driver_age',
  'not_rented',
] as const
export type RefusalCause = (typeof REFUSAL_CAUSES)[number]

/**
 * Reasons a search finds no car, or a car has no price: codes of problems, of a search's notices and of supplier
 * refusals. The site's `no-price.ts` has their texts and next steps.
 */
export const NO_PRICE_CAUSES = [
  ...REFUSAL_CAUSES,
  'location_not_found',
  'pick_up_in_the_past',
  'drop_off_before_pick_up',
  'rental_too_long',
  'pick_up_too_far',
  'limit_without_rate',
  'no_supplier',
  'credit_card_required',
  'supplier_unavailable',
  'not_for_driver',
  'offer_not_found',
] as const
export type NoPriceCause = (typeof NO_PRICE_CAUSES)[number]
