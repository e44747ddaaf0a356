import type {
  LeavePriceMailsReply,
  PriceMailsAbout,
  PriceMailsLinkBody,
} from '#domains/rentals/price-mails/price-mails.contract.ts'
import type {
  ConfirmAlertReply,
  SearchAlertBody,
  SearchAlertReply,
} from '#domains/rentals/search-alerts/search-alert.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type Link = Body<typeof PriceMailsLinkBody>

/** Price mails: request, confirmation and unsubscription. */
export const priceMailsApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceMails: build.query<PriceMailsAbout, { secret: string }>({
      query: (params) => ({ url: 'price-mails', params }),
    }),
    requestAlert: build.mutation<Reply<typeof SearchAlertReply>, Body<typeof SearchAlertBody>>({
      query: (body) => ({ url: 'search-alert', method: 'POST', body }),
    }),
    confirmAlert: build.mutation<Reply<typeof ConfirmAlertReply>, Link>({
      query: (body) => ({ url: 'price-mails/confirm', method: 'POST', body }),
    }),
    leavePriceMails: build.mutation<Reply<typeof LeavePriceMailsReply>, Link>({
      query: (body) => ({ url: 'price-mails/leave', method: 'POST', body }),
      invalidatesTags: ['MANAGE_BOOKING'],
    }),
  }),
})

export const { useRequestAlertMutation, usePriceMailsQuery } = priceMailsApi
