import type * as prices from '#domains/enquiries/prices/staff-price-request.contract.ts'
import type { TripQuote } from '#domains/fares/quotes/quote.contract.ts'
import { api, type Body, type ListQuery, type Reply } from '#web/app/api.ts'

type Answered = Reply<typeof prices.StaffPriceRequestReply>
type Of<Sent> = { id: string } & Sent

/** Calls of the dispatch desk for price requests. A rejected answer reads the request again: a colleague may have come first. */
export const pricesApi = api.enhanceEndpoints({ addTagTypes: ['PRICE_REQUESTS'] }).injectEndpoints({
  endpoints: (build) => ({
    priceRequests: build.query<prices.PriceRequests, ListQuery<typeof prices.PriceRequestsQuery>>({
      query: (params) => ({ url: 'staff/price-requests', params }),
      providesTags: ['PRICE_REQUESTS'],
    }),
    priceRequest: build.query<prices.StaffPriceRequest, string>({
      query: (id) => ({ url: `staff/price-requests/${encodeURIComponent(id)}` }),
      providesTags: ['PRICE_REQUESTS'],
    }),
    quotePriceRequest: build.mutation<TripQuote, Of<Body<typeof prices.QuotePriceRequestBody>>>({
      query: ({ id, ...body }) => ({ url: `staff/price-requests/${id}/quote`, method: 'POST', body }),
    }),
    answerPriceRequest: build.mutation<Answered, Of<Body<typeof prices.AnswerPriceRequestBody>>>({
      query: ({ id, ...body }) => ({ url: `staff/price-requests/${id}/answer`, method: 'POST', body }),
      invalidatesTags: ['PRICE_REQUESTS'],
    }),
    declinePriceRequest: build.mutation<Answered, Of<Body<typeof prices.DeclinePriceRequestBody>>>({
      query: ({ id, ...body }) => ({ url: `staff/price-requests/${id}/decline`, method: 'POST', body }),
      invalidatesTags: (reply) => (reply ? ['PRICE_REQUESTS'] : []),
    }),
  }),
})

export const {
  usePriceRequestQuery,
  useQuotePriceRequestMutation,
  useAnswerPriceRequestMutation,
  useDeclinePriceRequestMutation,
} = pricesApi
