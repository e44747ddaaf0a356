import type { Language } from '#kernel/locale.ts'
import { readTexts } from '#kernel/read-texts.ts'
// The sentence next to the form is stored as proof of consent, so both use one text.
import type priceWords from '#web/areas/traveller/words/en/price_mails.json'
import type shellWords from '#web/shell/words/en/shell.json'

const SHELL = readTexts<typeof shellWords>('web/shell', 'shell')
const PRICES = readTexts<typeof priceWords>('web/areas/traveller', 'price_mails')

/** Returns the consent text of the newsletter form. */
export function consentWording(language: Language, productName: string): string {
  return SHELL[language].newsletter.consent.replaceAll('{{product}}', productName)
}

/** Returns the consent text of the price alert form. */
export function alertWording(language: Language, productName: string): string {
  return PRICES[language].alert.consent.replaceAll('{{product}}', productName)
}
