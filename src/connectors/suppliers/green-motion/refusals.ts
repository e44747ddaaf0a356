import type { RefusalReason } from '#domains/suppliers/supplier-connector.ts'
import type { SupplierRefusal } from '#domains/suppliers/supplier-refusal.ts'
import { firstMatch } from '../first-match.ts'

/** Two codes are documented; the others are classified by their message. */
export const METHOD_NOT_FOUND = '0003'
const CODES: Readonly<Record<string, RefusalReason>> = {
  [METHOD_NOT_FOUND]: 'not_offered',
  // Less than about two hours before pick-up.
  '0324': 'invalid_dates',
}

export const ALREADY_CANCELLED = /already (?:been )?cancel/i

// The order matters: "one way … not available" does not mean sold out.
const WORDS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/user ?name|password|credential|log ?in|authori[sz]/i, 'not_authorized'],
  [/(?:booking|reservation).*not (?:been )?found/i, 'not_found'],
  [/one.?way/i, 'one_way_not_offered'],
  [/location.*(?:not found|unknown|invalid)/i, 'unknown_station'],
  [/closed|opening hours/i, 'station_closed'],
  [/quote|price|total/i, 'rate_expired'],
  [/no longer available|not available|no vehicle|sold out/i, 'sold_out'],
  [/\bage\b|too (?:young|old)/i, 'driver_age'],
  [/date|time/i, 'invalid_dates'],
]

/** Maps the `errors` of a reply to a rejection. */
export function refusal(code: string, message: string): SupplierRefusal {
  const reason = CODES[code] ?? firstMatch(WORDS, message) ?? 'other'
  return { code: 'refused', reason, detail: `${code} ${message}`.trim().slice(0, 200) }
}
