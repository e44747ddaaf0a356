import * as payouts from '#domains/partners/statements/payouts/payout-operations.contract.ts'
import * as stating from '#domains/partners/statements/payouts/state-now-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Endpoints of partner payouts. */
export const payoutsApi = endpoints({ ...payouts, ...stating })

export const {
  useReadBatchQuery,
  usePrepareBatchMutation,
  useDecideBatchMutation,
  usePayBatchMutation,
  useLazyPreviewStatementsQuery,
  useStateNowMutation,
} = payoutsApi
