import { tripTitles } from '#domains/trips/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems returned by shuttle routes. */
export const shuttleTitles = {
  ...tripTitles,
  shuttle_not_found: {
    en: 'Shuttle route not found',
    ar: 'خط الحافلات غير موجود',
    fr: 'Ligne de navette introuvable',
  },
  departure_not_found: { en: 'Departure not found', ar: 'موعد الانطلاق غير موجود', fr: 'Départ introuvable' },
  departure_left: {
    en: 'This departure has already left',
    ar: 'انطلقت هذه الحافلة بالفعل',
    fr: 'Cette navette est déjà partie',
  },
  from_day_past: {
    en: 'A timetable can start today at the earliest',
    ar: 'لا يمكن أن يبدأ الجدول قبل اليوم',
    fr: 'Un horaire peut commencer au plus tôt aujourd’hui',
  },
}

export const problems = problemsTitled(shuttleTitles)
