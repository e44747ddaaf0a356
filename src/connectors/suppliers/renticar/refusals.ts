import type { RefusalReason } from '#domains/suppliers/supplier-connector.ts'
import type { SupplierRefusal } from '#domains/suppliers/supplier-refusal.ts'
import { firstMatch } from '../first-match.ts'

// The supplier's messages are not documented: these are words that any wording would contain.
const REASONS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/token|unauth|log ?in|credential|password/i, 'not_authorized'],
  [/reservation.*(?:not found|not exist|unknown)/i, 'not_found'],
  [/offer.*(?:expired|not found|invalid|unknown)/i, 'rate_expired'],
  [/not available|sold out|no (?:cars?|offers?|availability)/i, 'sold_out'],
  [/closed|(?:opening|working) hours/i, 'station_closed'],
  [/one.?way/i, 'one_way_not_offered'],
  [/location/i, 'unknown_station'],
  [/\bage\b/i, 'driver_age'],
  [/\b(?:date|time|datetime)/i, 'invalid_dates'],
]

export const NO_OFFER = 'the car is not available'
export const ALREADY_CANCELLED = /already.*cancel/i

/** Maps a message of the supplier to a rejection. */
export function refusal(message: string): SupplierRefusal {
  return { code: 'refused', reason: firstMatch(REASONS, message) ?? 'other', detail: message.slice(0, 200) }
}
