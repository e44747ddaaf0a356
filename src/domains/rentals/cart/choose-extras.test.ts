import { expect, test } from 'vitest'
import type { QuotedExtra, QuotedProtection } from '../quotes/quote.contract.ts'
import type { Price } from '#kernel/price.contract.ts'
import { cartPrice, chooseExtras } from './choose-extras.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })

const seat: QuotedExtra = {
  id: 'CST',
  kind: 'child_seat',
  name: 'Child seat',
  price: eur(1000),
  per: 'rental',
  price_for_rental: eur(1000),
  max: 2,
}
const cover: QuotedProtection = {
  id: 'FULL',
  kind: 'full',
  name: 'Full cover',
  price: eur(4000),
  per: 'rental',
  price_for_rental: eur(4000),
  excess_after: eur(0),
  paid: 'desk',
}
const refund: QuotedProtection = {
  ...cover,
  id: 'ERP',
  kind: 'excess_refund',
  excess_after: eur(90_000),
  paid: 'now',
}
const available = { extras: [seat], protections: [cover, refund] }
const prepaid: Price = {
  total: eur(22_000),
  per_day: eur(11_000),
  pay_now: eur(20_000),
  pay_at_desk: eur(2000),
  supplier_total: eur(19_000),
  lines: [{ kind: 'rental', label: 'rental', amount: eur(22_000) }],
}

test.for([
  { what: 'a cover', protectionId: 'FULL', now: 20_000, desk: 8000 },
  { what: 'an excess refund', protectionId: 'ERP', now: 24_000, desk: 4000 },
])('of a prepaid car with two seats and $what, now and the desk are paid $now and $desk', (row) => {
  const chosen = chooseExtras(available, {
    extras: [{ id: 'CST', quantity: 2 }],
    protectionId: row.protectionId,
  })
  if (!chosen.ok) throw new Error(chosen.failure.detail)
  expect(cartPrice(prepaid, chosen.value, 2)).toMatchObject({
    total: eur(28_000),
    pay_now: eur(row.now),
    pay_at_desk: eur(row.desk),
  })
})

test.for([
  {
    why: 'an extra nobody offers',
    extras: [{ id: 'X', quantity: 1 }],
    protectionId: null,
    code: 'extra_unknown',
  },
  {
    why: 'more than there are',
    extras: [{ id: 'CST', quantity: 3 }],
    protectionId: null,
    code: 'too_many_of_extra',
  },
  { why: 'a cover nobody offers', extras: [], protectionId: 'X', code: 'protection_unknown' },
])('$why is refused', ({ extras, protectionId, code }) => {
  expect(chooseExtras(available, { extras, protectionId })).toMatchObject({ ok: false, failure: { code } })
})
