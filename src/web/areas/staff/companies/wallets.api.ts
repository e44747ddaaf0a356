import * as operations from '#domains/companies/wallets/staff-wallet-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const WALLET_ACTS = ['top-up', 'pay-out', 'credit-limit'] as const
export type WalletAction = (typeof WALLET_ACTS)[number]

export const walletsApi = endpoints(operations)

export const {
  useReadWalletQuery,
  useTopUpWalletMutation,
  usePayOutWalletMutation,
  useSetCreditLimitMutation,
  useDecideTransferMutation,
} = walletsApi
