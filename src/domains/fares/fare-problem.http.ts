import { fleetTitles } from '#domains/fleet/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { fareFieldMessages, planMessages } from './fare-field-messages.ts'

/** Titles of the problems that routes of fares and quotes answer with. */
export const fareTitles = {
  ...fleetTitles,
  ...planMessages,
  version_outdated: {
    en: 'Somebody has saved a newer version meanwhile',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
  },
  quote_expired: rentalTitles.quote_expired,
  quote_unknown: { en: 'There is no such quote', ar: 'لا يوجد عرض سعر كهذا' },
  rate_card_refused: { en: 'Some prices need another look', ar: 'بعض الأسعار تحتاج إلى مراجعة' },
  rate_card_not_found: { en: 'There is no such rate card', ar: 'لا توجد بطاقة أسعار كهذه' },
  city_unknown: { en: 'No trips begin in this city', ar: 'لا تبدأ رحلات من هذه المدينة' },
  vehicle_type_unknown: { en: 'No such type of vehicle', ar: 'لا يوجد نوع مركبة كهذا' },
  departure_full: {
    en: 'Not that many seats are left',
    ar: 'لم يبقَ هذا العدد من المقاعد',
  },
}

export const { problem, fieldMessage, refusedBy } = problemsTitled(fareTitles, fareFieldMessages)
