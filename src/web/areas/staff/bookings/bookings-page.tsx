import { staffListPage } from '../frame/staff-list-module.tsx'
import { BookingFilters } from './booking-filters.tsx'
import { BookingTable } from './booking-table.tsx'
import { staffBookingsApi } from './bookings.api.ts'
import { bookingsQuery } from './bookings-query.ts'
import { bookingViewsApi } from './views/booking-views.api.ts'

/** Bookings of cars: by what they are found by, state and pick-up, all in the address. */
export const { preload, Component } = staffListPage({
  section: 'bookings',
  list: staffBookingsApi.endpoints.staffBookings,
  asked: bookingsQuery,
  load: ({ read }) => read(bookingViewsApi.endpoints.bookingViews, undefined),
  Above: BookingFilters,
  Rows: ({ page }) => <BookingTable bookings={page.items} />,
})
