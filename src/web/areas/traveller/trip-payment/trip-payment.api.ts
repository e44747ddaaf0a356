import type {
  PayTripBody,
  PayTripByMethodBody,
  TripPaymentReply,
} from '#domains/trips/cards/trip-payment.contract.ts'
import { api, type Body } from '#web/app/api.ts'

/** What a link to pay a trip holds. */
export type TripLink = { reference: string; token: string }

/** A trip's payment by card. */
export const tripPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    tripPayment: build.query<TripPaymentReply, TripLink>({
      query: (params) => ({ url: 'trip-payment', params }),
    }),
    payTrip: build.mutation<TripPaymentReply, Body<typeof PayTripBody> | Body<typeof PayTripByMethodBody>>({
      query: (body) => ({ url: 'trip-payment', method: 'POST', body }),
    }),
  }),
})

export const { useTripPaymentQuery, usePayTripMutation } = tripPaymentApi
