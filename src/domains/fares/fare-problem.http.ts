import { fleetTitles } from '#domains/fleet/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { FIELD_MESSAGES } from '#kernel/field-messages.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import type { Title } from '#platform/http/problem-titles.ts'
import type { PlanFailure } from './planned-trip.ts'

/** Of a trip that cannot be driven as it was asked for, the title is what is said at its field. */
const planTitles = {
  airport_unknown: FIELD_MESSAGES.airport_unknown,
  place_unknown: FIELD_MESSAGES.place_unknown,
  place_not_found: FIELD_MESSAGES.place_not_found,
  place_outside_city: FIELD_MESSAGES.place_outside_city,
  place_too_far: FIELD_MESSAGES.place_too_far,
  place_unreachable: FIELD_MESSAGES.place_unreachable,
  trip_in_the_past: FIELD_MESSAGES.trip_in_the_past,
  trip_too_far_ahead: FIELD_MESSAGES.trip_too_far_ahead,
  trip_too_long: FIELD_MESSAGES.trip_too_long,
  return_before_start: FIELD_MESSAGES.return_before_start,
  return_too_soon: FIELD_MESSAGES.return_too_soon,
  package_unknown: FIELD_MESSAGES.package_unknown,
  plan_unknown: FIELD_MESSAGES.plan_unknown,
  trip_not_offered: FIELD_MESSAGES.trip_not_offered,
  departure_unknown: FIELD_MESSAGES.departure_unknown,
} satisfies Record<Exclude<PlanFailure['code'], 'city_unknown' | 'departure_full'>, Title>

/** Titles of the problems that routes of fares and quotes answer with. */
export const fareTitles = {
  ...fleetTitles,
  ...planTitles,
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

export const { problem } = problemsTitled(fareTitles)
