import { useTranslation } from 'react-i18next'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { Unreachable } from '#web/shell/own-page/unreachable.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { useTripCountsQuery } from './trip-counts.api.ts'

/** How many of today's trips wait for a vehicle. */
export function TripsToAssign() {
  const { t } = useTranslation('staff')
  const { today } = useSite()
  const { data, error, refetch } = useTripCountsQuery(today)
  return (
    <SectionCard title={t('today.trips')}>
      {data ? (
        <>
          <p>{data.booked === 0 ? t('today.no_trip') : t('today.trips_today', { count: data.booked })}</p>
          <LinkButton to={`/staff/trips?day=${today}`} look="second" className="self-start">
            {t('today.all_trips')}
          </LinkButton>
        </>
      ) : error ? (
        <Unreachable error={error} again={refetch} />
      ) : (
        <Skeleton className="h-20" />
      )}
    </SectionCard>
  )
}
