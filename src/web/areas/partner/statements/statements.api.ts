import type {
  PayoutAccountBody,
  PayoutAccountReply,
  PayoutAccountsReply,
} from '#domains/partners/statements/details/payout-account.contract.ts'
import type { PartnerStatementsReply } from '#domains/partners/statements/statement.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

/** A partner’s statements, and where their payouts go. */
export const statementsApi = api.enhanceEndpoints({ addTagTypes: ['PAYOUT_ACCOUNTS'] }).injectEndpoints({
  endpoints: (build) => ({
    partnerStatements: build.query<Reply<typeof PartnerStatementsReply>, { after?: string }>({
      query: (params) => ({ url: 'user/partner-statements', params }),
    }),
    payoutAccounts: build.query<Reply<typeof PayoutAccountsReply>, void>({
      query: () => ({ url: 'user/payout-accounts' }),
      providesTags: ['PAYOUT_ACCOUNTS'],
    }),
    setPayoutAccount: build.mutation<Reply<typeof PayoutAccountReply>, Body<typeof PayoutAccountBody>>({
      query: (body) => ({ url: 'user/payout-account', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('PAYOUT_ACCOUNTS'),
    }),
  }),
})

export const { usePartnerStatementsQuery, usePayoutAccountsQuery, useSetPayoutAccountMutation } =
  statementsApi
