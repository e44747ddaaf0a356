import { useTranslation } from 'react-i18next'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/dates.ts'
import { daysBetween } from './search-form/days.ts'

/** How long ago a price was seen, in whole days: "seen yesterday". */
export function SeenWhen({ at, className }: { at: string; className?: string }) {
  const { t } = useTranslation('terms')
  const { language, today } = useSite()
  const days = Math.max(0, daysBetween(at.slice(0, 10), today))
  const when = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-days, 'day')
  return (
    <time dateTime={at} className={className} suppressHydrationWarning>
      {t('terms:seen.when', { when })}
    </time>
  )
}
