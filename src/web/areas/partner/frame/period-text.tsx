import type { Language } from '#kernel/locale.ts'
import { formatDay, localeOf } from '#ui/formats/dates.ts'
import { useLanguage } from '#ui/use-language.ts'

/** A formatted day or month. */
export function PeriodText({ period }: { period: string }) {
  const language = useLanguage()
  return (
    <time dateTime={period} suppressHydrationWarning>
      {period.length === 7 ? monthOf(period, language) : formatDay(period, language, 'brief')}
    </time>
  )
}

function monthOf(month: string, language: Language): string {
  const format = new Intl.DateTimeFormat(localeOf(language), {
    timeZone: 'UTC',
    month: 'long',
    year: 'numeric',
  })
  return format.format(new Date(`${month}-01T00:00Z`))
}
