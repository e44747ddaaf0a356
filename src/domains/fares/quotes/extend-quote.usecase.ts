import type { Language } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import { openQuote, type OpenQuoteApp } from './open-quote.usecase.ts'
import { newQuotePart, quoteIdOf, readQuoteId } from './quote-id.ts'
import type { QuotedTrip, QuoteRefusal } from './quoted-trip.ts'

type ExtendedQuote = { quoteId: string; quoted: QuotedTrip; expiresAt: Temporal.Instant }

/** Extends a staff quote to a later time, at the same price. */
export async function extendQuote(
  app: OpenQuoteApp,
  quoteId: string,
  until: (startAt: Temporal.Instant) => Temporal.Instant,
  language: Language,
): Promise<Result<ExtendedQuote, QuoteRefusal>> {
  const opened = await openQuote(app, quoteId, language)
  if (!opened.ok) return opened
  const { clock, quoteSigner } = app
  const read = readQuoteId(quoteId, quoteSigner, clock.now())
  if (!read.ok) return read
  const expiresAt = until(opened.value.startAt)
  const key = { ...read.value, expiresAt: expiresAt.toString() }
  return ok({ quoteId: quoteIdOf(key, newQuotePart(), quoteSigner), quoted: opened.value, expiresAt })
}
