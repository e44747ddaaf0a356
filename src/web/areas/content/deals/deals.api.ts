import type { z } from 'zod'
import type { DealsQuery, DealsReply } from '#domains/rentals/seen-prices/seen-price.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

/** Prices far below the usual, and coupons that are open to all. */
export const dealsApi = api.injectEndpoints({
  endpoints: (build) => ({
    deals: build.query<Reply<typeof DealsReply>, z.input<typeof DealsQuery>>({
      query: (params) => ({ url: 'deals', params: { ...params } }),
    }),
  }),
})
