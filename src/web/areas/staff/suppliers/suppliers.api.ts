import type * as margins from '#domains/rentals/supply/margin-rule.contract.ts'
import type * as plans from '#domains/rentals/supply/supplier-plan.contract.ts'
import { api, type ListQuery, type Reply } from '#web/app/api.ts'

type MarginsQuery = ListQuery<typeof margins.StaffMarginsQuery>
type Rule = Readonly<Record<string, unknown>>
type MarginChange = { act: 'add' } | { act: 'change' | 'remove'; id: string; version: number }
type PlanSwitch = { id: string; on: boolean; version: number }

/** Endpoints of suppliers. A rejected change also refetches, as a colleague may have changed the record. */
export const suppliersApi = api
  .enhanceEndpoints({ addTagTypes: ['STAFF_SUPPLIERS', 'STAFF_MARGINS'] })
  .injectEndpoints({
    endpoints: (build) => ({
      staffSuppliers: build.query<plans.SupplierPlans, void>({
        query: () => ({ url: 'staff/suppliers' }),
        providesTags: ['STAFF_SUPPLIERS'],
      }),
      switchPlan: build.mutation<Reply<typeof plans.SwitchPlanReply>, PlanSwitch>({
        query: ({ id, ...body }) => ({
          url: `staff/suppliers/${encodeURIComponent(id)}/switch`,
          method: 'POST',
          body,
        }),
        invalidatesTags: ['STAFF_SUPPLIERS'],
      }),
      staffMargins: build.query<margins.StaffMargins, MarginsQuery>({
        query: (params) => ({ url: 'staff/margins', params }),
        providesTags: ['STAFF_MARGINS'],
      }),
      previewMargin: build.mutation<Reply<typeof margins.MarginPreviewReply>, Rule>({
        query: (body) => ({ url: 'staff/margins/preview', method: 'POST', body }),
      }),
      changeMargin: build.mutation<unknown, MarginChange & { rule?: Rule; lang_id?: number }>({
        query: ({ act, rule, lang_id, ...named }) => {
          const at = 'id' in named ? `/${named.id}` : ''
          const version = 'version' in named ? { version: named.version } : {}
          return {
            url: `staff/margins${at}${act === 'remove' ? '/remove' : ''}`,
            method: 'POST',
            body: { ...rule, ...version, ...(lang_id !== undefined && { lang_id }) },
          }
        },
        invalidatesTags: ['STAFF_MARGINS'],
      }),
    }),
  })

export const {
  useStaffSuppliersQuery,
  useSwitchPlanMutation,
  usePreviewMarginMutation,
  useChangeMarginMutation,
} = suppliersApi
