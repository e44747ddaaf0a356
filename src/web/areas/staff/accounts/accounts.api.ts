import type * as accounts from '#domains/travellers/staff-account.contract.ts'
import { api, type ListQuery, type Reply } from '#web/app/api.ts'

export type AccountsQuery = ListQuery<typeof accounts.StaffAccountsQuery>
type Fields = Readonly<Record<string, unknown>>

/** The staff's calls for travellers' and partners' accounts. A refused act is read again, too. */
export const accountsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_ACCOUNTS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffAccounts: build.query<accounts.StaffAccounts, AccountsQuery>({
      query: (params) => ({ url: 'staff/accounts', params }),
      providesTags: ['STAFF_ACCOUNTS'],
    }),
    staffAccount: build.query<accounts.StaffAccount, string>({
      query: (id) => ({ url: `staff/accounts/${encodeURIComponent(id)}` }),
      providesTags: ['STAFF_ACCOUNTS'],
    }),
    actOnAccount: build.mutation<
      Reply<typeof accounts.ChangedAccountReply>,
      { id: string; act: 'block' | 'unblock' | 'end-sessions' | 'password-link'; fields?: Fields }
    >({
      query: ({ id, act, fields = {} }) => ({
        url: `staff/accounts/${id}/${act}`,
        method: 'POST',
        body: fields,
      }),
      invalidatesTags: ['STAFF_ACCOUNTS'],
    }),
    exportAccount: build.mutation<Reply<typeof accounts.ExportedAccountReply>, string>({
      query: (id) => ({ url: `staff/accounts/${id}/export`, method: 'POST', body: {} }),
    }),
    eraseAccount: build.mutation<null, { id: string; fields: Fields }>({
      query: ({ id, fields }) => ({ url: `staff/accounts/${id}/erase`, method: 'POST', body: fields }),
    }),
  }),
})

export const {
  useStaffAccountQuery,
  useActOnAccountMutation,
  useExportAccountMutation,
  useEraseAccountMutation,
} = accountsApi
