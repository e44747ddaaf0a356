import { problemsTitled } from '#platform/http/problem.ts'
import { translationFieldMessages } from './translation-field-messages.ts'

/** Titles of the problems that routes of translations answer with. */
export const translationTitles = {
  text_not_found: { en: 'There is no such text', ar: 'لا يوجد نص كهذا' },
  text_changed: {
    en: 'Somebody has changed this text meanwhile',
    ar: 'غيّر شخص آخر هذا النص في هذه الأثناء',
  },
  translation_unfit: {
    en: 'The translation does not fit its English text',
    ar: 'لا تطابق الترجمة نصها الإنجليزي',
  },
}

export const { problem, refusedBy } = problemsTitled(translationTitles, translationFieldMessages)
