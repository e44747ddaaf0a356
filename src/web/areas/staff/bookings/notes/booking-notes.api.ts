import * as operations from '#domains/rentals/staff/notes/booking-note-operations.contract.ts'
import type { ReplyOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoints of booking notes, mentions and current viewers. */
export const bookingNotesApi = endpoints(operations).injectEndpoints({
  endpoints: (build) => ({
    // A POST, because it writes a row; as a query, because it is polled.
    bookingPresence: build.query<ReplyOf<typeof operations.markPresence>, string>({
      query: (id) => ({ url: `staff/bookings/${id}/presence`, method: 'POST', body: {} }),
      keepUnusedDataFor: 0,
    }),
  }),
})

export const {
  useListBookingNotesQuery,
  useAddBookingNoteMutation,
  useBookingPresenceQuery,
  useListMentionsQuery,
  useSeeMentionMutation,
} = bookingNotesApi
