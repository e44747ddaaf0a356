import * as operations from '#domains/rentals/staff/views/booking-view-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Saved views of bookings. Any change of a booking invalidates their counts. */
export const bookingViewsApi = endpoints(operations)

export const { useListBookingViewsQuery, useSaveViewMutation, useRemoveViewMutation } = bookingViewsApi
