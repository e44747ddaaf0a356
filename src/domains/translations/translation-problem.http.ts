import { problemsTitled } from '#platform/http/problem.ts'
import { translationFieldMessages } from './translation-field-messages.ts'

/** Titles of the problems returned by translation routes. */
export const translationTitles = {
  text_not_found: { en: 'Text not found', ar: 'النص غير موجود', fr: 'Texte introuvable' },
  text_changed: {
    en: 'Someone has changed this text in the meantime',
    ar: 'غيّر شخص آخر هذا النص في هذه الأثناء',
    fr: 'Ce texte a été modifié entre-temps',
  },
  translation_unfit: {
    en: 'The translation does not match its English text',
    ar: 'لا تطابق الترجمة نصها الإنجليزي',
    fr: 'La traduction ne correspond pas à son texte anglais',
  },
}

export const problems = problemsTitled(translationTitles, translationFieldMessages)
