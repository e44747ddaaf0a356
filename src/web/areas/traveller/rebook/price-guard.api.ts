import type { z } from 'zod'
import type { PriceGuardBody, PriceGuardShown } from '#domains/rentals/price-guard/price-guard.contract.ts'
import type { OrderReply } from '#domains/rentals/orders/order.contract.ts'
import type { PaymentMethodRebookBody, RebookBody } from '#domains/rentals/rebookings/rebook.contract.ts'
import { api, type Body, type Reply } from '#web/app/api.ts'

type RebookParams = {
  body: Body<typeof RebookBody> | z.input<typeof PaymentMethodRebookBody>
  idempotencyKey: string
}

/** The price guard of a booking, and the cheaper car in its place. */
export const priceGuardApi = api.injectEndpoints({
  endpoints: (build) => ({
    priceGuard: build.query<PriceGuardShown, { booking_id: string }>({
      query: (params) => ({ url: 'user/price-guard', params }),
      providesTags: ['MANAGE_BOOKING', 'MODIFY_CAR_BOOKING'],
    }),
    switchPriceGuard: build.mutation<PriceGuardShown, Body<typeof PriceGuardBody>>({
      // A switch is pressed and left: the press is sent even if the page is left in the same moment.
      query: (body) => ({ url: 'user/price-guard', method: 'POST', body, keepalive: true }),
      async onQueryStarted({ booking_id }, { dispatch, queryFulfilled }) {
        const switched = await queryFulfilled.catch(() => null)
        if (!switched) return
        await dispatch(priceGuardApi.util.upsertQueryData('priceGuard', { booking_id }, switched.data))
      },
    }),
    rebook: build.mutation<Reply<typeof OrderReply>, RebookParams>({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/rebook',
        method: 'POST',
        body,
        headers: { 'Idempotency-Key': idempotencyKey },
      }),
      // Also after a rejection: the price may have changed.
      invalidatesTags: ['MANAGE_BOOKING', 'ADD_CAR_BOOKING'],
    }),
  }),
})

export const { usePriceGuardQuery, useSwitchPriceGuardMutation, useRebookMutation } = priceGuardApi
