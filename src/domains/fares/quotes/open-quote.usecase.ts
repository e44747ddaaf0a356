import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { computeFare } from '../fare/compute-fare.ts'
import { ENGINE } from '../lines/fare-inputs.ts'
import { findCardVersion } from '../rate-cards/rate-card.store.ts'
import { readQuoteId } from './quote-id.ts'
import type { QuotedTrip, QuoteRefusal } from './quoted-trip.ts'

/** The parts of the app that read quotes. */
export type OpenQuoteApp = Pick<App, 'db' | 'clock' | 'quoteSigner'>

/**
 * Reads a quote's id, and returns its trip with the recomputed fare. Fails with `quote_unknown` if we did not sign it,
 * `trip_too_soon` within the lead time, and `quote_expired` after its expiry or if the rules no longer give the shown
 * total.
 */
export async function openQuote(
  { db, clock, quoteSigner }: OpenQuoteApp,
  quoteId: string,
  language: Language,
): Promise<Result<QuotedTrip, QuoteRefusal>> {
  const read = readQuoteId(quoteId, quoteSigner, clock.now())
  if (!read.ok) return read
  const { inputs, total, rateCardVersionId, ...key } = read.value
  if (inputs.engine !== ENGINE) return fail({ code: 'quote_expired' })
  const card = rateCardVersionId === null ? null : await findCardVersion(db, rateCardVersionId)
  if (rateCardVersionId !== null && !card) return fail({ code: 'quote_unknown' })
  const fare = computeFare(inputs, card, language)
  if (fare.total.amount !== total.amount) return fail({ code: 'quote_expired' })
  return ok({
    request: key.request,
    cityId: key.cityId,
    timeZone: inputs.time_zone,
    startAt: Temporal.Instant.from(inputs.start),
    endAt: Temporal.Instant.from(inputs.end),
    vehicleTypeId: key.vehicleTypeId,
    companyId: key.companyId,
    rateCardVersionId,
    inputs,
    fare,
  })
}
