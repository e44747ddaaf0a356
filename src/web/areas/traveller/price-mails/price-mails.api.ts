import type {
  UnsubscribedReply,
  PriceMailsLinkBody,
} from '#domains/rentals/price-mails/price-mails.contract.ts'
import * as operations from '#domains/rentals/search-alerts/search-alert-operations.contract.ts'
import type { Body, Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Price mails: request, confirmation and unsubscription. */
export const priceMailsApi = endpoints(operations).injectEndpoints({
  endpoints: (build) => ({
    unsubscribeFromPriceMails: build.mutation<
      Reply<typeof UnsubscribedReply>,
      Body<typeof PriceMailsLinkBody>
    >({
      query: (body) => ({ url: 'price-mails/leave', method: 'POST', body }),
      invalidatesTags: ['MANAGE_BOOKING'],
    }),
  }),
})

export const { useRequestAlertMutation, useReadPriceMailsQuery } = priceMailsApi
