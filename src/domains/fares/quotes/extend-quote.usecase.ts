import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { ok, type Result } from '#kernel/result.ts'
import { newQuotePart, quoteIdOf, readQuoteId, type SignedTexts } from './quote-id.ts'
import type { OpenQuote, QuotedTrip, QuoteRefusal } from './quoted-trip.ts'

/** Extends a staff quote to a later time, at the same price. */
export type ExtendQuote = (
  quoteId: string,
  until: (startAt: Temporal.Instant) => Temporal.Instant,
  language: Language,
) => Promise<Result<{ quoteId: string; quoted: QuotedTrip; expiresAt: Temporal.Instant }, QuoteRefusal>>

type Needs = { openQuote: OpenQuote; signed: SignedTexts; clock: Clock }

export function extendQuote({ openQuote, signed, clock }: Needs): ExtendQuote {
  return async (quoteId, until, language) => {
    const opened = await openQuote(quoteId, language)
    if (!opened.ok) return opened
    const read = readQuoteId(quoteId, signed, clock.now())
    if (!read.ok) return read
    const expiresAt = until(opened.value.startAt)
    const key = { ...read.value, expiresAt: expiresAt.toString() }
    return ok({ quoteId: quoteIdOf(key, newQuotePart(), signed), quoted: opened.value, expiresAt })
  }
}
