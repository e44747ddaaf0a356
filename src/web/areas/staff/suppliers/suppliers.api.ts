import * as margins from '#domains/rentals/supply/margin-operations.contract.ts'
import * as plans from '#domains/rentals/supply/supplier-plan-operations.contract.ts'
import type { ArgumentsOf } from '#kernel/operation.ts'
import { endpoints } from '#web/app/endpoints.ts'

/** Unvalidated conditions and effect of a rule; only the API validates them. */
export type EnteredRule = Omit<ArgumentsOf<typeof margins.previewMargin>, 'instead_of' | 'lang_id'>

type Rule = Readonly<Record<string, unknown>>
type MarginChange = { act: 'add' } | { act: 'change' | 'remove'; id: string; version: number }

/** Endpoints of suppliers. A rejected change also refetches, as a colleague may have changed the record. */
export const suppliersApi = endpoints({ ...plans, ...margins }).injectEndpoints({
  endpoints: (build) => ({
    saveMargin: build.mutation<unknown, MarginChange & { rule?: Rule; lang_id?: number }>({
      query: ({ act, rule, lang_id, ...target }) => {
        const at = 'id' in target ? `/${target.id}` : ''
        const version = 'version' in target ? { version: target.version } : {}
        return {
          url: `staff/margins${at}${act === 'remove' ? '/remove' : ''}`,
          method: 'POST',
          body: { ...rule, ...version, ...(lang_id !== undefined && { lang_id }) },
        }
      },
      invalidatesTags: ['STAFF_MARGINS'] as never[],
    }),
  }),
})

export const {
  useListSupplierPlansQuery,
  useSwitchPlanMutation,
  usePreviewMarginMutation,
  useSaveMarginMutation,
} = suppliersApi
