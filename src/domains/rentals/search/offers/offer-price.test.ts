import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, sum, type ExchangeRates } from '#kernel/money.ts'
import { offerPrice, partnerPart, priceWith, type Priceable } from './offer-price.ts'

const rates: ExchangeRates = {
  date: '2026-11-02',
  perEuro: { EUR: '1', USD: '1.1625', KWD: '0.3565', INR: '102.85' },
}
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const rental: Priceable = {
  total: eur(10_000),
  fees: [{ kind: 'one_way', amount: eur(2500), included: true }],
  days: 3,
  marginBasisPoints: 1000,
  partnerBasisPoints: 0,
  timing: 'part',
}

test('the margin is added to the supplier’s total, and paid now where the rest is paid at the desk', () => {
  const price = offerPrice(rental, 'EUR', rates)
  expect(price).toMatchObject({
    total: eur(11_000),
    pay_now: eur(1000),
    pay_at_desk: eur(10_000),
    per_day: eur(3667),
  })
})

test('a partner’s percent is of the supplier’s total and our margin, and is paid now', () => {
  const fees = [{ kind: 'young_driver' as const, amount: eur(2000), included: false }]
  const price = offerPrice({ ...rental, fees, partnerBasisPoints: 750 }, 'EUR', rates)
  expect(price).toMatchObject({
    total: eur(13_825),
    pay_now: eur(1825),
    pay_at_desk: eur(12_000),
    supplier_total: eur(12_000),
  })
})

test('a partner’s part of a price is read from it to the hundredth, whatever the percent', () => {
  const amounts = fc.record({
    total: fc.integer({ min: 1, max: 10_000_000 }),
    atDesk: fc.integer({ min: 0, max: 100_000 }),
    marginBasisPoints: fc.integer({ min: 0, max: 5000 }),
    partnerBasisPoints: fc.integer({ min: 0, max: 10_000 }),
  })
  fc.assert(
    fc.property(amounts, ({ total, atDesk, ...points }) => {
      const fees = [{ kind: 'local_tax' as const, amount: eur(atDesk), included: false }]
      const priceable = { ...rental, ...points, total: eur(total), fees }
      const without = offerPrice({ ...priceable, partnerBasisPoints: 0 }, 'EUR', rates)
      const price = offerPrice(priceable, 'EUR', rates)
      if (!price || !without) throw new Error('euro has a rate')
      expect(add(without.total, partnerPart({ price, fees }, points.partnerBasisPoints))).toEqual(price.total)
    }),
  )
})

test('a fee inside the total is a line of its own', () => {
  expect(offerPrice(rental, 'EUR', rates)?.lines).toEqual([
    { kind: 'rental', label: 'rental', amount: eur(8500) },
    { kind: 'one_way', label: 'one_way', amount: eur(2500) },
  ])
})

test('a fee that the desk collects is inside the total and paid there, whatever the plan', () => {
  const fees = [{ kind: 'young_driver' as const, amount: { amount: 2325, currency: 'USD' }, included: false }]
  const price = offerPrice({ ...rental, fees, timing: 'now' }, 'EUR', rates)
  expect(price).toMatchObject({
    total: eur(13_000),
    pay_now: eur(11_000),
    pay_at_desk: eur(2000),
    lines: [
      { kind: 'rental', amount: eur(11_000) },
      { kind: 'young_driver', amount: eur(2000) },
    ],
  })
})

test('what is paid with the car adds to what is paid now, the rest to the desk', () => {
  const bare = offerPrice(rental, 'EUR', rates)
  if (!bare) throw new Error('euro has a rate')
  const choice = { label: 'x', quantity: 1 }
  const price = priceWith(
    bare,
    [
      { ...choice, kind: 'protection', priceForRental: eur(700), paid: 'now' },
      { ...choice, kind: 'extra', priceForRental: eur(300), paid: 'desk' },
    ],
    3,
  )
  expect(price).toMatchObject({ total: eur(12_000), pay_now: eur(1700), pay_at_desk: eur(10_300) })
})

test('a currency without a rate has no price', () => {
  expect(offerPrice({ ...rental, total: { amount: 1, currency: 'XXX' } }, 'EUR', rates)).toBeNull()
})

const anyRate = fc.record({
  total: fc.integer({ min: 1, max: 50_000_00 }).map(eur),
  fees: fc.array(
    fc.record({
      kind: fc.constantFrom('one_way' as const, 'young_driver' as const, 'local_tax' as const),
      amount: fc.nat(40_000).map(eur),
      included: fc.boolean(),
    }),
    { maxLength: 4 },
  ),
  days: fc.integer({ min: 1, max: 90 }),
  marginBasisPoints: fc.integer({ min: 0, max: 4000 }),
  partnerBasisPoints: fc.integer({ min: 0, max: 3000 }),
  timing: fc.constantFrom('now' as const, 'desk' as const, 'part' as const),
})
const anyChoices = fc.array(
  fc.record({
    kind: fc.constantFrom('extra' as const, 'protection' as const),
    label: fc.constant('seat'),
    amount: fc.nat(30_000),
    quantity: fc.nat(4),
    paid: fc.constantFrom('now' as const, 'desk' as const),
  }),
  { maxLength: 5 },
)

function insideOf({ fees }: Priceable): number {
  return fees.reduce((all, { amount, included }) => all + (included ? amount.amount : 0), 0)
}

test('fees inside the total that exceed it leave no price, never a negative line', () => {
  const fees = [{ kind: 'one_way' as const, amount: eur(71_980), included: true }]
  expect(offerPrice({ ...rental, total: eur(18_660), fees }, 'EUR', rates)).toBeNull()
})

test('lines add up to the total, and now and desk to the total, in every currency with any extras', () => {
  fc.assert(
    fc.property(
      anyRate,
      anyChoices,
      fc.constantFrom('EUR', 'USD', 'KWD', 'INR'),
      (rate, chosen, currency) => {
        const bare = offerPrice(rate, currency, rates)
        // There is no price if fees inside the total exceed it.
        if (!bare) {
          expect(insideOf(rate)).toBeGreaterThan(rate.total.amount - rate.fees.length - 1)
          return
        }
        for (const { amount } of bare.lines) expect(amount.amount).toBeGreaterThanOrEqual(0)
        const choices = chosen.map(({ amount, ...rest }) => ({
          ...rest,
          priceForRental: { amount, currency },
        }))
        const price = priceWith(bare, choices, rate.days)
        expect(
          sum(
            price.lines.map((line) => line.amount),
            currency,
          ),
        ).toEqual(price.total)
        expect(add(price.pay_now, price.pay_at_desk)).toEqual(price.total)
        if (chosen.every(({ paid }) => paid === 'desk')) expect(price.pay_now).toEqual(bare.pay_now)
      },
    ),
  )
})
