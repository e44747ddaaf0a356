import { tripTitles } from '#domains/trips/public.ts'
import { problemsTitled } from '#platform/http/problem.ts'

/** Titles of the problems that routes of shuttles answer with. */
export const shuttleTitles = {
  ...tripTitles,
  shuttle_not_found: { en: 'No such shuttle route', ar: 'لا يوجد خط حافلات كهذا' },
  departure_not_found: { en: 'No such departure', ar: 'لا يوجد موعد انطلاق كهذا' },
  departure_left: { en: 'This departure has left', ar: 'انطلقت هذه الحافلة' },
  from_day_past: { en: 'A timetable begins today at the earliest', ar: 'يبدأ الجدول اليوم على الأقرب' },
}

export const { problem, refusedBy } = problemsTitled(shuttleTitles)
