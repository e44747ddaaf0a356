import type { RefusalReason, SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import { meaningOf } from '../meaning-of.ts'

/** What Horizon puts into words and documents nowhere. Another account may hear others, so they are configuration. */
export type HorizonWording = {
  /** `Status` of a car that is not sold at once. */
  onRequest: RegExp
  /** `Period` of an extra priced by the day; anything else is for the whole rental. */
  perDay: RegExp
  /** `ErrorMessage` of a booking that was cancelled before. */
  alreadyCancelled: RegExp
  /** What an `ErrorMessage` refuses; the first that fits. */
  refusals: readonly (readonly [RegExp, RefusalReason])[]
}

export const HORIZON_WORDING: HorizonWording = {
  onRequest: /request/i,
  perDay: /\bday|daily/i,
  alreadyCancelled: /already.*cancel|has been cancel/i,
  refusals: [
    [/agent ?code|password|log ?in|authori[sz]/i, 'not_authorized'],
    [/flight number/i, 'flight_number_required'],
    [/one.?way/i, 'one_way_not_offered'],
    [/closed|opening hours/i, 'station_closed'],
    [/\b(?:location|office)\b/i, 'unknown_station'],
    [/rate ?qualifier|rate.*expired/i, 'rate_expired'],
    [/booking.*(?:not found|not exist|unknown)|(?:unknown|invalid) booking/i, 'not_found'],
    [/sold out|no (?:longer )?(?:cars?|availab)|not available/i, 'sold_out'],
    [/\bage\b/i, 'driver_age'],
    [/\b(?:dates?|times?)\b/i, 'invalid_dates'],
  ],
}

/** The refusal an `ErrorMessage` stands for. */
export function refusal(
  message: string,
  { refusals }: HorizonWording,
): Extract<SupplierFailure, { code: 'refused' }> {
  return { code: 'refused', reason: meaningOf(refusals, message) ?? 'other', detail: message.slice(0, 200) }
}
