import type * as views from '#domains/rentals/staff/views/booking-view.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

type Views = Reply<typeof views.BookingViewsReply>

/** Saved views of bookings. Any change of a booking invalidates their counts. */
export const bookingViewsApi = api.enhanceEndpoints({ addTagTypes: ['BOOKING_VIEWS'] }).injectEndpoints({
  endpoints: (build) => ({
    bookingViews: build.query<Views, void>({
      query: () => ({ url: 'staff/booking-views' }),
      providesTags: ['BOOKING_VIEWS'],
    }),
    keepView: build.mutation<Views, Body<typeof views.KeepViewBody>>({
      query: (body) => ({ url: 'staff/booking-views', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('BOOKING_VIEWS'),
    }),
    removeView: build.mutation<Views, string>({
      query: (id) => ({ url: `staff/booking-views/${id}/remove`, method: 'POST', body: {} }),
      invalidatesTags: ['BOOKING_VIEWS'],
    }),
  }),
})

export const { useBookingViewsQuery, useKeepViewMutation, useRemoveViewMutation } = bookingViewsApi
