import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { DayFilter } from '../frame/day-filter.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import type { bookingsQuery } from './bookings-query.ts'
import { BookingViews } from './views/booking-views.tsx'

/** Kept lists, a search, the state and the days of pick-up: all of it in the address. */
export function BookingFilters({ asked }: { asked: ReturnType<typeof bookingsQuery> }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <div className="flex flex-col gap-3">
      <BookingViews />
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_12rem_12rem]">
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
