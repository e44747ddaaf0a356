import { problemsTitled } from '#platform/http/problem.ts'
import { settingFieldMessages } from './setting-field-messages.ts'

/** Titles of the problems that routes of settings answer with. */
export const settingTitles = {
  setting_not_found: { en: 'There is no such setting', ar: 'لا يوجد إعداد كهذا' },
  setting_changed: { en: 'A colleague has changed this meanwhile', ar: 'غيّر أحد الزملاء هذا في الأثناء' },
  setting_out_of_bounds: { en: 'This setting cannot be this', ar: 'لا يمكن أن تكون قيمة هذا الإعداد كهذه' },
}

export const { refusedBy } = problemsTitled(settingTitles, settingFieldMessages)
