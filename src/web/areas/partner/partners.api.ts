import type {
  CommissionBody,
  CommissionReply,
  MasterSetting,
} from '#domains/partners/record/partner.contract.ts'
import type {
  WidgetDomainsBody,
  WidgetDomainsReply,
} from '#domains/partners/links/widget-domains.contract.ts'
import { api, tagsUnlessFailed, type Body, type Reply } from '#web/app/api.ts'

/** A partner's data and settings. */
export const partnersApi = api.injectEndpoints({
  endpoints: (build) => ({
    masterSetting: build.query<MasterSetting, { lang_id: number; currency_id: number }>({
      query: (params) => ({ url: 'user/master-setting', params }),
      providesTags: ['MASTER_SETTING'],
    }),
    setCommission: build.mutation<Reply<typeof CommissionReply>, Body<typeof CommissionBody>>({
      query: (body) => ({ url: 'user/commission', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('MASTER_SETTING'),
    }),
    stateDomains: build.mutation<Reply<typeof WidgetDomainsReply>, Body<typeof WidgetDomainsBody>>({
      query: (body) => ({ url: 'user/widget-domains', method: 'POST', body }),
      invalidatesTags: tagsUnlessFailed('MASTER_SETTING'),
    }),
  }),
})

export const { useMasterSettingQuery, useSetCommissionMutation, useStateDomainsMutation } = partnersApi
