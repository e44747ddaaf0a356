import { useTranslation } from '#ui/messages/messages-provider.tsx'
import type { StaffTrip } from '#domains/trips/dispatch/dispatch.contract.ts'
import { isolate } from '#kernel/isolate.ts'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { SectionCard } from '#ui/section-card.tsx'

/** What was done to a trip, by whom and when. */
export function TripEvents({ events, city }: Pick<StaffTrip, 'events' | 'city'>) {
  const { t } = useTranslation('dispatch')
  return (
    <SectionCard title={t('events.title')} text={t('record.clock', { city: city.name })}>
      <ol className="flex flex-col gap-2 text-sm">
        {events.map(({ at, kind, by, staff_id }) => (
          <li key={`${kind} ${at}`} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {t(`events.kinds.${kind}`)}
              {by !== null && (
                <span className="text-ink-soft">
                  {' '}
                  {t(staff_id === null ? 'events.by' : 'events.by_staff', { name: isolate(by) })}
                </span>
              )}
            </span>
            <InstantText value={at} timeZone={city.time_zone} className="text-xs text-ink-soft tabular" />
          </li>
        ))}
      </ol>
    </SectionCard>
  )
}
