import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { TRIP_ATTENTION } from '#domains/trips/journey/trip.contract.ts'
import { LinkButton } from '#web/shell/link-button.tsx'
import { PageLink } from '#web/shell/page-link.tsx'
import { Chip } from '#ui/chip.tsx'
import { SectionCard } from '#ui/section-card.tsx'
import { Answered } from '#web/shell/own-page/answered.tsx'
import { useTripsWantingQuery } from './trip-counts.api.ts'

/** How many trips of today are late, without a vehicle and unpaid; today is each city's own day. */
export function TripsOfToday() {
  const { t } = useTranslation('staff')
  return (
    <SectionCard title={t('today.trips')} text={t('today.trips_clock')}>
      <Answered query={useTripsWantingQuery()} height="h-32">
        {(counts) => (
          <>
            <ul className="divide-y divide-line">
              {TRIP_ATTENTION.map((attention) => (
                <li key={attention} className="flex items-center justify-between gap-4 py-2">
                  <PageLink to={`/staff/trips?attention=${attention}`} className="text-coral-deep underline">
                    {t(`attention.${attention}`)}
                  </PageLink>
                  {counts[attention] === 0 ? (
                    <span className="tabular">0</span>
                  ) : (
                    <Chip tone="careful" className="tabular">
                      {counts[attention]}
                    </Chip>
                  )}
                </li>
              ))}
            </ul>
            <LinkButton to="/staff/trips" look="second" className="self-start">
              {t('today.all_trips')}
            </LinkButton>
          </>
        )}
      </Answered>
    </SectionCard>
  )
}
