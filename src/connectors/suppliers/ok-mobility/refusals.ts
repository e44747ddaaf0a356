import { fail, ok } from '#kernel/result.ts'
import type { RefusalReason, SupplierResult } from '#domains/suppliers/supplier-connector.ts'
import type { SupplierRefusal } from '#domains/suppliers/supplier-refusal.ts'

// Phrases of the supplier, matched anywhere in its message: some follow another ("IN RESERVATION CANCEL …").
const REASONS: readonly (readonly [string, RefusalReason])[] = [
  ['NO RATE IS AVAILABLE', 'sold_out'],
  ['STOP SELL', 'sold_out'],
  ['DAY VALUE SENT IS LESS', 'rate_expired'],
  ['RESERVATION ALREADY EXIST', 'already_exists'],
  ['REFERENCE AND/OR RESERVATION NUMBER IS MISSING', 'not_found'],
  ['STATION DOES NOT EXIST', 'unknown_station'],
  ['STATION IS REQUIRED', 'unknown_station'],
  ['WILL BE CLOSED ON THE REQUESTED DATE', 'station_closed'],
  ['ONEWAY NOT DEFINED', 'one_way_not_offered'],
  ['INVALID RENTAL DATES', 'invalid_dates'],
  ['INVALID PICKUP DATE', 'invalid_dates'],
  ['INVALID DROPOFF DATE', 'invalid_dates'],
  ['THE PICKUP DATE CAN', 'invalid_dates'],
  ['CLIENT NOT FOUND', 'not_authorized'],
  ['CUSTOMER NOT AUTHORIZED', 'not_authorized'],
  ['COMPANY DOES NOT EXIST', 'not_authorized'],
  ['CODE IS REQUIRED', 'not_authorized'],
  ['USERNAME OR PASSWORD', 'not_authorized'],
  ['MODIFICATION FOR RESERVATION WITH', 'not_modifiable'],
  ['CANCELATION NOT ALLOWED', 'not_modifiable'],
  ['EXTENSION DATE', 'not_modifiable'],
]

export const ALREADY_CANCELLED = 'CANCELATION FOR RESERVATION ALREADY CANCELLED'
export const NO_RATE = 'NO RATE IS AVAILABLE'

/** Maps a message of the supplier to a rejection. */
export function refusal(message: string): SupplierRefusal {
  const known = REASONS.find(([words]) => message.includes(words))
  return { code: 'refused', reason: known?.[1] ?? 'other', detail: message.slice(0, 200) }
}

/** Checks the `errorCode` of a reply: anything other than SUCCESS is a rejection. */
export function succeeded(errorCode: string): SupplierResult<null> {
  return errorCode === 'SUCCESS' ? ok(null) : fail(refusal(errorCode))
}
