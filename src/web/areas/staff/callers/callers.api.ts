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

/** `driver`: unvalidated; only the API validates it. */
type Order = Omit<Body<typeof callers.BookForCallerBody>, 'driver' | 'terms_read'> & {
  driver: Readonly<Record<string, unknown>>
  terms_read: unknown
}

/** Endpoints to search, quote and book cars for callers, with separate rate limits. */
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
    /** `key`: idempotency key. */
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
