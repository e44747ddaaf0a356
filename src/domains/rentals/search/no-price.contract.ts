/** What a supplier's refusal is to a traveller. */
export const REFUSAL_CAUSES = [
  'sold_out',
  'station_closed',
  'one_way_not_offered',
  'driver_age',
  'not_rented',
] as const
export type RefusalCause = (typeof REFUSAL_CAUSES)[number]

/**
 * Why a search finds no car, or a car has no price: codes of problems, of a search's notices and of what a supplier
 * refused. What is said of each, and what can be done next, is the site's `no-price.ts`.
 */
export const NO_PRICE_CAUSES = [
  ...REFUSAL_CAUSES,
  'location_not_found',
  'pick_up_in_the_past',
  'drop_off_before_pick_up',
  'rental_too_long',
  'pick_up_too_far',
  'no_supplier',
  'credit_card_required',
  'supplier_unavailable',
  'not_for_driver',
  'offer_not_found',
] as const
export type NoPriceCause = (typeof NO_PRICE_CAUSES)[number]
