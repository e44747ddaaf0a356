import type { RefusalReason, SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import { meaningOf } from '../meaning-of.ts'

/** An error or warning of a reply: type (EWT), code (ERR or the supplier's own), words, how far it came. */
export type OtaTrouble = { type: string; code: string; text: string; status: string }

const REASONS: Readonly<Record<string, RefusalReason>> = {
  ...coded('not_authorized', '169 175 497'),
  ...coded('sold_out', '221 234 235 279 280 302 303'),
  ...coded('rate_expired', '263 309 436 437 438'),
  ...coded('unknown_station', '229 233 576'),
  ...coded('station_closed', '214 227 664 665 666 667 668 669 670 671'),
  ...coded('invalid_dates', '15 211 212 219 226 230 232 578 579'),
  ...coded('one_way_not_offered', '222 224 225 597 641'),
  ...coded('driver_age', '595 688 696'),
  ...coded('already_exists', '127'),
  ...coded('not_found', '97 245 252 284 315 385'),
  ...coded('not_modifiable', '88 95 264 632'),
}

/** For codes of the supplier's own, the words beside them. */
const WORDS: readonly (readonly [RegExp, RefusalReason])[] = [
  [/no (?:cars?|vehicles?)\b|not? avail|sold.?out/i, 'sold_out'],
  [/passw|credential|authent|authori[sz]|unauthori/i, 'not_authorized'],
  [/(?:location|station).*(?:unknown|invalid|not.?found)|unknown.?location/i, 'unknown_station'],
  [/closed|out of hours|opening/i, 'station_closed'],
  [/one.?way/i, 'one_way_not_offered'],
  [/(?:reservation|booking).*not.?found/i, 'not_found'],
  [/\bage\b/i, 'driver_age'],
  [/rate.*(?:expired|gone)/i, 'rate_expired'],
  [/date|time/i, 'invalid_dates'],
]

const AUTHENTICATION: ReadonlySet<string> = new Set(['4', '5', '6'])
/** Something broke behind the supplier: whether it acted is not known, unless it says that it did not. */
const UNCERTAIN: ReadonlySet<string> = new Set(['448', '723', '724'])

export const ALREADY_CANCELLED = '95'

/** The failure an error or warning stands for. */
export function refusal({ type, code, text, status }: OtaTrouble): SupplierFailure {
  const detail = `${type}/${code} ${text}`.trim().slice(0, 200)
  if (UNCERTAIN.has(code) && status !== 'NotProcessed') return { code: 'no_answer', detail }
  const reason = AUTHENTICATION.has(type)
    ? 'not_authorized'
    : (REASONS[code] ?? meaningOf(WORDS, `${code} ${text}`) ?? 'other')
  return { code: 'refused', reason, detail }
}

/** Whether a failure says that the reservation was cancelled before. */
export function wasCancelled(failure: SupplierFailure): boolean {
  return (
    failure.code === 'refused' && failure.detail.split(' ')[0]?.endsWith(`/${ALREADY_CANCELLED}`) === true
  )
}

function coded(reason: RefusalReason, codes: string): Record<string, RefusalReason> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, reason]))
}
