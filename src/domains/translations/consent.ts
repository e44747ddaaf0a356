import type { Language, Localized } from '#kernel/locale.ts'
// The sentence next to the form is stored as proof of consent, so both use one text.
import arabic from '#web/shell/words/ar/shell.json' with { type: 'json' }
import arabicPrices from '#web/areas/traveller/words/ar/price_mails.json' with { type: 'json' }
import englishPrices from '#web/areas/traveller/words/en/price_mails.json' with { type: 'json' }
import english from '#web/shell/words/en/shell.json' with { type: 'json' }
import frenchPrices from '#web/areas/traveller/words/fr/price_mails.json' with { type: 'json' }
import french from '#web/shell/words/fr/shell.json' with { type: 'json' }

const WORDING: Localized = {
  en: english.newsletter.consent,
  ar: arabic.newsletter.consent,
  fr: french.newsletter.consent,
}

/** Returns the consent text of the newsletter form. */
export function consentWording(language: Language, productName: string): string {
  return WORDING[language].replaceAll('{{product}}', productName)
}

const ALERT_WORDING: Localized = {
  en: englishPrices.alert.consent,
  ar: arabicPrices.alert.consent,
  fr: frenchPrices.alert.consent,
}

/** Returns the consent text of the price alert form. */
export function alertWording(language: Language, productName: string): string {
  return ALERT_WORDING[language].replaceAll('{{product}}', productName)
}
