import { useSearchParams } from 'react-router'
import { StaffList } from '../frame/staff-list.tsx'
import { staffPage } from '../frame/staff-page-module.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { deskApi, useStaffBookingsQuery } from './bookings.api.ts'
import { bookingsQuery } from './bookings-query.ts'
import { bookingViewsApi } from './views/booking-views.api.ts'

/** Bookings of cars: by what they are found by, state and pick-up, all in the address. */
export const { preload, Component } = staffPage({
  section: 'bookings',
  load: ({ read, url }) =>
    Promise.all([
      read(deskApi.endpoints.staffBookings, bookingsQuery(url.searchParams)),
      read(bookingViewsApi.endpoints.bookingViews, undefined),
    ]),
  Content: Bookings,
})

function Bookings() {
  const [search] = useSearchParams()
  return (
    <StaffList query={useStaffBookingsQuery(bookingsQuery(search))} filters={<BookingFilters />}>
      {({ items }) => <BookingTable bookings={items} />}
    </StaffList>
  )
}
