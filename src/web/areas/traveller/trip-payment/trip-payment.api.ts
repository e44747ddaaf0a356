import type {
  PayTripBody,
  PayTripByMethodBody,
  TripPaymentReply,
} from '#domains/trips/cards/trip-payment.contract.ts'
import { api, type Body } from '#web/app/api.ts'

/** Identification in a trip payment link. */
export type TripLink = { reference: string; token: string }

/** A card as entered, or its id at the gateway. */
type Payment = Body<typeof PayTripBody>['payment'] | Body<typeof PayTripByMethodBody>['payment']

/** A trip's payment by card. */
export const tripPaymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    tripPayment: build.query<TripPaymentReply, TripLink>({
      query: (params) => ({ url: 'trip-payment', params }),
    }),
    payTrip: build.mutation<TripPaymentReply, TripLink & { payment: Payment }>({
      query: (body) => ({ url: 'trip-payment', method: 'POST', body }),
      async onQueryStarted({ reference, token }, { dispatch, queryFulfilled }) {
        const paid = await queryFulfilled.catch(() => null)
        if (!paid) return
        await dispatch(tripPaymentApi.util.upsertQueryData('tripPayment', { reference, token }, paid.data))
      },
    }),
  }),
})

export const { useTripPaymentQuery } = tripPaymentApi
