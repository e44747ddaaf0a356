import type { RefusalReason, SupplierFailure } from '#domains/suppliers/supplier-connector.ts'
import { firstMatch } from '../first-match.ts'

/** An error or warning of a reply: type (EWT), code (ERR or the supplier's own), text, processing status. */
export type OtaError = { type: string; code: string; text: string; status: string }

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

/** The supplier's own codes are classified by their text. */
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

/**
 * Localiza's own codes, in the text: the code attribute is 303 for every rejection. The hour or the day is closed, or
 * it is a holiday, at pick-up (011 to 013) or return (014 to 017).
 */
const LOCALIZA: Readonly<Record<string, RefusalReason>> = {
  ...coded('sold_out', 'LLNRAG009'),
  ...coded('station_closed', 'LLNRAG011 LLNRAG012 LLNRAG013 LLNRAG014 LLNRAG015 LLNRAG016 LLNRAG017'),
  ...coded('one_way_not_offered', 'LLNRRE003'),
  ...coded('invalid_dates', 'LLNRRE002 LLNRRE010'),
  ...coded('not_modifiable', 'LLNRRE045'),
}
/** An internal error at the supplier. */
const LOCALIZA_UNKNOWN = 'LLNRAG999'
const LOCALIZA_CANCELLED = 'LLNRRE045'
const LOCALIZA_CODE = /\bLLN[A-Z]{3}\d{3}\b/

const AUTHENTICATION: ReadonlySet<string> = new Set(['4', '5', '6'])
/** A failure behind the supplier: whether it acted is unknown, unless it reports `NotProcessed`. */
const UNCERTAIN: ReadonlySet<string> = new Set(['448', '723', '724'])

const ALREADY_CANCELLED = '95'
const ANY_REFUSAL = '303'

/** Maps an error or warning to a failure. */
export function refusal({ type, code, text, status }: OtaError): SupplierFailure {
  const detail = `${type}/${code} ${text}`.trim().slice(0, 200)
  if (UNCERTAIN.has(code) && status !== 'NotProcessed') return { code: 'no_answer', detail }
  const [own] = LOCALIZA_CODE.exec(text.slice(0, 200)) ?? []
  if (own === LOCALIZA_UNKNOWN) return { code: 'garbage', detail }
  if (own !== undefined && code === ANY_REFUSAL)
    return { code: 'refused', reason: LOCALIZA[own] ?? 'other', detail }
  const reason = AUTHENTICATION.has(type)
    ? 'not_authorized'
    : (REASONS[code] ?? firstMatch(WORDS, `${code} ${text}`) ?? 'other')
  return { code: 'refused', reason, detail }
}

/** Returns true if a warning with a reservation states that it is already cancelled. */
export function isCancelled({ code, text }: OtaError): boolean {
  return code === ALREADY_CANCELLED || text.startsWith(LOCALIZA_CANCELLED)
}

/** Returns true if a failure states that the reservation is already cancelled. */
export function wasCancelled(failure: SupplierFailure): boolean {
  if (failure.code !== 'refused') return false
  const [codes = '', text = ''] = failure.detail.split(' ')
  return isCancelled({ type: '', code: codes.split('/')[1] ?? '', text, status: '' })
}

function coded(reason: RefusalReason, codes: string): Record<string, RefusalReason> {
  return Object.fromEntries(codes.split(' ').map((code) => [code, reason]))
}
