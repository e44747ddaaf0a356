import type * as accounts from '#domains/accounts/account.contract.ts'
import { verifyEmail } from '#domains/accounts/email/email-operations.contract.ts'
import { startPasskeySignIn } from '#domains/accounts/second-step/second-step-operations.contract.ts'
import type * as secondStep from '#domains/accounts/second-step/second-step.contract.ts'
import type * as bookings from '#domains/rentals/bookings/booking.contract.ts'
import { PERSONAL_TAGS, tagsUnlessFailed, type Body, type Reply } from '../api.ts'
import { endpoints } from '../endpoints.ts'
import { logFailedFetch } from './log-failed-fetch.ts'

/** Sign-in, registration and sign-out: for pages about them, not in the first script. */
export const signInApi = endpoints({ startPasskeySignIn, verifyEmail }).injectEndpoints({
  endpoints: (build) => ({
    authProviders: build.query<Record<string, { id: string; name: string; type: string }> | null, void>({
      query: () => ({ url: 'auth/providers' }),
      onQueryStarted: logFailedFetch('auth/providers'),
    }),
    csrfToken: build.query<{ csrfToken: string }, void>({
      query: () => ({ url: 'auth/csrf' }),
      onQueryStarted: logFailedFetch('auth/csrf'),
    }),
    /** Starts a sign-in with another service: returns its address, or that of the error page. */
    signInWith: build.mutation<
      { url: string },
      { provider: string; csrfToken: string; callbackUrl: string; referral_code?: string }
    >({
      query: ({ provider, ...fields }) => ({
        url: `auth/signin/${provider}`,
        method: 'POST',
        body: new URLSearchParams({ ...fields, json: 'true' }),
      }),
    }),
    register: build.mutation<Reply<typeof accounts.SessionReply>, Body<typeof accounts.RegisterBody>>({
      query: (body) => ({ url: 'register', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed(...PERSONAL_TAGS),
    }),
    login: build.mutation<Reply<typeof secondStep.LoginReply>, Body<typeof accounts.LoginBody>>({
      query: (body) => ({ url: 'login', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed(...PERSONAL_TAGS),
    }),
    loginSecondStep: build.mutation<
      Reply<typeof accounts.SessionReply>,
      Body<typeof secondStep.LoginSecondStepBody>
    >({
      query: (body) => ({ url: 'login/second-step', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed(...PERSONAL_TAGS),
    }),
    loginPasskey: build.mutation<
      Reply<typeof accounts.SessionReply>,
      Body<typeof secondStep.LoginPasskeyBody>
    >({
      query: (body) => ({ url: 'login/passkey', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed(...PERSONAL_TAGS),
    }),
    /** Invalidates nothing: the document with the cached data is replaced, and must not refetch while signed out. */
    logout: build.mutation<null, void>({ query: () => ({ url: 'user/logout', method: 'POST' }) }),
    forgetPassword: build.mutation<
      Reply<typeof bookings.AcceptedReply>,
      Body<typeof accounts.ForgetPasswordBody>
    >({
      query: (body) => ({ url: 'forget-password', method: 'POST', body }),
    }),
    changePassword: build.mutation<null, Body<typeof accounts.ChangePasswordBody>>({
      query: (body) => ({ url: 'change-password', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('SIGNED_IN_DEVICES'),
    }),
  }),
})

export const {
  useAuthProvidersQuery,
  useRegisterMutation,
  useStartPasskeySignInMutation,
  useLoginPasskeyMutation,
  useForgetPasswordMutation,
  useChangePasswordMutation,
  useVerifyEmailMutation,
} = signInApi
