import type { AuthSessionReply } from '#domains/accounts/authjs/auth.contract.ts'
import { api, type Reply } from '../api.ts'
import { logFailedFetch } from './log-failed-fetch.ts'

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The browser's session if still valid; null or without a user: not signed in. */
    session: build.query<Reply<typeof AuthSessionReply> | null, void>({
      query: () => ({ url: 'auth/session' }),
      onQueryStarted: logFailedFetch('auth/session'),
    }),
  }),
})
