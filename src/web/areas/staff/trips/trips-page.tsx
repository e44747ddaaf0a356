import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { useSearchParams } from 'react-router'
import { LinkButton } from '#web/shell/link-button.tsx'
import { StaffList } from '../frame/staff-list.tsx'
import { DayPicker } from './list/day-picker.tsx'
import { TripFilters } from './list/trip-filters.tsx'
import { TripsWanting } from './list/trips-wanting.tsx'
import { TripStates } from './list/trip-states.tsx'
import { TripTable } from './list/trip-table.tsx'
import { tripsQuery } from './list/trips-query.ts'
import { tripsApi, useStaffTripsQuery } from './trips.api.ts'
import { staffPage } from '../frame/staff-page-module.tsx'

/** Dispatch watches the list: it is read anew this often. */
const LOOK_MS = 30_000

/** The trips of a day by state, those first that wait for a vehicle; all of it in the address. */
export const { preload, Component } = staffPage({
  section: 'trips',
  title: 'dispatch:list.title',
  load: ({ read, url }) => read(tripsApi.endpoints.staffTrips, tripsQuery(url.searchParams)),
  Content: Trips,
})

function Trips() {
  const { t } = useTranslation('dispatch')
  const [search] = useSearchParams()
  const asked = tripsQuery(search)
  const query = useStaffTripsQuery(asked, { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true })
  return (
    <StaffList
      query={query}
      filters={
        <>
          <LinkButton to="/staff/trips/new" className="self-start">
            {t('new.title')}
          </LinkButton>
          <div className="flex flex-wrap items-end gap-3">
            {query.data && <DayPicker day={query.data.day} />}
            <TripFilters />
          </div>
          <p className="text-xs text-ink-soft">{t('list.clock')}</p>
          <TripStates current={asked.status} counts={query.data?.counts} />
          <TripsWanting current={asked.attention} counts={query.data?.attention} />
        </>
      }
    >
      {({ items, day }) => <TripTable trips={items} day={day} />}
    </StaffList>
  )
}
