import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of content answer with. */
export const contentTitles = {
  destination_not_found: { en: 'No cars are handed out there', ar: 'لا تُسلَّم سيارات في هذا المكان' },
  version_not_found: { en: 'No such version', ar: 'لا توجد نسخة كهذه' },
  version_outdated: {
    en: 'Somebody has saved a newer version meanwhile',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
  },
  published_meanwhile: {
    en: 'Another version has been published meanwhile',
    ar: 'نُشرت نسخة أخرى في هذه الأثناء',
  },
  already_published: { en: 'This version is published already', ar: 'هذه النسخة منشورة بالفعل' },
  nothing_before: { en: 'There is no version to go back to', ar: 'لا توجد نسخة سابقة للرجوع إليها' },
  language_missing: { en: 'Both languages are needed to publish', ar: 'يلزم النص باللغتين للنشر' },
  languages_differ: {
    en: 'Both languages need the same parts in the same order',
    ar: 'يلزم أن تتطابق أجزاء النص في اللغتين وترتيبها',
  },
  testimonial_not_found: { en: 'There is no such comment', ar: 'لا يوجد تعليق كهذا' },
}

export const { problem, refusedBy } = problemsTitled(contentTitles)
