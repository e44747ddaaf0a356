import type { RefusalReason } from '#domains/suppliers/supplier-connector.ts'
import type { SupplierRefusal } from '#domains/suppliers/supplier-refusal.ts'
import { firstMatch } from '../first-match.ts'

// The supplier's list of codes is not public: known codes first, then words within other codes.
const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/categorynotavailable/i, 'sold_out'],
  [/reservation.*notfound/i, 'not_found'],
  [/stationNotFound|stationNotAllowed/i, 'unknown_station'],
  [/station.*closed/i, 'station_closed'],
  [/one-?way/i, 'one_way_not_offered'],
  [/nochangeallowed/i, 'not_modifiable'],
  [/authenti|authori[sz]ation|callercode/i, 'not_authorized'],
  [/rate.*expired/i, 'rate_expired'],
  [/driver.*age|agelimit/i, 'driver_age'],
  // Our requests are well formed, so an invalid request means invalid dates.
  [/xrs\.invalidrequest/i, 'invalid_dates'],
]

export const CATEGORY_NOT_AVAILABLE = 'rental.categorynotavailable'

/** Maps an `errorCode` to a rejection. */
export function refusal(errorCode: string): SupplierRefusal {
  return {
    code: 'refused',
    reason: firstMatch(REASONS, errorCode) ?? 'other',
    detail: errorCode.slice(0, 200),
  }
}
