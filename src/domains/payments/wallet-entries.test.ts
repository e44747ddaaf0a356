import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { balancesOf, type LedgerEntry } from './ledger.ts'
import { walletEntry } from './wallet-entries.ts'

const moved = (amount: number, tripId: string | null = null) => ({
  entryId: `entry${amount}`,
  walletId: 'wallet',
  tripId,
  amount: money(amount, 'INR'),
})

function after(...entries: readonly LedgerEntry[]): Record<string, number> {
  const balances = balancesOf(entries.flatMap(({ postings }) => postings))
  return Object.fromEntries(Object.entries(balances).filter(([, balance]) => balance !== 0))
}

const topUp = walletEntry('wallet_top_up', moved(50_000))

test('what a company transfers is in the bank, and is owed to it', () => {
  expect(after(topUp)).toEqual({ bank: 50_000, wallets: -50_000 })
  expect(after(topUp, walletEntry('wallet_pay_out', moved(-20_000)))).toEqual({
    bank: 30_000,
    wallets: -30_000,
  })
})

test('a trip beyond what was paid in is owed by the company, and earned', () => {
  const charge = walletEntry('wallet_charge', moved(-60_000, 'trip'))
  expect(after(topUp, charge)).toEqual({ bank: 50_000, wallets: 10_000, trip_revenue: -60_000 })
  const credit = walletEntry('wallet_credit', moved(15_000, 'trip'))
  expect(after(topUp, charge, credit)).toEqual({ bank: 50_000, wallets: -5000, trip_revenue: -45_000 })
})

test('an entry is about its wallet and trip, and no booking', () => {
  expect(walletEntry('wallet_charge', moved(-100, 'trip'))).toEqual({
    id: 'wallet_charge/entry-100',
    kind: 'wallet_charge',
    walletId: 'wallet',
    tripId: 'trip',
    currency: 'INR',
    postings: [
      { account: 'wallets', amount: 100 },
      { account: 'trip_revenue', amount: -100 },
    ],
  })
})
