import { problemsTitled } from '#platform/http/problem.ts'
import { settingFieldMessages } from './setting-field-messages.ts'

/** Titles of the problems returned by setting routes. */
export const settingTitles = {
  setting_not_found: { en: 'Setting not found', ar: 'الإعداد غير موجود', fr: 'Paramètre introuvable' },
  setting_changed: {
    en: 'A colleague has changed this in the meantime',
    ar: 'عدّل أحد الزملاء هذه البيانات في هذه الأثناء',
    fr: 'Un collègue a modifié ces données entre-temps',
  },
  setting_out_of_bounds: {
    en: 'This value is not allowed for this setting',
    ar: 'هذه القيمة غير مسموح بها لهذا الإعداد',
    fr: 'Cette valeur n’est pas autorisée pour ce paramètre',
  },
}

export const problems = problemsTitled(settingTitles, settingFieldMessages)
