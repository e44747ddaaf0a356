import { useTranslation } from 'react-i18next'
import { useSite } from '#web/app/site.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '../frame/answered.tsx'
import { useTripCountsQuery } from './trip-counts.api.ts'

/** How many of today's trips wait for a vehicle. */
export function TripsToAssign() {
  const { t } = useTranslation('staff')
  const { today } = useSite()
  return (
    <SectionCard title={t('today.trips')}>
      <Answered query={useTripCountsQuery(today)} height="h-20">
        {({ booked }) => (
          <>
            <p>{booked === 0 ? t('today.no_trip') : t('today.trips_today', { count: booked })}</p>
            <LinkButton to={`/staff/trips?day=${today}`} look="second" className="self-start">
              {t('today.all_trips')}
            </LinkButton>
          </>
        )}
      </Answered>
    </SectionCard>
  )
}
