/** Specification §3. Separate from the schemas, so that the results page loads no validation. */
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
] as const
export type FilterKind = (typeof FILTER_KINDS)[number]

/** The maximum length of a rental. */
export const LONGEST_RENTAL_DAYS = 90

export const SORTS = ['recommended', 'price', 'rating', 'distance'] as const
export type Sort = (typeof SORTS)[number]
