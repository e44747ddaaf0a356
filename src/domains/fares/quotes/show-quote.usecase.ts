import type { Language } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import { findVehicleType } from '../places/quote-places.store.ts'
import type { TripRequest } from '../shapes/trip-request.contract.ts'
import { openQuote, type OpenQuoteApp } from './open-quote.usecase.ts'
import type { TripQuote } from './quote.contract.ts'
import { quoteOption } from './quote-option.ts'
import type { QuoteRefusal } from './quoted-trip.ts'

/** Shows a quote that was sent to a person, in their language. */
export async function showQuote(
  app: OpenQuoteApp & Pick<App, 'cancellationCosts'>,
  quoteId: string,
  expiresAt: Temporal.Instant,
  language: Language,
): Promise<Result<{ request: TripRequest; option: TripQuote['options'][number] }, QuoteRefusal>> {
  const opened = await openQuote(app, quoteId, language)
  if (!opened.ok) return opened
  const { request, startAt, vehicleTypeId, fare } = opened.value
  const vehicleType = await findVehicleType(app.db, vehicleTypeId, language)
  if (!vehicleType) return fail({ code: 'quote_unknown' })
  const trip = { category: request.category, startAt, total: fare.total }
  const costs = app.cancellationCosts(trip, app.clock.now())
  const option = quoteOption({ quoteId, vehicleType, fare, expiresAt: expiresAt.toString(), costs })
  return ok({ request, option })
}
