import { changeEmail, verifyEmailAgain } from '#domains/accounts/email/email-operations.contract.ts'
import { updateLanguage } from '#domains/accounts/profile/profile-operations.contract.ts'
import { readReferral } from '#domains/accounts/referral/referral-operations.contract.ts'
import * as sessions from '#domains/accounts/sessions/session-operations.contract.ts'
import { listPersonalCoupons } from '#domains/coupons/coupon-operations.contract.ts'
import type * as accounts from '#domains/accounts/account.contract.ts'
import { giveFeedback, openForm } from '#domains/enquiries/enquiry-operations.contract.ts'
import { tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** The signed-in user's data, except bookings. */
export const accountApi = endpoints({
  ...sessions,
  changeEmail,
  feedbackForm: openForm,
  giveFeedback,
  listPersonalCoupons,
  readReferral,
  updateLanguage,
  verifyEmailAgain,
}).injectEndpoints({
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
    /** The file as text, not parsed. */
    exportData: build.mutation<string, void>({
      query: () => ({ url: 'user/export', responseHandler: 'text' }),
    }),
    /** Invalidates nothing: there is no account left to refetch. */
    deleteAccount: build.mutation<null, Body<typeof accounts.DeleteAccountBody>>({
      query: (body) => ({ url: 'user/delete-account', method: 'POST', body }),
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
  useListPersonalCouponsQuery,
  useListDevicesQuery,
  useEndDeviceMutation,
  useSignOutEverywhereMutation,
  useUpdateImageMutation,
  useRemoveImageMutation,
  useFeedbackFormQuery,
  useReadReferralQuery,
} = accountApi
