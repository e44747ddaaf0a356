import type { Localized } from '#kernel/locale.ts'
import arabic from '#web/areas/partner/words/ar/earnings.json' with { type: 'json' }
import english from '#web/areas/partner/words/en/earnings.json' with { type: 'json' }
import french from '#web/areas/partner/words/fr/earnings.json' with { type: 'json' }

const WORDS = { en: english, ar: arabic, fr: french }

/** Returns a heading, or the text of a code, as on the pages. */
export function earningWords<Group extends keyof typeof english>(
  group: Group,
  code: keyof (typeof english)[Group],
): Localized {
  return {
    en: String(WORDS.en[group][code]),
    ar: String(WORDS.ar[group][code]),
    fr: String(WORDS.fr[group][code]),
  }
}
