import type { Language } from '#kernel/locale.ts'
// The words of an invoice are kept once, beside the site's other messages.
import arabic from '#web/areas/traveller/words/ar/invoice.json' with { type: 'json' }
import english from '#web/areas/traveller/words/en/invoice.json' with { type: 'json' }

export type InvoiceWords = typeof english.sheet

const WORDS: Record<Language, InvoiceWords> = { en: english.sheet, ar: arabic.sheet }

export function invoiceWords(language: Language): InvoiceWords {
  return WORDS[language]
}
