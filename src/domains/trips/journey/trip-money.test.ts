import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money } from '#kernel/money.ts'
import { billSettlement } from './bill-settlement.ts'
import { returnedOf, tripMoney } from './trip-money.ts'
import { PAY_BY } from './trip.contract.ts'

const aed = (amount: number) => money(amount, 'AED')

test.for([
  { name: 'before there is a bill its quote is due', billed: null, paid: 0, fee: null, due: 10_000 },
  { name: 'what was paid for is not due', billed: null, paid: 10_000, fee: null, due: 0 },
  { name: 'a bill above what was paid leaves the rest', billed: 12_500, paid: 10_000, fee: null, due: 2500 },
  { name: 'a bill below what was paid leaves nothing', billed: 8000, paid: 10_000, fee: null, due: 0 },
  {
    name: 'what the driver collected is not due',
    billed: 12_500,
    paid: 10_000,
    collected: 2500,
    fee: null,
    due: 0,
  },
  { name: 'of a cancelled trip its fee alone is owed', billed: null, paid: 5000, fee: 5000, due: 0 },
  { name: 'a trip cancelled free of charge owes nothing', billed: null, paid: 0, fee: 0, due: 0 },
])('$name', ({ billed, paid, collected = 0, fee, due }) => {
  const cancelled = fee === null ? null : { fee: aed(fee) }
  const amounts = {
    quoted: aed(10_000),
    billed: billed === null ? null : aed(billed),
    paid: aed(paid),
    collected: aed(collected),
    cancelled,
  }
  expect(tripMoney(amounts).due).toEqual(aed(due))
})

test.for([
  { name: 'a card gets back what a lower bill leaves', payBy: 'card', paid: 8000, returned: 2000 },
  { name: 'so does a wallet', payBy: 'wallet', paid: 8000, returned: 2000 },
  { name: 'nothing comes back of a bill that is dearer', payBy: 'wallet', paid: 12_500, returned: 0 },
  { name: 'a card that has paid nothing gets nothing back', payBy: 'card', paid: 0, returned: 0 },
  { name: 'who pays the driver has paid nothing before', payBy: 'driver', paid: 0, returned: 0 },
] as const)('$name', ({ payBy, paid, returned }) => {
  const trip = { payBy, total: aed(10_000), paid: aed(paid), cancelled: null }
  expect(returnedOf(trip)).toEqual(aed(returned))
})

test('what a cancellation gives back is said with its fee, and not of a bill', () => {
  const trip = { payBy: 'card', total: aed(10_000), paid: aed(5000), cancelled: {} } as const
  expect(returnedOf(trip)).toEqual(aed(0))
})

test('whoever pays, a bill is paid and due in full, and money moves one way', () => {
  const amount = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(amount, amount, amount, fc.constantFrom(...PAY_BY), (billed, prepaid, onTheSpot, payBy) => {
      const paid = payBy === 'driver' ? 0 : prepaid
      // If a wallet pays, nobody collects.
      const collected = aed(payBy === 'wallet' ? 0 : onTheSpot)
      const companyId = payBy === 'wallet' ? crypto.randomUUID() : null
      const payer = { id: crypto.randomUUID(), companyId, payBy, paid: aed(paid), collected }
      const settled = billSettlement(payer, aed(billed))
      const inAll = add(settled.paid, collected).amount
      expect(inAll + settled.due.amount).toBe(Math.max(billed, inAll))
      expect(settled.paid.amount).toBe(paid + settled.taken.amount - settled.returned.amount)
      expect(Math.min(settled.taken.amount, settled.returned.amount)).toBe(0)
      // Cash is never refunded to a card.
      expect(settled.returned.amount).toBe(payBy === 'driver' ? 0 : Math.max(0, paid - billed))
      if (payBy !== 'wallet') expect(settled.taken.amount).toBe(0)
      else expect(settled.due.amount).toBe(0)
    }),
  )
})
