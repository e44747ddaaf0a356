import type { z } from 'zod'
import type * as wallets from '#domains/companies/wallets/staff-wallet.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

export type WalletDetail = z.infer<typeof wallets.StaffWalletReply>
export const WALLET_ACTS = ['top-up', 'pay-out', 'credit-limit'] as const
export type WalletAct = (typeof WALLET_ACTS)[number]

/** `key`: of the form, so that sending it twice moves money once. */
type WalletChange = { id: string; act: WalletAct; key: string; fields: Readonly<Record<string, unknown>> }

/** The staff's calls for companies' wallets. */
export const walletsApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_WALLETS'] }).injectEndpoints({
  endpoints: (build) => ({
    staffWallets: build.query<Reply<typeof wallets.StaffWalletsReply>, { after?: string }>({
      query: (params) => ({ url: 'staff/wallets', params }),
      providesTags: ['STAFF_WALLETS'],
    }),
    staffWallet: build.query<WalletDetail, { id: string; after?: string }>({
      query: ({ id, ...params }) => ({ url: `staff/wallets/${encodeURIComponent(id)}`, params }),
      providesTags: ['STAFF_WALLETS'],
    }),
    changeWallet: build.mutation<Reply<typeof wallets.ChangedWalletReply>, WalletChange>({
      query: ({ id, act, key, fields }) => ({
        url: `staff/wallets/${id}/${act}`,
        method: 'POST',
        body: fields,
        headers: { 'idempotency-key': key },
      }),
      invalidatesTags: ['STAFF_WALLETS'],
    }),
    decideTransfer: build.mutation<
      Reply<typeof wallets.ChangedWalletReply>,
      { id: string; transfer: string; approve: boolean }
    >({
      query: ({ id, transfer, approve }) => ({
        url: `staff/wallets/${id}/transfers/${transfer}`,
        method: 'POST',
        body: { approve },
      }),
      invalidatesTags: ['STAFF_WALLETS'],
    }),
  }),
})

export const { useStaffWalletQuery, useChangeWalletMutation, useDecideTransferMutation } = walletsApi
