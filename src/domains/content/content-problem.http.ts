import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by routes of content. */
export const contentTitles = {
  destination_not_found: {
    en: 'There is no car hire at this place',
    ar: 'لا يتوفر تأجير سيارات في هذا المكان',
    fr: 'Il n’y a pas de location de voitures à cet endroit',
  },
  version_not_found: { en: 'Version not found', ar: 'النسخة غير موجودة', fr: 'Version introuvable' },
  version_outdated: {
    en: 'Someone has saved a newer version in the meantime',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
    fr: 'Une version plus récente a été enregistrée entre-temps',
  },
  published_meanwhile: {
    en: 'Another version has been published in the meantime',
    ar: 'نُشرت نسخة أخرى في هذه الأثناء',
    fr: 'Une autre version a été publiée entre-temps',
  },
  already_published: {
    en: 'This version is already published',
    ar: 'هذه النسخة منشورة بالفعل',
    fr: 'Cette version est déjà publiée',
  },
  nothing_before: {
    en: 'There is no version to go back to',
    ar: 'لا توجد نسخة سابقة للرجوع إليها',
    fr: 'Il n’y a pas de version antérieure à rétablir',
  },
  language_missing: {
    en: 'You need both languages to publish',
    ar: 'يتطلب النشر توفّر النص باللغتين',
    fr: 'Les deux langues sont nécessaires pour publier',
  },
  languages_differ: {
    en: 'Both languages need the same sections in the same order',
    ar: 'يجب أن تتطابق أقسام النص وترتيبها في اللغتين',
    fr: 'Les deux langues doivent avoir les mêmes sections, dans le même ordre',
  },
  testimonial_not_found: {
    en: 'Testimonial not found',
    ar: 'التعليق غير موجود',
    fr: 'Témoignage introuvable',
  },
}

export const problems = problemsTitled(contentTitles)
