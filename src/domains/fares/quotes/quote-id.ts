import { newLetters } from '#kernel/ids.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { Money } from '#kernel/money.ts'
import type { FareInputs } from '../lines/fare-inputs.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'
import type { QuoteRefusal } from './quoted-trip.ts'

/** Minutes for which a quote can be booked. */
export const QUOTE_MINUTES = 20

/** Contents of a quote's id: all inputs of its fare (decision 0052). */
export type QuoteKey = {
  request: TripRequest
  cityId: string
  vehicleTypeId: string
  companyId: string | null
  rateCardVersionId: string | null
  inputs: FareInputs
  total: Money
  /** ISO 8601. */
  expiresAt: string
  /** ISO 8601 start of the lead time. Absent if the staff book. */
  bookBy?: string
}

/** Signs a text, and reads back texts signed here. */
export type SignedTexts = { sign(text: string): string; read(signed: string): string | null }

declare module '#platform/app.ts' {
  interface App {
    quoteSigner: SignedTexts
  }
}

/** Creates the suffix that distinguishes equal quotes: booking each of them creates two trips. */
export function newQuotePart(): string {
  return newLetters(12)
}

/** Creates a quote's id. `ownPart`: distinguishes it from that of an equal quote. */
export function quoteIdOf(key: QuoteKey, ownPart: string, { sign }: SignedTexts): string {
  return `${sign(JSON.stringify(key))}.${ownPart}`
}

/** Returns the contents of an id. Fails if we did not sign it or it has expired. */
export function readQuoteId(
  id: string,
  { read }: SignedTexts,
  now: Temporal.Instant,
): Result<QuoteKey, QuoteRefusal> {
  // Ids from before suffixes existed have none.
  const text = read(id.replace(/\.[A-Z2-9]{12}$/, ''))
  if (text === null) return fail({ code: 'quote_unknown' })
  const key = JSON.parse(text) as QuoteKey
  if (Temporal.Instant.compare(now, Temporal.Instant.from(key.expiresAt)) >= 0)
    return fail({ code: 'quote_expired' })
  return key.bookBy !== undefined && Temporal.Instant.compare(now, Temporal.Instant.from(key.bookBy)) > 0
    ? fail({ code: 'trip_too_soon' })
    : ok(key)
}
