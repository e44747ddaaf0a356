import type { Language, Localized } from '#kernel/locale.ts'
// The texts of an invoice are kept in one place, with the site's other messages.
import arabic from '#web/areas/traveller/words/ar/invoice.json' with { type: 'json' }
import english from '#web/areas/traveller/words/en/invoice.json' with { type: 'json' }

export type InvoiceWords = typeof english.sheet

const WORDS: Localized<InvoiceWords> = { en: english.sheet, ar: arabic.sheet }

export function invoiceWords(language: Language): InvoiceWords {
  return WORDS[language]
}
