import * as stating from '#domains/partners/statements/payouts/state-now-operations.contract.ts'
import type * as payouts from '#domains/partners/statements/payouts/payout.contract.ts'
import { tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'
import { endpoints } from '#web/app/endpoints.ts'

type Batch = Reply<typeof payouts.BatchReply>

/** Endpoints of partner payouts. */
export const payoutsApi = endpoints(stating)
  .enhanceEndpoints({ addTagTypes: ['STAFF_PAYOUTS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffPayouts: build.query<Reply<typeof payouts.PayoutsReply>, { after?: string }>({
        query: (params) => ({ url: 'staff/payouts', params }),
        providesTags: ['STAFF_PAYOUTS'],
      }),
      payoutBatch: build.query<Batch, string>({
        query: (id) => ({ url: `staff/payouts/${encodeURIComponent(id)}` }),
        providesTags: ['STAFF_PAYOUTS'],
      }),
      prepareBatch: build.mutation<Batch, Body<typeof payouts.PrepareBatchBody>>({
        query: (body) => ({ url: 'staff/payouts', method: 'POST', body }),
        invalidatesTags: ['STAFF_PAYOUTS'],
      }),
      decideBatch: build.mutation<Batch, { id: string; approve: boolean }>({
        query: ({ id, approve }) => ({
          url: `staff/payouts/${id}/decide`,
          method: 'POST',
          body: { approve },
        }),
        invalidatesTags: ['STAFF_PAYOUTS'],
      }),
      payBatch: build.mutation<Batch, { id: string; fields: Readonly<Record<string, unknown>> }>({
        query: ({ id, fields }) => ({ url: `staff/payouts/${id}/paid`, method: 'POST', body: fields }),
        invalidatesTags: tagsUnlessFailed('STAFF_PAYOUTS'),
      }),
    }),
  })

export const {
  usePayoutBatchQuery,
  usePrepareBatchMutation,
  useDecideBatchMutation,
  usePayBatchMutation,
  useLazyPreviewStatementsQuery,
  useStateNowMutation,
} = payoutsApi
