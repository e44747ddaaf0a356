import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { ChoiceLinks } from '#web/shell/list/choice-links.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { useFilters } from '#web/shell/list/use-filters.ts'
import { DayFilter } from '../frame/day-filter.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { bookingsQuery } from './bookings-query.ts'

/** A search, the state, the days of pick-up, and whether somebody is waited for: all of it in the address. */
export function BookingFilters() {
  const { t } = useTranslation('staff_bookings')
  const { search, hrefWith } = useFilters()
  const asked = bookingsQuery(search)
  return (
    <div className="flex flex-col gap-3">
      <ChoiceLinks
        label={t('list.views')}
        choices={[
          { to: hrefWith('waiting', ''), text: t('list.all'), isCurrent: !asked.waiting },
          { to: hrefWith('waiting', 'true'), text: t('list.waiting'), isCurrent: Boolean(asked.waiting) },
        ]}
      />
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_11rem_11rem]">
        <SearchBox label={t('list.search')} className="sm:col-span-2 xl:col-span-1" />
        <FilterSelect
          name="status"
          label={t('status')}
          value={asked.status ?? ''}
          every={t('list.every_status')}
          options={BOOKING_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        />
        {(['from', 'to'] as const).map((name) => (
          <DayFilter key={name} name={name} label={t(`list.${name}`)} day={asked[name] ?? ''} optional />
        ))}
      </div>
    </div>
  )
}
