import type * as books from '#domains/payments/books/books.contract.ts'
import { api, type ListQuery } from '#web/app/api.ts'

/** The staff’s calls about the ledger. */
export const ledgerApi = api.enhanceEndpoints({ addTagTypes: ['STAFF_LEDGER'] }).injectEndpoints({
  endpoints: (build) => ({
    ledgerBalances: build.query<books.LedgerBalances, ListQuery<typeof books.BalancesQuery>>({
      query: (params) => ({ url: 'staff/money/balances', params }),
      providesTags: ['STAFF_LEDGER'],
    }),
    ledgerDays: build.query<books.LedgerDays, ListQuery<typeof books.LedgerDaysQuery>>({
      query: (params) => ({ url: 'staff/money/days', params }),
      providesTags: ['STAFF_LEDGER'],
    }),
    ledgerEntries: build.query<books.LedgerEntriesPage, ListQuery<typeof books.LedgerEntriesQuery>>({
      query: (params) => ({ url: 'staff/money/entries', params }),
      providesTags: ['STAFF_LEDGER'],
    }),
  }),
})

export const { useLedgerBalancesQuery, useLedgerDaysQuery, useLedgerEntriesQuery } = ledgerApi
