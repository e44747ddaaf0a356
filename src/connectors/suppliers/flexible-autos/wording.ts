import type { RefusalReason } from '#domains/suppliers/supplier-connector.ts'
import type { SupplierRefusal } from '#domains/suppliers/supplier-refusal.ts'
import { firstMatch } from '../first-match.ts'

/** Horizon's undocumented texts. Another account may receive different ones, so they are configuration. */
export type HorizonWording = {
  /** `Status` of a car that is not available immediately. */
  onRequest: RegExp
  /** `Period` of an extra priced per day; any other is priced per rental. */
  perDay: RegExp
  /** `ErrorMessage` of a booking that is already cancelled. */
  alreadyCancelled: RegExp
  /** Rejection reasons by `ErrorMessage`; the first match wins. */
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

/** Maps an `ErrorMessage` to a rejection. */
export function refusal(message: string, { refusals }: HorizonWording): SupplierRefusal {
  return { code: 'refused', reason: firstMatch(refusals, message) ?? 'other', detail: message.slice(0, 200) }
}
