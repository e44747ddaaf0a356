import type { Language } from '#kernel/locale.ts'
import { localeOf } from '#ui/formats/dates.ts'

/** `2027-03` as "March 2027". */
export function monthText(month: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${month}-01T00:00Z`))
}
