import { expect, test } from 'vitest'
import { stubRate } from '#testing/stand-ins/stub-suppliers.ts'
import { plausibleRates } from './implausible-rates.ts'

const EXCHANGE = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4.2', KWD: '0.33', INR: '100' } }
const eur = (amount: number) => ({ amount, currency: 'EUR' })
const fee = (amount: { amount: number; currency: string }) => ({
  kind: 'one_way' as const,
  amount,
  included: true,
})

test.for([
  {
    name: 'a charge with a tax that is not listed',
    rate: { unclear: 'tax' as const },
    reason: 'unclear_tax',
  },
  { name: 'no price', rate: { total: eur(0) }, reason: 'no_price' },
  { name: 'a price below nothing', rate: { total: eur(-100) }, reason: 'no_price' },
  { name: 'a price that is no number', rate: { total: eur(Number.NaN) }, reason: 'no_price' },
  { name: 'a price nobody could pay', rate: { total: eur(9e15) }, reason: 'absurd_amount' },
  { name: 'an endless price', rate: { total: eur(Infinity) }, reason: 'absurd_amount' },
  { name: 'half a hundredth', rate: { total: eur(100.5) }, reason: 'absurd_amount' },
  { name: 'an absurd fee', rate: { fees: [fee(eur(9e15))] }, reason: 'absurd_amount' },
  { name: 'a fee above the total', rate: { fees: [fee(eur(71_980))] }, reason: 'fees_above_total' },
  { name: 'a fee below nothing', rate: { fees: [fee(eur(-1))] }, reason: 'fees_above_total' },
  {
    name: 'a currency without a rate',
    rate: { total: { amount: 1, currency: 'XXX' } },
    reason: 'no_exchange_rate',
  },
  { name: 'a deposit in one', rate: { deposit: { amount: 1, currency: 'XXX' } }, reason: 'no_exchange_rate' },
  { name: 'a fee in one', rate: { fees: [fee({ amount: 1, currency: 'XXX' })] }, reason: 'no_exchange_rate' },
  { name: 'a group letter for an ACRISS code', rate: { acriss: 'B' }, reason: 'no_acriss' },
  { name: 'four letters that are no car', rate: { acriss: 'ZZZZ' }, reason: 'no_acriss' },
])('$name is dropped, the car beside it stays', ({ rate, reason }) => {
  const good = stubRate({ total: { amount: 40_000, currency: 'AED' } })
  expect(plausibleRates([stubRate(rate), good], EXCHANGE)).toEqual({
    plausible: [good],
    implausible: [reason],
  })
})
