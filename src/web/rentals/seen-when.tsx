import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { Language } from '#kernel/locale.ts'
import { useSite } from '#web/app/site.tsx'
import { localeOf } from '#ui/formats/dates.ts'
import { daysBetween } from '#kernel/days.ts'

/** Age of a price in whole days: "seen yesterday". */
export function SeenWhen({ at, className }: { at: string; className?: string }) {
  const { t } = useTranslation('terms')
  const { language, today } = useSite()
  return (
    <time dateTime={at} className={className} suppressHydrationWarning>
      {t('terms:seen.when', { when: seenWords(at, language, today) })}
    </time>
  )
}

/** Formats a day relative to today: today, yesterday, 3 days ago. */
export function seenWords(at: string, language: Language, today: string): string {
  const days = Math.max(0, daysBetween(at.slice(0, 10), today))
  return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(-days, 'day')
}
