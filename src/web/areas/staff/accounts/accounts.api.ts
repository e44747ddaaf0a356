import * as operations from '#domains/travellers/staff-account-operations.contract.ts'
import type { StaffAccountsQuery } from '#domains/travellers/staff-account.contract.ts'
import type { ListQuery } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

export type AccountsQuery = ListQuery<typeof StaffAccountsQuery>

export const accountsApi = endpoints(operations).enhanceEndpoints({ addTagTypes: ['STAFF_ACCOUNTS'] })

export const {
  useReadAccountQuery,
  useBlockAccountMutation,
  useUnblockAccountMutation,
  useEndAccountSessionsMutation,
  useMailPasswordLinkMutation,
  useExportAccountMutation,
  useEraseAccountMutation,
} = accountsApi
