import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { protectionsInOrder } from './protections-in-order.ts'
import type { QuotedProtection } from './quote.contract.ts'

const euro = (amount: number) => money(amount, 'EUR')
const protection = (id: string, price: number, left: number | null): QuotedProtection => ({
  id,
  kind: 'basic',
  name: id,
  price: euro(price),
  per: 'rental',
  price_for_rental: euro(price),
  excess_after: left === null ? null : euro(left),
  paid: 'desk',
})

test('protections stand the cheapest first; of one price, the one that leaves less to bear', () => {
  const listed = [
    protection('full', 4_000, 0),
    protection('unknown', 2_000, null),
    protection('half', 2_000, 30_000),
    protection('basic', 1_000, 60_000),
    protection('unknown too', 2_000, null),
  ]
  const order = ['basic', 'half', 'unknown', 'unknown too', 'full']
  expect(protectionsInOrder(listed).map(({ id }) => id)).toEqual(order)
})
