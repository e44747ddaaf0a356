import * as invoices from '#domains/invoices/staff/staff-invoice-operations.contract.ts'
import * as books from '#domains/payments/books/books-operations.contract.ts'
import * as disputes from '#domains/payments/disputes/dispute-operations.contract.ts'
import * as differences from '#domains/payments/reconciliation/difference-operations.contract.ts'
import { endpoints } from '#web/app/endpoints.ts'

export const moneyApi = endpoints({ ...invoices, ...books, ...disputes, ...differences })

export const {
  useListLedgerBalancesQuery,
  useListLedgerDaysQuery,
  useListLedgerEntriesQuery,
  useListExchangeRatesQuery,
  useReadDisputeQuery,
  useSettleDisputeMutation,
  useCompareAgainMutation,
  useExplainDifferenceMutation,
  useBookDifferenceMutation,
} = moneyApi
