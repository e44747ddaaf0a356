import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { QuotePlaces } from '../places/quote-places.store.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'
import type { TripQuote } from './quote.contract.ts'
import { quoteOption, type CancellationCosts } from './quote-option.ts'
import type { OpenQuote, QuoteRefusal } from './quoted-trip.ts'

/** Shows a quote that was sent to a person, in their language. */
export type ShowQuote = (
  quoteId: string,
  expiresAt: Temporal.Instant,
  language: Language,
) => Promise<Result<{ request: TripRequest; option: TripQuote['options'][number] }, QuoteRefusal>>

type Needs = {
  openQuote: OpenQuote
  places: Pick<QuotePlaces, 'vehicleType'>
  cancellationCosts: CancellationCosts
  clock: Clock
}

export function showQuote({ openQuote, places, cancellationCosts, clock }: Needs): ShowQuote {
  return async (quoteId, expiresAt, language) => {
    const opened = await openQuote(quoteId, language)
    if (!opened.ok) return opened
    const { request, startAt, vehicleTypeId, fare } = opened.value
    const vehicleType = await places.vehicleType(vehicleTypeId, language)
    if (!vehicleType) return fail({ code: 'quote_unknown' })
    const trip = { category: request.category, startAt, total: fare.total }
    const costs = cancellationCosts(trip, clock.now())
    const option = quoteOption({ quoteId, vehicleType, fare, expiresAt: expiresAt.toString(), costs })
    return ok({ request, option })
  }
}
