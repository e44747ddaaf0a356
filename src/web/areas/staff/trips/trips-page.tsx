import type { StaffTrips } from '#domains/trips/dispatch/dispatch.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { TripTable } from './list/trip-table.tsx'
import { tripsQuery } from './list/trips-query.ts'
import { tripsApi, useTripCitiesQuery } from './trips.api.ts'
import {
  TRIP_STATUSES,
  type TripStatus,
  TRIP_ATTENTION,
  type TripAttention,
} from '#domains/trips/journey/trip.contract.ts'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { CATEGORIES, categoryName } from '#domains/fares/categories.contract.ts'
import { useLanguage } from '#ui/use-language.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { addDays } from '#kernel/days.ts'
import { DayFilter } from '#web/shell/list/day-filter.tsx'

/** Polling interval, as dispatch watches the list. */
const POLL_MS = 30_000

/** Trips of a day by status, trips without a vehicle first; the filters are in the address. */
export const { preload, Component } = staffListPage({
  section: 'trips',
  title: 'dispatch:list.title',
  list: tripsApi.endpoints.listStaffTrips,
  parseQuery: tripsQuery,
  refetch: { pollingInterval: POLL_MS, skipPollingIfUnfocused: true },
  Above: TripsAbove,
  Rows: ({ page }) => <TripTable trips={page.items} day={page.day} />,
})

type TripsAboveProps = { query: ReturnType<typeof tripsQuery>; page: StaffTrips | undefined }

function TripsAbove({ query, page }: TripsAboveProps) {
  const { t } = useTranslation('dispatch')
  return (
    <>
      <LinkButton to="/staff/trips/new" className="self-start">
        {t('new.title')}
      </LinkButton>
      <div className="flex flex-wrap items-end gap-3">
        {page && <DayPicker day={page.day} />}
        <TripFilters query={query} />
      </div>
      <p className="text-xs text-ink-soft">{t('list.clock')}</p>
      <TripStates current={query.status} counts={page?.counts} />
      <AttentionFilter current={query.attention} counts={page?.attention} />
    </>
  )
}

type TripStatesProps = { current: TripStatus | undefined; counts: StaffTrips['counts'] | undefined }

/** Links to the trip statuses in order, with counts of the day. */
function TripStates({ current, counts }: TripStatesProps) {
  const { t } = useTranslation('dispatch')
  const { hrefWith } = useFilters()
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  return (
    <ChoiceLinks
      label={t('trip.status')}
      choices={[undefined, ...TRIP_STATUSES].map((status) => ({
        to: hrefWith('status', status ?? ''),
        text: t(`statuses.${status ?? 'all'}`),
        isCurrent: status === current,
        count: status ? counts?.[status] : all,
      }))}
    />
  )
}

type AttentionFilterProps = {
  current: TripAttention | undefined
  counts: StaffTrips['attention'] | undefined
}

/** Links to trips needing attention, with counts; the selected one links back to all. */
function AttentionFilter({ current, counts }: AttentionFilterProps) {
  const { t } = useTranslation('staff')
  const { hrefWith } = useFilters()
  return (
    <ChoiceLinks
      label={t('attention.title')}
      choices={TRIP_ATTENTION.map((attention) => ({
        to: hrefWith('attention', attention === current ? '' : attention),
        text: t(`attention.${attention}`),
        isCurrent: attention === current,
        count: counts?.[attention],
      }))}
    />
  )
}

/** Filters by city, category and search text, stored in the address. */
function TripFilters({ query }: { query: ReturnType<typeof tripsQuery> }) {
  const { t } = useTranslation('dispatch')
  const language = useLanguage()
  const { data: cities } = useTripCitiesQuery(language)
  return (
    <div className="grid grow items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1fr_2fr]">
      <FilterSelect
        key={`city ${cities === undefined}`}
        name="city"
        label={t('trip.city')}
        value={query.city_id ?? ''}
        every={t('list.every_city')}
        options={(cities?.rows ?? []).map(({ city_id, name }) => ({ value: city_id, label: name }))}
      />
      <FilterSelect
        name="category"
        label={t('trip.category')}
        value={String(query.category ?? '')}
        every={t('list.every_category')}
        options={CATEGORIES.map(({ number }) => ({
          value: String(number),
          label: categoryName(number, language),
        }))}
      />
      <SearchBox label={t('list.search')} className="sm:col-span-2 xl:col-span-1" />
    </div>
  )
}

/** Links to the previous day, the next day and today. */
function DayPicker({ day }: { day: string }) {
  const { t } = useTranslation('dispatch')
  const { search, hrefWith } = useFilters()
  const at = (other: string) => hrefWith('day', other)
  return (
    <div className="flex flex-wrap items-end gap-2">
      <DayFilter label={t('list.day')} day={day} />
      <LinkButton
        to={at(addDays(day, -1))}
        variant="second"
        preventScrollReset
        aria-label={t('list.day_before')}
      >
        <ChevronLeft className="size-5 mirrored" />
      </LinkButton>
      <LinkButton
        to={at(addDays(day, 1))}
        variant="second"
        preventScrollReset
        aria-label={t('list.day_after')}
      >
        <ChevronRight className="size-5 mirrored" />
      </LinkButton>
      <LinkButton
        to={at('')}
        variant="second"
        preventScrollReset
        aria-current={search.has('day') ? undefined : 'true'}
        className="aria-[current=true]:stands-out aria-[current=true]:border-coral-deep aria-[current=true]:text-coral-deep"
      >
        {t('list.today')}
      </LinkButton>
    </div>
  )
}
