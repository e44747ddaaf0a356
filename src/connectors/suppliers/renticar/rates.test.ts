import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { renticarRate } from './rates.ts'
import { RenticarOffer } from './replies.ts'

const euros = (amount: number) => ({ EUR: amount, USD: amount * 1.1, TRY: amount * 40 })

function offerOf(over: { pricing?: object; rules?: object }) {
  return RenticarOffer.parse({
    offerId: 'o1',
    companySlug: 'alamo',
    totalDays: 3,
    car: { carId: 'c1', seat: 5, brand: 'Fiat', model: 'Egea', fuelPolicy: 'Full to Full' },
    rules: { driverAge: 21, doubleCreditCard: false, ...over.rules },
    pricing: { totalPrice: euros(87.6), dailyPrice: euros(29.2), dropPrice: euros(0), ...over.pricing },
    isFullCreditAvailable: true,
  })
}
const rateOf = (over: { pricing?: object; rules?: object }) =>
  renticarRate(offerOf(over), 'EDMD', 'payOnArrival')

test.for([
  { name: 'beside a total of the days alone', totalPrice: 87.6 },
  { name: 'inside a total above the days', totalPrice: 127.6 },
  { name: 'inside a total above the days, days rounded', totalPrice: 127.61 },
])('a one-way fee $name is in the price once', ({ totalPrice }) => {
  const rate = rateOf({ pricing: { totalPrice: euros(totalPrice), dropPrice: euros(40) } })
  expect(rate?.total.amount).toBe(Math.round(totalPrice * 100) + (totalPrice < 100 ? 4_000 : 0))
  expect(rate?.fees).toEqual([{ kind: 'one_way', amount: money(4_000, 'EUR'), included: true }])
})

test.for([
  { name: 'no limit is unlimited', rules: {}, km: null },
  { name: 'a limit of nought is none', rules: { totalRangeLimit: 0, dailyRangeLimit: 0 }, km: null },
  { name: 'a limit of the rental counts as it is', rules: { totalRangeLimit: 900 }, km: 900 },
  { name: 'a limit of the day counts for each day', rules: { dailyRangeLimit: 250 }, km: 750 },
])('mileage: $name', ({ rules, km }) => {
  expect(rateOf({ rules })?.mileage).toMatchObject({ unlimited: km === null, includedKm: km })
})

test('a blocked amount is the deposit and asks for a card', () => {
  expect(rateOf({})).toMatchObject({ deposit: null, creditCardRequired: false })
  expect(rateOf({ pricing: { provision: euros(250) } })).toMatchObject({
    deposit: money(25_000, 'EUR'),
    creditCardRequired: true,
  })
})

test.for([
  { licenseYears: 3, years: 3 },
  { licenseYears: 2.5, years: 3 },
  { licenseYears: 0, years: undefined },
  { licenseYears: null, years: undefined },
])('a licence of $licenseYears years that the desk asks for is told as $years', ({ licenseYears, years }) => {
  expect(rateOf({ rules: { licenseYears } })?.licenceYears).toBe(years)
})

test('a car whose class nobody knows is not sold', () => {
  expect(renticarRate(offerOf({}), '', 'payOnArrival')).toBeNull()
})
