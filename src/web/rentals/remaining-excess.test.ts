import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import type { QuotedProtection } from '#domains/rentals/quotes/quote.contract.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { remainingExcess } from './remaining-excess.ts'

const usd = (amount: number) => money(amount, 'USD')
const aed = (amount: number) => money(amount, 'AED')
const { offer } = sampleBooking()
const desk = { pay_at_desk: aed(0), deposit: null, excess: aed(220_000), extra_km: null }
const car = { ...offer, excess: usd(60_000), desk }

const protection = (over: Partial<QuotedProtection>): QuotedProtection => ({
  id: 'P',
  kind: 'full',
  name: 'Full cover',
  price: usd(1_000),
  per: 'rental',
  price_for_rental: usd(1_000),
  excess_after: usd(0),
  desk_excess_after: aed(0),
  paid: 'desk',
  ...over,
})

test.for([
  {
    name: 'nothing chosen: the excess of the car',
    chosen: null,
    left: { shown: usd(60_000), own: aed(220_000), lowered: false },
  },
  {
    name: 'full protection: nothing is left',
    chosen: protection({}),
    left: { shown: usd(0), own: aed(0), lowered: true },
  },
  {
    name: 'half of it',
    chosen: protection({ kind: 'medium', excess_after: usd(30_000), desk_excess_after: aed(110_000) }),
    left: { shown: usd(30_000), own: aed(110_000), lowered: true },
  },
  {
    name: 'an excess that the supplier does not state',
    chosen: protection({ kind: 'basic', excess_after: null, desk_excess_after: null }),
    left: { shown: null, own: null, lowered: true },
  },
  {
    name: 'a refund leaves the desk its excess',
    chosen: protection({
      kind: 'excess_refund',
      excess_after: usd(60_000),
      desk_excess_after: aed(220_000),
      paid: 'now',
    }),
    left: { shown: usd(60_000), own: aed(220_000), lowered: false },
  },
])('the excess follows the protection: $name', ({ chosen, left }) => {
  expect(remainingExcess(car, chosen)).toEqual(left)
})
