import type { CountedText } from '#kernel/filled-text.ts'
import type { Localized } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
import type words from '../words/en/quote.json'

export type QuoteTexts = {
  payment: Record<'heading' | 'now' | 'desk' | 'part', string>
  /** `years`: the required years of holding a licence. */
  desk: Record<'heading' | 'creditCard' | 'anyCard', string> & { years: CountedText }
  deposit: Record<'heading' | 'held' | 'unknown' | 'excess', string>
  fuel: { heading: string }
  mileage: Record<'heading' | 'unlimited' | 'included' | 'includedAndPaid', string>
  cancellation: { heading: string }
}

/** The texts of a rental's terms. */
export const QUOTE_TEXTS: Localized<QuoteTexts> = readTexts<typeof words>('domains/rentals', 'quote')
