import type * as earnings from '#domains/partners/earnings/decide-earning.contract.ts'
import type { EarningDecision } from '#domains/partners/earnings/earning-flag.contract.ts'
import { api, type Reply } from '#web/app/api.ts'

type Decision = {
  id: string
  decision: EarningDecision
  instead_of: EarningDecision | null
  reason: unknown
}

/** The staff's calls for commissions that a person decides about. */
export const partnerEarningsApi = api
  .enhanceEndpoints({ addTagTypes: ['PARTNER_EARNINGS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffEarnings: build.query<
        Reply<typeof earnings.StaffEarningsReply>,
        { reference?: string; after?: string }
      >({
        query: (params) => ({ url: 'staff/partner-earnings', params }),
        providesTags: ['PARTNER_EARNINGS'],
      }),
      decideEarning: build.mutation<Reply<typeof earnings.StaffEarningContract>, Decision>({
        query: ({ id, ...body }) => ({
          url: `staff/partner-earnings/${id}/decide`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ['PARTNER_EARNINGS'],
      }),
    }),
  })

export const { useDecideEarningMutation } = partnerEarningsApi
