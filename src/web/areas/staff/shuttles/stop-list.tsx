import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { useLanguage } from '#ui/use-language.ts'
import type { StaffShuttle } from './shuttles.api.ts'

/** The stops of a route in their order, each with the minutes from the first one. */
export function StopList({ shuttle }: { shuttle: StaffShuttle }) {
  const { t } = useTranslation('shuttles')
  const language = useLanguage()
  return (
    <SectionCard title={t('stops')}>
      <ol className="divide-y divide-line text-sm">
        {shuttle.stops.map((stop) => (
          <li key={stop.minutes} className="flex justify-between gap-4 py-2">
            <bdi>{stop[`name_${language}`]}</bdi>
            <span className="tabular whitespace-nowrap text-ink-soft">
              {t('minutes', { count: stop.minutes })}
            </span>
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
