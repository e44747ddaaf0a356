import { TIMES_STATUS } from '../search/times-status.contract.ts'

/** HTTP status of each reason for having no price. */
export const QUOTE_STATUS = {
  ...TIMES_STATUS,
  offer_not_found: 404,
  sold_out: 409,
  station_closed: 422,
  one_way_not_offered: 422,
  driver_age: 422,
  not_rented: 422,
  supplier_unavailable: 502,
} as const
