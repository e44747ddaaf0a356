import type * as accounts from '#domains/accounts/account.contract.ts'
import type { EnquiryFormReply, EnquiryReply } from '#domains/enquiries/enquiry.contract.ts'
import type { FeedbackBody } from '#domains/enquiries/feedback/feedback.contract.ts'
import type { ReferFriendReply } from '#domains/accounts/referral/referral.contract.ts'
import type { OwnCouponsReply } from '#domains/coupons/coupon.contract.ts'
import type * as bookings from '#domains/rentals/bookings/booking.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

/** The signed-in user's data, except bookings. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    updateProfile: build.mutation<
      Reply<typeof accounts.ProfileReply>,
      Body<typeof accounts.UpdateProfileBody>
    >({
      query: (body) => ({ url: 'user/update_profile', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('USER_PROFILE'),
    }),
    updateImage: build.mutation<Reply<typeof accounts.ProfileReply>, FormData>({
      query: (body) => ({ url: 'user/update-image', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('USER_PROFILE'),
    }),
    removeImage: build.mutation<Reply<typeof accounts.ProfileReply>, void>({
      query: () => ({ url: 'user/remove-image', method: 'POST' }),
      invalidatesTags: tagsUnlessFailed('USER_PROFILE'),
    }),
    updateLanguage: build.mutation<
      Reply<typeof accounts.ProfileReply>,
      Body<typeof accounts.UpdateLanguageBody>
    >({
      query: (body) => ({ url: 'user/update-language', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('USER_PROFILE'),
    }),
    verifyEmailAgain: build.mutation<Reply<typeof bookings.AcceptedReply>, void>({
      query: () => ({ url: 'user/verify-email-again', method: 'POST' }),
    }),
    changeEmail: build.mutation<Reply<typeof bookings.AcceptedReply>, Body<typeof accounts.ChangeEmailBody>>({
      query: (body) => ({ url: 'user/change-email', method: 'POST', body }),
    }),
    /** The file as text, not parsed. */
    exportData: build.mutation<string, void>({
      query: () => ({ url: 'user/export', responseHandler: 'text' }),
    }),
    /** Invalidates nothing: there is no account left to refetch. */
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
      invalidatesTags: tagsUnlessFailed('SIGNED_IN_DEVICES'),
    }),
    signOutEverywhere: build.mutation<null, void>({
      query: () => ({ url: 'user/sign-out-everywhere', method: 'POST' }),
      invalidatesTags: tagsUnlessFailed('SIGNED_IN_DEVICES'),
    }),
    /** When the form was opened, signed by the server. */
    feedbackForm: build.query<Reply<typeof EnquiryFormReply>, void>({
      query: () => ({ url: 'enquiry-form', params: { kind: 'feedback' } }),
    }),
    giveFeedback: build.mutation<Reply<typeof EnquiryReply>, Body<typeof FeedbackBody>>({
      query: (body) => ({ url: 'user/feedback', method: 'POST', body }),
    }),
    referFriend: build.query<Reply<typeof ReferFriendReply>, void>({
      query: () => ({ url: 'user/refer-friend' }),
    }),
  }),
})

export const {
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
  useUpdateImageMutation,
  useRemoveImageMutation,
  useFeedbackFormQuery,
  useReferFriendQuery,
} = accountApi
