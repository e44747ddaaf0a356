import { languageOf, type LangId } from '#kernel/locale.ts'
import { fail, ok, type Result } from '#kernel/result.ts'
import type { App } from '#platform/app.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { QuoteFailure } from '../quotes/quote-failure.ts'
import type { QuoteCar } from '../quotes/quote-offer.usecase.ts'
import type { QuoteRecord } from '../quotes/quote.store.ts'
import { decodeOfferId } from '../search/offers/offer-id.ts'
import { pricedFor, type CheaperCar } from './rebooking.ts'

export type PriceAgainFailure = QuoteFailure | { code: 'offer_not_found'; detail: string }

declare module '#platform/app.ts' {
  interface App {
    /** Quotes a car of a plan that is sold now, for a new booking. */
    quoteNew: QuoteCar
  }
}

const gone = fail({ code: 'offer_not_found', detail: 'This car is no longer offered' } as const)

/**
 * Prices an offer with a booking's extras and protection at its supplier now; the price is held as a quote. The old
 * booking's partner earns on the new booking, too.
 */
export async function priceAgain(
  { quoteNew, quotes }: Pick<App, 'quoteNew' | 'quotes'>,
  booking: Pick<BookingRecord, 'sold' | 'extras' | 'protection' | 'price' | 'langId'>,
  offerId: string,
): Promise<Result<{ found: CheaperCar; quote: QuoteRecord }, PriceAgainFailure>> {
  const key = decodeOfferId(offerId)
  if (!key) return gone
  const language = languageOf(booking.langId as LangId)
  const quoted = await quoteNew(key, language, { attribution: booking.sold.ledBy ?? null })
  if (!quoted.ok) return quoted
  const quote = await quotes.find(quoted.value.quote_id)
  if (!quote) throw new Error(`quote ${quoted.value.quote_id} was made and is not there`)
  const found = pricedFor(booking, quote.sold)
  return found ? ok({ found, quote }) : gone
}
