import type * as notes from '#domains/rentals/staff/notes/booking-note.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

/** Endpoints of booking notes, mentions and current viewers. */
export const bookingNotesApi = api
  .enhanceEndpoints({ addTagTypes: ['BOOKING_NOTES', 'MENTIONS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      bookingNotes: build.query<notes.BookingNotes, string>({
        query: (id) => ({ url: `staff/bookings/${encodeURIComponent(id)}/notes` }),
        providesTags: ['BOOKING_NOTES'],
      }),
      addBookingNote: build.mutation<
        Reply<typeof notes.AddedBookingNoteReply>,
        { bookingId: string } & Body<typeof notes.AddBookingNoteBody>
      >({
        query: ({ bookingId, ...body }) => ({
          url: `staff/bookings/${bookingId}/notes`,
          method: 'POST',
          body,
        }),
        invalidatesTags: tagsUnlessFailed('BOOKING_NOTES'),
      }),
      // A POST, because it writes a row; as a query, because it is polled.
      bookingPresence: build.query<Reply<typeof notes.PresenceReply>, string>({
        query: (id) => ({ url: `staff/bookings/${id}/presence`, method: 'POST', body: {} }),
        keepUnusedDataFor: 0,
      }),
      mentions: build.query<Reply<typeof notes.MentionsReply>, void>({
        query: () => ({ url: 'staff/mentions' }),
        providesTags: ['MENTIONS'],
      }),
      seeMention: build.mutation<Reply<typeof notes.MentionsReply>, string>({
        query: (id) => ({ url: `staff/mentions/${id}/seen`, method: 'POST', body: {} }),
        invalidatesTags: ['MENTIONS'],
      }),
    }),
  })

export const {
  useBookingNotesQuery,
  useAddBookingNoteMutation,
  useBookingPresenceQuery,
  useMentionsQuery,
  useSeeMentionMutation,
} = bookingNotesApi
