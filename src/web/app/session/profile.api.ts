import type { ProfileReply } from '#domains/accounts/account.contract.ts'
import { api, type Reply } from '../api.ts'

/** The signed-in user's profile, as their own pages show it. */
export const profileApi = api.injectEndpoints({
  endpoints: (build) => ({
    userProfile: build.query<Reply<typeof ProfileReply>, void>({
      query: () => ({ url: 'user/profile' }),
      providesTags: ['USER_PROFILE'],
    }),
  }),
})

export const { useUserProfileQuery } = profileApi
