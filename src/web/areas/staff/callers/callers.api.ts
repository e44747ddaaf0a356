import type * as callers from '#domains/rentals/staff/callers/book-for-caller.contract.ts'
import type { Quote, VehicleDetailBody } from '#domains/rentals/quotes/quote.contract.ts'
import type {
  SearchingChoice,
  SearchingParams,
  SearchResults,
} from '#domains/rentals/search/search.contract.ts'
import { api, type Body } from '#web/app/api.ts'
import '../bookings/bookings.api.ts'

export type CarSearch = { params: SearchingParams; choice: SearchingChoice }

/** `driver`: as it is typed; the API alone judges it. */
type Order = Omit<Body<typeof callers.BookForCallerBody>, 'driver' | 'terms_read'> & {
  driver: Readonly<Record<string, unknown>>
  terms_read: unknown
}

/** Cars for who calls: as travellers search and are quoted, with limits of the desk's own. */
export const callersApi = api.enhanceEndpoints({ addTagTypes: ['DESK_BOOKINGS'] }).injectEndpoints({
  endpoints: (build) => ({
    searchForCaller: build.query<SearchResults, CarSearch>({
      query: ({ params, choice }) => ({
        url: 'staff/bookings/search',
        method: 'POST',
        params,
        body: choice,
      }),
    }),
    quoteCarForCaller: build.query<Quote, Body<typeof VehicleDetailBody>>({
      query: (body) => ({ url: 'staff/bookings/quote', method: 'POST', body }),
    }),
    /** The same key is one booking, however often it is sent. */
    bookCarForCaller: build.mutation<callers.BookedForCaller, { body: Order; key: string }>({
      query: ({ body, key }) => ({
        url: 'staff/bookings',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': key },
      }),
      invalidatesTags: ['DESK_BOOKINGS'],
    }),
  }),
})

export const { useSearchForCallerQuery, useQuoteCarForCallerQuery, useBookCarForCallerMutation } = callersApi
