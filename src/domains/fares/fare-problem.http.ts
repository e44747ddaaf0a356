import { fleetTitles } from '#domains/fleet/public.ts'
import { rentalTitles } from '#domains/rentals/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'
import { fill } from '#kernel/filled-text.ts'
import type { Language, Localized } from '#kernel/locale.ts'
import { wallTimeText } from '#kernel/texts.ts'
import type { PlanFailure } from './planning/planned-trip.ts'
import { fareFieldMessages, planMessages } from './fare-field-messages.ts'

/** Titles of the problems returned by fare and quote routes. */
export const fareTitles = {
  ...fleetTitles,
  ...planMessages,
  version_outdated: {
    en: 'Someone has saved a newer version in the meantime',
    ar: 'حفظ شخص آخر نسخة أحدث في هذه الأثناء',
    fr: 'Une version plus récente a été enregistrée entre-temps',
  },
  quote_expired: rentalTitles.quote_expired,
  quote_unknown: { en: 'Quote not found', ar: 'عرض السعر غير موجود', fr: 'Devis introuvable' },
  rate_card_refused: { en: 'Check some of the prices', ar: 'راجع بعض الأسعار', fr: 'Vérifiez certains prix' },
  rate_card_not_found: {
    en: 'Rate card not found',
    ar: 'بطاقة الأسعار غير موجودة',
    fr: 'Grille tarifaire introuvable',
  },
  city_unknown: {
    en: 'We do not offer trips from this city',
    ar: 'لا نقدّم رحلات من هذه المدينة',
    fr: 'Nous ne proposons pas de trajets au départ de cette ville',
  },
  vehicle_type_unknown: {
    en: 'Vehicle type not found',
    ar: 'نوع المركبة غير موجود',
    fr: 'Type de véhicule introuvable',
  },
  departure_full: {
    en: 'Not enough seats left',
    ar: 'المقاعد المتبقية غير كافية',
    fr: 'Il ne reste pas assez de places',
  },
}

const EARLIEST: Localized = {
  en: 'The earliest is {earliest}',
  ar: 'أقرب موعد هو {earliest}',
  fr: 'Premier horaire possible\u00a0: {earliest}',
}

/** Returns the reason why a trip is not quoted, in the reader's language. */
export function planText(failure: PlanFailure, language: Language): string {
  const { [language]: text } = fareFieldMessages[failure.code]
  if (failure.code !== 'trip_too_soon') return text
  const earliest = wallTimeText(failure.earliest, language)
  return `${text}. ${fill(EARLIEST[language], { earliest })}`
}

export const problems = problemsTitled(fareTitles, fareFieldMessages)
export const { problem } = problems
