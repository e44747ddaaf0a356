import { expect, test } from 'vitest'
import { differencesQuery, disputesQuery, invoicesQuery, refundsQuery } from './money-query.ts'

const ID = '01890000-0000-7000-8000-000000000000'

test.for([
  {
    of: disputesQuery,
    address: `state=lost&about=${ID}&after=dp_1`,
    asks: { state: 'lost', about: ID, after: 'dp_1' },
  },
  { of: disputesQuery, address: 'state=gone&about=x&after=%27', asks: {} },
  { of: refundsQuery, address: `state=failed&after=${ID}`, asks: { state: 'failed', after: ID } },
  { of: refundsQuery, address: 'state=won&after=x', asks: {} },
  {
    of: invoicesQuery,
    address: 'kind=credit_note&search=%2042&after=INV-2026-000042',
    asks: { kind: 'credit_note', search: '42', after: 'INV-2026-000042' },
  },
  { of: invoicesQuery, address: 'kind=bill&search=%20&after=42', asks: {} },
  { of: differencesQuery, address: '', asks: { state: 'open' } },
  { of: differencesQuery, address: 'state=all', asks: {} },
  { of: differencesQuery, address: 'state=explained', asks: { state: 'explained' } },
])('"$address" asks for $asks', ({ of, address, asks }) => {
  expect(of(new URLSearchParams(address))).toEqual(asks)
})
