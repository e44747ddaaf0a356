import type { Language, Localized } from '#kernel/locale.ts'
// The sentence beside the form is kept as proof of consent, so both are one text.
import arabic from '#web/shell/words/ar/shell.json' with { type: 'json' }
import arabicPrices from '#web/areas/traveller/words/ar/price_mails.json' with { type: 'json' }
import englishPrices from '#web/areas/traveller/words/en/price_mails.json' with { type: 'json' }
import english from '#web/shell/words/en/shell.json' with { type: 'json' }

const WORDING: Localized = {
  en: english.newsletter.consent,
  ar: arabic.newsletter.consent,
}

/** What a visitor agrees to who asks for the newsletter, as the form says it. */
export function consentWording(language: Language, productName: string): string {
  return WORDING[language].replaceAll('{{product}}', productName)
}

const ALERT_WORDING: Localized = { en: englishPrices.alert.consent, ar: arabicPrices.alert.consent }

/** What a visitor agrees to who asks to be told of a lower price, as the form says it. */
export function alertWording(language: Language, productName: string): string {
  return ALERT_WORDING[language].replaceAll('{{product}}', productName)
}
