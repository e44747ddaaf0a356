import type { StaffTrips } from '#domains/trips/dispatch/dispatch.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { DayPicker } from './list/day-picker.tsx'
import { TripFilters } from './list/trip-filters.tsx'
import { AttentionFilter } from './list/attention-filter.tsx'
import { TripStates } from './list/trip-states.tsx'
import { TripTable } from './list/trip-table.tsx'
import { tripsQuery } from './list/trips-query.ts'
import { tripsApi } from './trips.api.ts'

/** Dispatch watches the list: it is read anew this often. */
const LOOK_MS = 30_000

/** The trips of a day by state, those first that wait for a vehicle; all of it in the address. */
export const { preload, Component } = staffListPage({
  section: 'trips',
  title: 'dispatch:list.title',
  list: tripsApi.endpoints.staffTrips,
  asked: tripsQuery,
  readAgain: { pollingInterval: LOOK_MS, skipPollingIfUnfocused: true },
  Above: TripsAbove,
  Rows: ({ page }) => <TripTable trips={page.items} day={page.day} />,
})

type TripsAboveProps = { asked: ReturnType<typeof tripsQuery>; page: StaffTrips | undefined }

function TripsAbove({ asked, page }: TripsAboveProps) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      <LinkButton to="/staff/trips/new" className="self-start">
        {t('new.title')}
      </LinkButton>
      <div className="flex flex-wrap items-end gap-3">
        {page && <DayPicker day={page.day} />}
        <TripFilters asked={asked} />
      </div>
      <p className="text-xs text-ink-soft">{t('list.clock')}</p>
      <TripStates current={asked.status} counts={page?.counts} />
      <AttentionFilter current={asked.attention} counts={page?.attention} />
    </>
  )
}
