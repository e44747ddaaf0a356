import type { StaffMe } from '#domains/staff/members/member.contract.ts'
import type { StaffBookings, StaffBookingSummary } from '#domains/rentals/staff/staff-booking.contract.ts'
import { useTranslation } from '#ui/messages/messages-provider.tsx'
import { LinkButton } from '#web/shell/link-button.tsx'
import { BulkBar } from '../bulk/bulk-bar.tsx'
import { useChosen } from '../bulk/use-chosen.ts'
import { mayDoInBulk } from '../may-call.ts'
import { linkTo, mayOpen } from '../sections.ts'
import { staffListPage } from '../frame/staff-list-module.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { staffBookingsApi } from './bookings.api.ts'
import { bookingsQuery } from './bookings-query.ts'
import { bookingViewsApi } from './views/booking-views.api.ts'

const ACTS = ['resend_confirmations'] as const

/** Bookings of cars: by what they are found by, state and pick-up, all in the address. */
export const { preload, Component } = staffListPage({
  section: 'bookings',
  list: staffBookingsApi.endpoints.staffBookings,
  asked: bookingsQuery,
  load: ({ read }) => read(bookingViewsApi.endpoints.bookingViews, undefined),
  Above: AboveBookings,
  Rows: BookingRows,
})

type AboveProps = { asked: ReturnType<typeof bookingsQuery>; me: StaffMe }

function AboveBookings({ asked, me }: AboveProps) {
  const { t } = useTranslation('staff')
  return (
    <>
      {mayOpen(me.roles, 'book_car') && (
        <LinkButton to={linkTo('book_car')} className="self-start">
          {t('nav.book_car')}
        </LinkButton>
      )}
      <BookingFilters asked={asked} />
    </>
  )
}

type BookingRowsProps = { page: StaffBookings; asked: ReturnType<typeof bookingsQuery>; me: StaffMe }

function BookingRows({ page: { items }, asked, me }: BookingRowsProps) {
  const chosen = useChosen()
  const choice = chosen.choiceOf(
    items.map(({ booking_id }) => booking_id),
    ({ reference }: StaffBookingSummary) => reference,
  )
  return (
    <>
      <BulkBar me={me} chosen={chosen} acts={ACTS} filter={asked} />
      <BookingTable
        bookings={items}
        choice={mayDoInBulk(me.roles, 'resend_confirmations') ? choice : undefined}
      />
    </>
  )
}
