import type * as invoices from '#domains/invoices/staff/staff-invoice.contract.ts'
import type * as rates from '#domains/payments/books/rates.contract.ts'
import type * as refunds from '#domains/payments/books/refund-list.contract.ts'
import type * as disputes from '#domains/payments/disputes/dispute.contract.ts'
import type * as differences from '#domains/payments/reconciliation/difference.contract.ts'
import { api, tagsUnlessFailed, type ListQuery, type Reply } from '#web/app/api.ts'

type Fields = Readonly<Record<string, unknown>>
/** By what a reason ends a difference: the books may differ, or what they differ by is booked. */
export type DifferenceEnd = 'explain' | 'book'

/** The staff’s calls about money. What was refused is read again, too: a colleague, or the bank, may have come first. */
export const moneyApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_MONEY'] }).injectEndpoints({
  endpoints: (build) => ({
    staffDisputes: build.query<disputes.DisputesPage, ListQuery<typeof disputes.DisputesQuery>>({
      query: (params) => ({ url: 'staff/money/disputes', params }),
      providesTags: ['STAFF_MONEY'],
    }),
    staffDispute: build.query<Reply<typeof disputes.DisputeReply>, string>({
      query: (id) => ({ url: `staff/money/disputes/${encodeURIComponent(id)}` }),
      providesTags: ['STAFF_MONEY'],
    }),
    settleDispute: build.mutation<
      Reply<typeof disputes.DisputeReply>,
      { id: string; act: disputes.DisputeAct; fields: Fields }
    >({
      query: ({ id, act, fields }) => ({
        url: `staff/money/disputes/${encodeURIComponent(id)}/settle`,
        method: 'POST',
        body: { ...fields, act },
      }),
      invalidatesTags: ['STAFF_MONEY'],
    }),
    staffRefunds: build.query<refunds.CardRefunds, ListQuery<typeof refunds.RefundsQuery>>({
      query: (params) => ({ url: 'staff/money/refunds', params }),
      providesTags: ['STAFF_MONEY'],
    }),
    staffInvoices: build.query<invoices.StaffInvoices, ListQuery<typeof invoices.StaffInvoicesQuery>>({
      query: (params) => ({ url: 'staff/money/invoices', params }),
    }),
    staffDifferences: build.query<
      differences.BookDifferences,
      ListQuery<typeof differences.DifferencesQuery>
    >({
      query: (params) => ({ url: 'staff/money/differences', params }),
      providesTags: ['STAFF_MONEY'],
    }),
    compareAgain: build.mutation<Reply<typeof differences.DifferenceReply>, string>({
      query: (id) => ({ url: `staff/money/differences/${id}/compare-again`, method: 'POST', body: {} }),
      invalidatesTags: ['STAFF_MONEY'],
    }),
    endDifference: build.mutation<
      Reply<typeof differences.DifferenceReply>,
      { id: string; act: DifferenceEnd; fields: Fields }
    >({
      query: ({ id, act, fields }) => ({
        url: `staff/money/differences/${id}/${act}`,
        method: 'POST',
        body: fields,
      }),
      invalidatesTags: tagsUnlessFailed('STAFF_MONEY'),
    }),
    ratesInUse: build.query<rates.RatesInUse, void>({ query: () => ({ url: 'staff/money/rates' }) }),
  }),
})

export const {
  useStaffDisputeQuery,
  useSettleDisputeMutation,
  useCompareAgainMutation,
  useEndDifferenceMutation,
  useRatesInUseQuery,
} = moneyApi
