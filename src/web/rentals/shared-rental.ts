import type { Language } from '#kernel/locale.ts'
import { formatDay } from '#ui/formats/dates.ts'

/** Formats the days of a shared rental in one line: "Fri 5 Mar – Tue 9 Mar · 4 days". */
export function rentalLine(
  { from, to, days }: { from: string; to: string; days: string },
  language: Language,
): string {
  const period = `${formatDay(from, language, 'brief')} – ${formatDay(to, language, 'brief')}`
  return days === '' ? period : `${period} · ${days}`
}
