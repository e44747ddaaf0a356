import { createApi } from '@reduxjs/toolkit/query/react'
import type { z } from 'zod'
import type * as accounts from '#domains/accounts/account.contract.ts'
import type { FeedbackBody, FeedbackReply } from '#domains/accounts/feedback/feedback.contract.ts'
import type { ReferFriendReply } from '#domains/accounts/referral/referral.contract.ts'
import type * as secondStep from '#domains/accounts/second-step/second-step.contract.ts'
import type { InvoicesQuery, InvoicesReply } from '#domains/invoices/invoice.contract.ts'
import type {
  CheckCouponBody,
  CheckCouponReply,
  CouponBody,
  OwnCouponsReply,
  RemoveCouponBody,
} from '#domains/coupons/coupon.contract.ts'
import type * as bookings from '#domains/rentals/bookings/booking.contract.ts'
import type { CommissionBody, CommissionReply, MasterSetting } from '#domains/partners/partner.contract.ts'
import type { AllLocationReply } from '#domains/rentals/locations/location.contract.ts'
import type { RatingBody } from '#domains/rentals/ratings/rating.contract.ts'
import type { Quote, VehicleDetailBody } from '#domains/rentals/quotes/quote.contract.ts'
import type {
  SearchResults,
  SearchingChoice,
  SearchingParams,
} from '#domains/rentals/search/search.contract.ts'
import { baseQuery } from './base-query.ts'

type LocationSearch = { search?: string; near?: string }
type Reply<Contract extends z.ZodType> = z.output<Contract>
type Body<Contract extends z.ZodType> = z.input<Contract>
/** The same key with the same body gets the same answer: make it once per intent, keep it for its retries. */
type Once<Contract extends z.ZodType> = { body: Body<Contract>; idempotencyKey: string }

/** A refused coupon changes nothing. */
const couponTags = (changed: unknown) => (changed ? (['ADD_CAR_BOOKING', 'MODIFY_CAR_BOOKING'] as const) : [])

/** What a refusal leaves as it is. */
const unlessRefused =
  <Tag extends string>(...tags: Tag[]) =>
  (_reply: unknown, refusal: unknown) =>
    refusal ? [] : tags

/** What belongs to whoever is signed in. */
const OWN = [
  'USER_PROFILE',
  'ADD_CAR_BOOKING',
  'MODIFY_CAR_BOOKING',
  'MANAGE_BOOKING',
  'MASTER_SETTING',
  'SIGNED_IN_DEVICES',
  'SECOND_STEP',
] as const

/**
 * Every call the site makes. Tags are the specification's (§4), and two for how an account is kept safe; unused answers
 * are kept 60 s (§9).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  keepUnusedDataFor: 60,
  tagTypes: OWN,
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
    guestLogin: build.mutation<Reply<typeof accounts.GuestLoginReply>, void>({
      query: () => ({ url: 'guest-login' }),
    }),
    /** Whether the browser's sign-in still holds; null or without a user: nobody is signed in. */
    session: build.query<{ user?: unknown } | null, void>({ query: () => ({ url: 'auth/session' }) }),
    authProviders: build.query<Record<string, { id: string; name: string; type: string }> | null, void>({
      query: () => ({ url: 'auth/providers' }),
    }),
    csrfToken: build.query<{ csrfToken: string }, void>({ query: () => ({ url: 'auth/csrf' }) }),
    /** To another service to sign in there: answers its address, or the page that says why not. */
    signInWith: build.mutation<{ url: string }, { provider: string; csrfToken: string; callbackUrl: string }>(
      {
        query: ({ provider, ...fields }) => ({
          url: `auth/signin/${provider}`,
          method: 'POST',
          body: new URLSearchParams({ ...fields, json: 'true' }),
        }),
      },
    ),
    register: build.mutation<Reply<typeof accounts.SessionReply>, Body<typeof accounts.RegisterBody>>({
      query: (body) => ({ url: 'register', method: 'POST', body }),
      invalidatesTags: unlessRefused(...OWN),
    }),
    login: build.mutation<Reply<typeof secondStep.LoginReply>, Body<typeof accounts.LoginBody>>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
      invalidatesTags: unlessRefused(...OWN),
    }),
    loginSecondStep: build.mutation<
      Reply<typeof accounts.SessionReply>,
      Body<typeof secondStep.LoginSecondStepBody>
    >({
      query: (body) => ({ url: 'login/second-step', method: 'POST', body }),
      invalidatesTags: unlessRefused(...OWN),
    }),
    secondStep: build.query<Reply<typeof secondStep.SecondStepStateReply>, void>({
      query: () => ({ url: 'user/second-step' }),
      providesTags: ['SECOND_STEP'],
    }),
    newCodes: build.mutation<
      Reply<typeof secondStep.NewCodesReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/codes', method: 'POST', body }),
    }),
    confirmCodes: build.mutation<
      Reply<typeof secondStep.IssuedReply>,
      Body<typeof secondStep.ConfirmCodesBody>
    >({
      query: (body) => ({ url: 'user/second-step/confirm-codes', method: 'POST', body }),
      invalidatesTags: unlessRefused('SECOND_STEP'),
    }),
    endCodes: build.mutation<null, Body<typeof secondStep.EndCodesBody>>({
      query: (body) => ({ url: 'user/second-step/end-codes', method: 'POST', body }),
      invalidatesTags: unlessRefused('SECOND_STEP'),
    }),
    newPasskey: build.mutation<
      Reply<typeof secondStep.NewPasskeyReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/new-passkey', method: 'POST', body }),
    }),
    addPasskey: build.mutation<Reply<typeof secondStep.IssuedReply>, Body<typeof secondStep.AddPasskeyBody>>({
      query: (body) => ({ url: 'user/second-step/add-passkey', method: 'POST', body }),
      invalidatesTags: unlessRefused('SECOND_STEP'),
    }),
    removePasskey: build.mutation<null, Body<typeof secondStep.RemovePasskeyBody>>({
      query: (body) => ({ url: 'user/second-step/remove-passkey', method: 'POST', body }),
      invalidatesTags: unlessRefused('SECOND_STEP'),
    }),
    newRecoveryCodes: build.mutation<
      Reply<typeof secondStep.RecoveryCodesReply>,
      Body<typeof secondStep.PasswordAgainBody>
    >({
      query: (body) => ({ url: 'user/second-step/recovery-codes', method: 'POST', body }),
      invalidatesTags: unlessRefused('SECOND_STEP'),
    }),
    passkeyOptions: build.mutation<
      Reply<typeof secondStep.PasskeyOptionsReply>,
      Body<typeof secondStep.PasskeyOptionsBody>
    >({
      query: (body) => ({ url: 'login/passkey-options', method: 'POST', body }),
    }),
    loginPasskey: build.mutation<
      Reply<typeof accounts.SessionReply>,
      Body<typeof secondStep.LoginPasskeyBody>
    >({
      query: (body) => ({ url: 'login/passkey', method: 'POST', body }),
      invalidatesTags: unlessRefused(...OWN),
    }),
    /** Makes nothing stale: the document that read it ends with it, and must not ask again as nobody. */
    logout: build.mutation<null, void>({ query: () => ({ url: 'user/logout', method: 'POST' }) }),
    forgetPassword: build.mutation<
      Reply<typeof bookings.AcceptedReply>,
      Body<typeof accounts.ForgetPasswordBody>
    >({
      query: (body) => ({ url: 'forget-password', method: 'POST', body }),
    }),
    changePassword: build.mutation<null, Body<typeof accounts.ChangePasswordBody>>({
      query: (body) => ({ url: 'change-password', method: 'POST', body }),
      invalidatesTags: unlessRefused('SIGNED_IN_DEVICES'),
    }),
    verifyEmail: build.mutation<Reply<typeof accounts.ProfileReply>, Body<typeof accounts.VerifyEmailBody>>({
      query: (body) => ({ url: 'verify-email', method: 'POST', body }),
      invalidatesTags: unlessRefused('USER_PROFILE'),
    }),
    userProfile: build.query<Reply<typeof accounts.ProfileReply>, void>({
      query: () => ({ url: 'user/profile' }),
      providesTags: ['USER_PROFILE'],
    }),
    updateProfile: build.mutation<
      Reply<typeof accounts.ProfileReply>,
      Body<typeof accounts.UpdateProfileBody>
    >({
      query: (body) => ({ url: 'user/update_profile', method: 'POST', body }),
      invalidatesTags: unlessRefused('USER_PROFILE'),
    }),
    updateImage: build.mutation<Reply<typeof accounts.ProfileReply>, FormData>({
      query: (body) => ({ url: 'user/update-image', method: 'POST', body }),
      invalidatesTags: unlessRefused('USER_PROFILE'),
    }),
    removeImage: build.mutation<Reply<typeof accounts.ProfileReply>, void>({
      query: () => ({ url: 'user/remove-image', method: 'POST' }),
      invalidatesTags: unlessRefused('USER_PROFILE'),
    }),
    updateLanguage: build.mutation<
      Reply<typeof accounts.ProfileReply>,
      Body<typeof accounts.UpdateLanguageBody>
    >({
      query: (body) => ({ url: 'user/update-language', method: 'POST', body }),
      invalidatesTags: unlessRefused('USER_PROFILE'),
    }),
    verifyEmailAgain: build.mutation<Reply<typeof bookings.AcceptedReply>, void>({
      query: () => ({ url: 'user/verify-email-again', method: 'POST' }),
    }),
    changeEmail: build.mutation<Reply<typeof bookings.AcceptedReply>, Body<typeof accounts.ChangeEmailBody>>({
      query: (body) => ({ url: 'user/change-email', method: 'POST', body }),
    }),
    /** The file as it is. */
    exportData: build.mutation<string, void>({
      query: () => ({ url: 'user/export', responseHandler: 'text' }),
    }),
    /** Nothing is asked anew: there is nobody left to ask for. */
    deleteAccount: build.mutation<null, Body<typeof accounts.DeleteAccountBody>>({
      query: (body) => ({ url: 'user/delete-account', method: 'POST', body }),
    }),
    ownCoupons: build.query<Reply<typeof OwnCouponsReply>, void>({
      query: () => ({ url: 'user/coupons' }),
      providesTags: ['USER_PROFILE', 'MANAGE_BOOKING'],
    }),
    devices: build.query<Reply<typeof accounts.DevicesReply>, void>({
      query: () => ({ url: 'user/devices' }),
      providesTags: ['SIGNED_IN_DEVICES'],
    }),
    endDevice: build.mutation<null, Body<typeof accounts.EndDeviceBody>>({
      query: (body) => ({ url: 'user/end-device', method: 'POST', body }),
      invalidatesTags: unlessRefused('SIGNED_IN_DEVICES'),
    }),
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: 'user/sign-out-everywhere', method: 'POST' }),
      invalidatesTags: unlessRefused('SIGNED_IN_DEVICES'),
    }),
    addCar: build.mutation<Reply<typeof bookings.BookingReply>, Body<typeof bookings.AddCarBody>>({
      query: (body) => ({ url: 'user/add-car', method: 'POST', body }),
      invalidatesTags: ['ADD_CAR_BOOKING'],
    }),
    modifyBooking: build.mutation<
      Reply<typeof bookings.ModifyBookingReply>,
      Body<typeof bookings.ModifyBookingBody> & { payment?: bookings.OrderPayment }
    >({
      query: (body) => ({ url: 'user/modify-booking', method: 'POST', body }),
      // What a change of a confirmed booking would cost is only told.
      invalidatesTags: (reply, _fault, body) =>
        reply?.change && !body.accept_total ? [] : ['MODIFY_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    checkCoupon: build.query<Reply<typeof CheckCouponReply>, Body<typeof CheckCouponBody>>({
      query: (body) => ({ url: 'check-coupon', method: 'POST', body }),
    }),
    applyCoupon: build.mutation<Reply<typeof bookings.BookingReply>, Body<typeof CouponBody>>({
      query: (body) => ({ url: 'user/coupon', method: 'POST', body }),
      invalidatesTags: couponTags,
    }),
    removeCoupon: build.mutation<Reply<typeof bookings.BookingReply>, Body<typeof RemoveCouponBody>>({
      query: (body) => ({ url: 'user/remove-coupon', method: 'POST', body }),
      invalidatesTags: couponTags,
    }),
    order: build.mutation<
      Reply<typeof bookings.OrderReply>,
      Once<typeof bookings.OrderBody | typeof bookings.PaymentMethodOrderBody>
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/order',
        method: 'POST',
        body,
        headers: once(idempotencyKey),
      }),
      invalidatesTags: ['ADD_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    withoutCreditOrder: build.mutation<
      Reply<typeof bookings.BookingReply>,
      Once<typeof bookings.WithoutCreditOrderBody>
    >({
      query: ({ body, idempotencyKey }) => ({
        url: 'user/without-credit-order',
        method: 'POST',
        body,
        headers: once(idempotencyKey),
      }),
      invalidatesTags: ['ADD_CAR_BOOKING', 'MANAGE_BOOKING'],
    }),
    lastOrderDetail: build.query<Reply<typeof bookings.BookingReply>, void>({
      query: () => ({ url: 'user/get-last-order-detail', method: 'POST', body: {} }),
      providesTags: ['ADD_CAR_BOOKING', 'MODIFY_CAR_BOOKING', 'MANAGE_BOOKING'],
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
    giveFeedback: build.mutation<Reply<typeof FeedbackReply>, Body<typeof FeedbackBody>>({
      query: (body) => ({ url: 'user/feedback', method: 'POST', body }),
    }),
    referFriend: build.query<Reply<typeof ReferFriendReply>, void>({
      query: () => ({ url: 'user/refer-friend' }),
    }),
    masterSetting: build.query<MasterSetting, { lang_id: number; currency_id: number }>({
      query: (params) => ({ url: 'user/master-setting', params }),
      providesTags: ['MASTER_SETTING'],
    }),
    setCommission: build.mutation<Reply<typeof CommissionReply>, Body<typeof CommissionBody>>({
      query: (body) => ({ url: 'user/commission', method: 'POST', body }),
      invalidatesTags: unlessRefused('MASTER_SETTING'),
    }),
    rateBooking: build.mutation<Reply<typeof bookings.BookingReply>, Body<typeof RatingBody>>({
      query: (body) => ({ url: 'user/rating', method: 'POST', body }),
      invalidatesTags: ['MANAGE_BOOKING'],
    }),
  }),
})

export const {
  useAllLocationQuery,
  useLazyAllLocationQuery,
  useSearchingQuery,
  useVehicleDetailQuery,
  useGuestLoginMutation,
  useAuthProvidersQuery,
  useRegisterMutation,
  useSecondStepQuery,
  useNewCodesMutation,
  useConfirmCodesMutation,
  useEndCodesMutation,
  useNewPasskeyMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
  useNewRecoveryCodesMutation,
  usePasskeyOptionsMutation,
  useLoginPasskeyMutation,
  useForgetPasswordMutation,
  useChangePasswordMutation,
  useVerifyEmailMutation,
  useUserProfileQuery,
  useUpdateProfileMutation,
  useUpdateLanguageMutation,
  useVerifyEmailAgainMutation,
  useChangeEmailMutation,
  useExportDataMutation,
  useDeleteAccountMutation,
  useOwnCouponsQuery,
  useDevicesQuery,
  useEndDeviceMutation,
  useSignOutEverywhereMutation,
  useAddCarMutation,
  useModifyBookingMutation,
  useCheckCouponQuery,
  useApplyCouponMutation,
  useRemoveCouponMutation,
  useOrderMutation,
  useWithoutCreditOrderMutation,
  useLastOrderDetailQuery,
  useBookingsQuery,
  useInvoicesQuery,
  useManageBookingMutation,
  useBookingReferenceNumberMutation,
  useCancelBookingMutation,
  useUpdateImageMutation,
  useRemoveImageMutation,
  useGiveFeedbackMutation,
  useReferFriendQuery,
  useMasterSettingQuery,
  useSetCommissionMutation,
  useRateBookingMutation,
} = api

function once(idempotencyKey: string) {
  return { 'Idempotency-Key': idempotencyKey }
}
