import type { z } from 'zod'
import type * as noShows from '#domains/rentals/no-shows/no-show.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

/** Endpoint to record no-shows. */
const noShowsApi = api.injectEndpoints({
  endpoints: (build) => ({
    noteNoShow: build.mutation<Reply<typeof noShows.NoShowReply>, z.input<typeof noShows.NoShowBody>>({
      query: (body) => ({ url: 'staff/bookings/no-show', method: 'POST', body }),
    }),
  }),
})

export const { useNoteNoShowMutation } = noShowsApi
