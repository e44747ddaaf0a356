import { operation } from '#kernel/operation.ts'
import * as books from './books.contract.ts'
import { RatesQuery, RatesReply } from './rates.contract.ts'
import { RefundsQuery, RefundsReply } from './refund-list.contract.ts'

const shared = { method: 'get', access: { staff: ['finance'] } } as const
const ledger = {
  ...shared,
  limit: { name: 'staff-ledger', perMinute: 300 },
  tags: ['STAFF_LEDGER'],
} as const

export const listExchangeRates = operation({
  ...shared,
  path: '/staff/money/rates',
  summary: 'The exchange rates that prices are converted by, and how old each is',
  limit: { name: 'staff-rates', perMinute: 300 },
  query: RatesQuery,
  reply: [RatesReply, 'By currency'],
})

export const listCardRefunds = operation({
  ...shared,
  path: '/staff/money/refunds',
  summary: 'Refunds to cards and how far they have come, the latest first',
  limit: { name: 'staff-refund-list', perMinute: 300 },
  query: RefundsQuery,
  reply: [RefundsReply, 'A page of them'],
  tags: ['STAFF_MONEY'],
})

export const listLedgerBalances = operation({
  ...ledger,
  path: '/staff/money/balances',
  summary: 'What each account of the ledger held before and after some days, and what came and went',
  query: books.BalancesQuery,
  reply: [books.BalancesReply, 'Accounts that were ever posted to'],
})

export const listLedgerDays = operation({
  ...ledger,
  path: '/staff/money/days',
  summary: 'An account of the ledger in one currency, by day',
  query: books.LedgerDaysQuery,
  reply: [books.LedgerDaysReply, 'Days with a posting'],
})

export const listLedgerEntries = operation({
  ...ledger,
  path: '/staff/money/entries',
  summary: 'The entries of a day, the latest first',
  query: books.LedgerEntriesQuery,
  reply: [books.LedgerEntriesReply, 'A page of them'],
})
