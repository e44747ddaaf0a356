import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffBookings, StaffBookingSummary } from '#domains/rentals/staff/staff-booking.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { mayDoInBulk } from '../may-call.ts'
import { linkTo, mayOpen } from '../sections.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { staffBookingsApi } from './bookings.api.ts'
import { bookingsQuery } from './bookings-query.ts'
import { bookingViewsApi } from './views/booking-views.api.ts'
import { BOOKING_STATUSES } from '#domains/rentals/bookings/booking-status.contract.ts'
import { FilterSelect } from '#web/shell/list/filter-select.tsx'
import { DayFilter } from '#web/shell/list/day-filter.tsx'
import { SearchBox } from '../frame/search-box.tsx'
import { BookingViews } from './views/booking-views.tsx'
import { Chip } from '#ui/chip.tsx'
import { DataTable, type RowChoice } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { DayText } from '#ui/formats/day-text.tsx'
import { InstantText } from '#ui/formats/instant-text.tsx'
import { Price } from '#ui/formats/price.tsx'
import { BookingChip } from './booking-chip.tsx'
import { BookingLink } from './booking-link.tsx'

const BULK_ACTIONS = ['resend_confirmations'] as const

/** Car bookings, filtered by search text, status and pick-up date in the address. */
export const { preload, Component } = staffListPage({
  section: 'bookings',
  list: staffBookingsApi.endpoints.listStaffBookings,
  parseQuery: bookingsQuery,
  load: ({ read }) => read(bookingViewsApi.endpoints.listBookingViews, undefined),
  Above: AboveBookings,
  Rows: BookingRows,
})

type AboveProps = { query: ReturnType<typeof bookingsQuery>; me: StaffMe }

function AboveBookings({ query, me }: AboveProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      {mayOpen(me.roles, 'book_car') && (
        <LinkButton to={linkTo('book_car')} className="self-start">
          {t('nav.book_car')}
        </LinkButton>
      )}
      <BookingFilters query={query} />
    </>
  )
}

type BookingRowsProps = { page: StaffBookings; query: ReturnType<typeof bookingsQuery>; me: StaffMe }

function BookingRows({ page: { items }, query, me }: BookingRowsProps) {
  const chosen = useChosen()
  const choice = chosen.choiceOf(
    items.map(({ booking_id }) => booking_id),
    ({ reference }: StaffBookingSummary) => reference,
  )
  return (
    <>
      <BulkBar me={me} chosen={chosen} actions={BULK_ACTIONS} filter={query} />
      <BookingTable
        bookings={items}
        choice={mayDoInBulk(me.roles, 'resend_confirmations') ? choice : undefined}
      />
    </>
  )
}

/** Saved views, search, status and pick-up dates, all stored in the address. */
function BookingFilters({ query }: { query: ReturnType<typeof bookingsQuery> }) {
  const { t } = useTranslation('staff_bookings')
  return (
    <div className="flex flex-col gap-3">
      <BookingViews />
      <div className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_12rem_12rem]">
        <SearchBox label={t('list.search')} className="sm:col-span-2 xl:col-span-1" />
        <FilterSelect
          name="status"
          label={t('status')}
          value={query.status ?? ''}
          every={t('list.every_status')}
          options={BOOKING_STATUSES.map((status) => ({ value: status, label: t(`statuses.${status}`) }))}
        />
        {(['from', 'to'] as const).map((name) => (
          <DayFilter key={name} name={name} label={t(`list.${name}`)} day={query[name] ?? ''} optional />
        ))}
      </div>
    </div>
  )
}

type BookingTableProps = {
  bookings: readonly StaffBookingSummary[]
  choice?: RowChoice<StaffBookingSummary> | undefined
}

/** Bookings, newest first; the reference links to the booking. */
function BookingTable({ bookings, choice }: BookingTableProps) {
  const { t } = useTranslation('staff_bookings')
  return (
    <DataTable
      caption={t('list.caption')}
      rows={bookings}
      rowKey={({ booking_id }) => booking_id}
      choice={choice}
      empty={<EmptyState title={t('list.none')} text={t('list.none_text')} />}
      columns={{
        reference: {
          label: t('reference'),
          heads: true,
          render: ({ booking_id, reference, created_at }) => (
            <>
              <BookingLink id={booking_id} reference={reference} />
              <InstantText value={created_at} className="block text-xs font-normal text-ink-soft tabular" />
            </>
          ),
        },
        status: {
          label: t('status'),
          render: ({ status, open_tasks }) => (
            <span className="flex flex-wrap gap-1">
              <BookingChip status={status} />
              {open_tasks.map((kind) => (
                <Chip key={kind} tone="careful">
                  {t(`staff:tasks.kinds.${kind}`)}
                </Chip>
              ))}
            </span>
          ),
        },
        driver: {
          label: t('driver'),
          render: ({ driver }) =>
            driver === null ? (
              <span className="text-ink-soft">{t('no_driver')}</span>
            ) : (
              <bdi className="font-medium">{driver}</bdi>
            ),
        },
        pickup: {
          label: t('pick_up'),
          render: ({ pickup, pickup_at }) => (
            <>
              <span className="md:whitespace-nowrap">
                <DayText value={pickup_at.slice(0, 10)} />{' '}
                <bdi dir="ltr" className="tabular">
                  {pickup_at.slice(11)}
                </bdi>
              </span>
              <span className="block text-xs text-ink-soft">
                <bdi>{pickup}</bdi>
              </span>
            </>
          ),
        },
        car: {
          label: t('car'),
          render: ({ vehicle, supplier }) => (
            <>
              <bdi>{vehicle}</bdi>
              <span className="block text-xs text-ink-soft">
                <bdi>{supplier}</bdi>
              </span>
            </>
          ),
        },
        total: {
          label: t('total'),
          atEnd: true,
          render: ({ total }) => <Price value={total} className="font-semibold whitespace-nowrap" />,
        },
      }}
    />
  )
}
