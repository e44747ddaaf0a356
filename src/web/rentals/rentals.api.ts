import type { z } from 'zod'
import type { GuestLoginReply } from '#domains/accounts/account.contract.ts'
import type * as coupons from '#domains/coupons/coupon.contract.ts'
import type { InvoicesQuery, InvoicesReply } from '#domains/invoices/invoice.contract.ts'
import * as cart from '#domains/rentals/cart/cart-operations.contract.ts'
import type * as bookings from '#domains/rentals/bookings/booking.contract.ts'
import { paymentAction, withoutCreditOrder } from '#domains/rentals/orders/order-operations.contract.ts'
import type * as orders from '#domains/rentals/orders/order.contract.ts'
import { confirmChange } from '#domains/rentals/changes/change-operations.contract.ts'
import type { AllLocationReply } from '#domains/rentals/locations/location.contract.ts'
import type { Quote, VehicleDetailBody } from '#domains/rentals/quotes/quote.contract.ts'
import * as ratings from '#domains/rentals/ratings/rating-operations.contract.ts'
import type {
  SearchResults,
  SearchingChoice,
  SearchingParams,
} from '#domains/rentals/search/search.contract.ts'
import type { Body, Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type LocationSearch = { id?: string; search?: string; near?: string }
/** The same key with the same body gets the same reply: create it once per intent, reuse it for retries. */
type Once<Contract extends z.ZodType> = { body: Body<Contract>; idempotencyKey: string }

/** API of search, booking and managing rentals. */
export const rentalsApi = endpoints({
  ...ratings,
  ...cart,
  confirmChange,
  paymentAction,
  withoutCreditOrder,
}).injectEndpoints({
  endpoints: (build) => ({
    allLocation: build.query<Reply<typeof AllLocationReply>, LocationSearch>({
      query: (params) => ({ url: 'all-location', params }),
    }),
    searching: build.query<SearchResults, { params: SearchingParams; choice: SearchingChoice }>({
      query: ({ params, choice }) => ({ url: 'searching', method: 'POST', params, body: choice }),
    }),
    vehicleDetail: build.query<Quote, Body<typeof VehicleDetailBody>>({
      query: (body) => ({ url: 'vehicle-detail', method: 'POST', body }),
    }),
    /** A cart belongs to a user or a guest. */
    guestLogin: build.mutation<Reply<typeof GuestLoginReply>, void>({
      query: () => ({ url: 'guest-login' }),
    }),
    modifyBooking: build.mutation<
      Reply<typeof bookings.ModifyBookingReply>,
      Body<typeof bookings.ModifyBookingBody> & { payment?: orders.OrderPayment }
    >({
      query: (body) => ({ url: 'user/modify-booking', method: 'POST', body }),
      // A quote for changing a confirmed booking changes nothing yet.
      invalidatesTags: (reply, _fault, body) =>
        reply?.change && !body.accept_total ? [] : ['MODIFY_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    checkCoupon: build.query<Reply<typeof coupons.CheckCouponReply>, Body<typeof coupons.CheckCouponBody>>({
      query: (body) => ({ url: 'check-coupon', method: 'POST', body }),
    }),
    order: build.mutation<
      Reply<typeof orders.OrderReply>,
      Once<typeof orders.OrderBody | typeof orders.PaymentMethodOrderBody>
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/order',
        method: 'POST',
        body,
        headers: once(idempotencyKey),
      }),
      invalidatesTags: ['ADD_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    bookings: build.query<Reply<typeof bookings.BookingsReply>, Body<typeof bookings.BookingsQuery>>({
      query: (params) => ({ url: 'user/booking', params: { ...params } }),
      providesTags: ['ADD_CAR_BOOKING', 'MODIFY_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    invoices: build.query<Reply<typeof InvoicesReply>, Body<typeof InvoicesQuery>>({
      query: (params) => ({ url: 'user/invoice', params: { ...params } }),
      providesTags: ['MANAGE_BOOKING'],
    }),
    manageBooking: build.mutation<
      Reply<typeof bookings.ManageBookingReply>,
      Body<typeof bookings.ManageBookingBody>
    >({
      query: (body) => ({ url: 'manage-booking', method: 'POST', body }),
      invalidatesTags: (found) => (found ? ['MANAGE_BOOKING'] : []),
    }),
    bookingReferenceNumber: build.mutation<
      Reply<typeof bookings.AcceptedReply>,
      Body<typeof bookings.BookingReferenceBody>
    >({
      query: (body) => ({ url: 'booking-refrence-number', method: 'POST', body }),
    }),
    /** A preview changes nothing and needs no key. */
    cancelBooking: build.mutation<
      Reply<typeof bookings.CancelBookingReply>,
      { body: Body<typeof bookings.CancelBookingBody>; idempotencyKey?: string }
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/cancle-booking',
        method: 'POST',
        body,
        ...(idempotencyKey && { headers: once(idempotencyKey) }),
      }),
      invalidatesTags: (_reply, _fault, { body }) => (body.preview ? [] : ['MANAGE_BOOKING']),
    }),
  }),
})

export const {
  useAllLocationQuery,
  useLazyAllLocationQuery,
  useSearchingQuery,
  useVehicleDetailQuery,
  useAddCarMutation,
  useModifyBookingMutation,
  useCheckCouponQuery,
  useApplyCouponMutation,
  useRemoveCouponMutation,
  useOrderMutation,
  useWithoutCreditOrderMutation,
  useBookingsQuery,
  useInvoicesQuery,
  useManageBookingMutation,
  useBookingReferenceNumberMutation,
  useCancelBookingMutation,
  usePaymentActionMutation,
  useRateBookingMutation,
} = rentalsApi

function once(idempotencyKey: string) {
  return { 'Idempotency-Key': idempotencyKey }
}
