import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money } from '#kernel/money.ts'
import { billSettlement } from './bill-settlement.ts'
import { returnedOf, tripMoney } from './trip-money.ts'
import { PAY_BY } from './trip.contract.ts'

const aed = (amount: number) => money(amount, 'AED')

test.for([
  { name: 'before billing the quote is due', billed: null, paid: 0, fee: null, due: 10_000 },
  { name: 'a paid amount is not due', billed: null, paid: 10_000, fee: null, due: 0 },
  {
    name: 'a bill above the paid amount leaves the difference due',
    billed: 12_500,
    paid: 10_000,
    fee: null,
    due: 2500,
  },
  { name: 'a bill below the paid amount leaves nothing due', billed: 8000, paid: 10_000, fee: null, due: 0 },
  {
    name: 'an amount collected by the driver is not due',
    billed: 12_500,
    paid: 10_000,
    collected: 2500,
    fee: null,
    due: 0,
  },
  { name: 'a cancelled trip owes only its fee', billed: null, paid: 5000, fee: 5000, due: 0 },
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
  { name: 'a card is refunded the surplus over a lower bill', payBy: 'card', paid: 8000, returned: 2000 },
  { name: 'a wallet is refunded the surplus over a lower bill', payBy: 'wallet', paid: 8000, returned: 2000 },
  { name: 'a higher bill refunds nothing', payBy: 'wallet', paid: 12_500, returned: 0 },
  { name: 'a card that has paid nothing is refunded nothing', payBy: 'card', paid: 0, returned: 0 },
  { name: 'nothing is refunded if the driver is paid', payBy: 'driver', paid: 0, returned: 0 },
] as const)('$name', ({ payBy, paid, returned }) => {
  const trip = { payBy, total: aed(10_000), paid: aed(paid), cancelled: null }
  expect(returnedOf(trip)).toEqual(aed(returned))
})

test('the refund of a cancellation is stated with its fee, not with a bill', () => {
  const trip = { payBy: 'card', total: aed(10_000), paid: aed(5000), cancelled: {} } as const
  expect(returnedOf(trip)).toEqual(aed(0))
})

test('for every payer, paid and due add up to the bill, and money moves in one direction', () => {
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
