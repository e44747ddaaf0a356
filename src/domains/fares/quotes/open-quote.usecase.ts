import type { Clock } from '#kernel/clock.ts'
import { fail, ok } from '#kernel/result.ts'
import { computeFare } from '../fare/compute-fare.ts'
import { ENGINE } from '../lines/fare-inputs.ts'
import { readQuoteId, type SignedTexts } from './quote-id.ts'
import type { OpenQuote } from './quoted-trip.ts'
import type { RateCardStore } from '../rate-cards/rate-card.store.ts'

type Needs = { signed: SignedTexts; cards: Pick<RateCardStore, 'version'>; clock: Clock }

/**
 * Reads a quote's id and recomputes its fare. Fails with `quote_unknown` if we did not sign it, `trip_too_soon` within
 * the lead time, and `quote_expired` after its expiry or if the rules no longer give the shown total.
 */
export function openQuote({ signed, cards, clock }: Needs): OpenQuote {
  return async (quoteId, language) => {
    const read = readQuoteId(quoteId, signed, clock.now())
    if (!read.ok) return read
    const { inputs, total, rateCardVersionId, ...key } = read.value
    if (inputs.engine !== ENGINE) return fail({ code: 'quote_expired' })
    const card = rateCardVersionId === null ? null : await cards.version(rateCardVersionId)
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
}
