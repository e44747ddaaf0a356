import { expect, test } from 'vitest'
import { accountIn, daysIn, entriesIn } from './ledger-query.ts'

const read = (address: string) => {
  const search = new URLSearchParams(address)
  return { days: daysIn(search), account: accountIn(search), entries: entriesIn(search) }
}

test('an address names days, an account in a currency, and a day with its entries', () => {
  expect(
    read('from=2026-11-01&to=2026-11-30&account=gateway&currency=EUR&day=2026-11-07&after=sale/x'),
  ).toEqual({
    days: { from: '2026-11-01', to: '2026-11-30' },
    account: { account: 'gateway', currency: 'EUR' },
    entries: { day: '2026-11-07', account: 'gateway', currency: 'EUR', after: 'sale/x' },
  })
})

test('an invalid parameter counts as missing', () => {
  expect(read('from=soon&to=2026-02-30&account=cash&currency=EUR&day=2026-11-07&after=%00')).toEqual({
    days: {},
    account: null,
    entries: { day: '2026-11-07' },
  })
  expect(read('account=gateway&currency=euro&day=today')).toEqual({ days: {}, account: null, entries: null })
})
