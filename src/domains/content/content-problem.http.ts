import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of content answer with. */
export const contentTitles = {
  destination_not_found: {
    en: 'There is no car hire at this place',
    ar: 'لا يتوفر تأجير سيارات في هذا المكان',
  },
  version_not_found: { en: 'Version not found', ar: 'النسخة غير موجودة' },
  version_outdated: {
    en: 'Someone has saved a newer version in the meantime',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
  },
  published_meanwhile: {
    en: 'Another version has been published in the meantime',
    ar: 'نُشرت نسخة أخرى في هذه الأثناء',
  },
  already_published: { en: 'This version is already published', ar: 'هذه النسخة منشورة بالفعل' },
  nothing_before: { en: 'There is no version to go back to', ar: 'لا توجد نسخة سابقة للرجوع إليها' },
  language_missing: { en: 'You need both languages to publish', ar: 'يتطلب النشر توفّر النص باللغتين' },
  languages_differ: {
    en: 'Both languages need the same sections in the same order',
    ar: 'يجب أن تتطابق أقسام النص وترتيبها في اللغتين',
  },
  testimonial_not_found: { en: 'Testimonial not found', ar: 'التعليق غير موجود' },
}

export const problems = problemsTitled(contentTitles)
