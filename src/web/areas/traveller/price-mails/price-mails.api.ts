import type {
  LeavePriceMailsReply,
  PriceMailsLinkBody,
} from '#domains/rentals/price-mails/price-mails.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

/** Mails about prices: ending them. */
export const priceMailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    leavePriceMails: build.mutation<Reply<typeof LeavePriceMailsReply>, Body<typeof PriceMailsLinkBody>>({
      query: (body) => ({ url: 'price-mails/leave', method: 'POST', body }),
      invalidatesTags: ['MANAGE_BOOKING'],
    }),
  }),
})
