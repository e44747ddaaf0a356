import type { RefusalReason } from '#domains/suppliers/public.ts'
import type { RefusalCause } from './search-choice.contract.ts'

/** Maps refusal reasons; those a traveller cannot act on are `not_rented`. */
const CAUSES: Record<RefusalReason, RefusalCause> = {
  sold_out: 'sold_out',
  rate_expired: 'sold_out',
  station_closed: 'station_closed',
  unknown_station: 'not_rented',
  one_way_not_offered: 'one_way_not_offered',
  invalid_dates: 'not_rented',
  driver_age: 'driver_age',
  flight_number_required: 'not_rented',
  already_exists: 'not_rented',
  not_found: 'not_rented',
  not_authorized: 'not_rented',
  not_modifiable: 'not_rented',
  not_offered: 'not_rented',
  other: 'not_rented',
}

/** Converts a supplier's refusal to offer a rental to a cause for the traveller. */
export function refusalCause(reason: RefusalReason): RefusalCause {
  return CAUSES[reason]
}
