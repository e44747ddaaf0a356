import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '#testing/builders/api/hostile-input.ts'
import { deskTerms } from './desk-terms.ts'
import { largestAmount, wordsOf } from './free-text.ts'

test.for([
  { html: '<p>The excess is <b>EUR 1,200.00</b>.</p>', amount: { amount: 120_000, currency: 'EUR' } },
  { html: '&pound;950 damage &amp; &pound;1,100 theft', amount: { amount: 110_000, currency: 'GBP' } },
  { html: 'groups A&nbsp;to C: 300 USD', amount: { amount: 30_000, currency: 'USD' } },
  { html: 'The deposit is 1.200,00 EUR', amount: { amount: 120_000, currency: 'EUR' } },
  { html: 'Deposit: EUR 950,50.', amount: { amount: 95_050, currency: 'EUR' } },
  { html: 'From EUR 300.00, to EUR 1,900.00.', amount: { amount: 190_000, currency: 'EUR' } },
  { html: 'Excess € 1.200', amount: null },
  { html: 'a deposit of 1,2,3 EUR', amount: null },
  { html: 'a deposit of 1 200,00 EUR', amount: null },
  { html: 'a deposit of EUR 1 200', amount: null },
  { html: 'CDW 2024 applies, 25 years or older', amount: null },
  { html: '<script>alert("EUR")</script>', amount: null },
])('an amount is read out of $html', ({ html, amount }) => {
  expect(largestAmount(wordsOf(html))).toEqual(amount)
})

test('a page of nothing but tags and signs is read in no time', () => {
  const started = performance.now()
  for (const piece of ['<', '<<p', '&', '1,', 'EUR ', '<!DOCTYPE '])
    largestAmount(wordsOf(piece.repeat(2_000_000 / piece.length)))
  expect(performance.now() - started).toBeLessThan(10_000)
})

const NOTHING = {
  Supplier: 'x',
  Inclusions: [],
  AvailableExtras: [],
  ExcessPolicy: '',
  TermsAndConditions: [],
}

test.for([
  ['<strong>Full to Full</strong>', 'full_to_full'],
  ['Pre-purchase: return the car empty', 'full_to_empty'],
  ['<li>Like for like</li>', 'same_to_same'],
  ['Your first tank is free: FREE TANK', 'free_full_tank'],
  ['ask at the desk', 'full_to_full'],
] as const)('the fuel policy of "%s" is %s', ([FuelPolicy, policy]) => {
  expect(deskTerms({ ...NOTHING, FuelPolicy }, 'EUR').fuelPolicy).toBe(policy)
})

test('excess and deposit are found in their own sections, and none is none', () => {
  const TermsAndConditions = [
    { Header: 'EXCESS', Paragraph: '<p>Zero excess on all groups</p>' },
    { Header: 'DEPOSIT', Paragraph: 'From EUR 300.00 to EUR 900.00' },
  ]
  const terms = deskTerms({ ...NOTHING, FuelPolicy: '', TermsAndConditions }, 'EUR')
  expect(terms).toMatchObject({
    excess: { amount: 0, currency: 'EUR' },
    deposit: { amount: 90_000, currency: 'EUR' },
  })
})

test('no text breaks the reading', () => {
  fc.assert(
    fc.property(anyText(), (text) => {
      const amount = largestAmount(wordsOf(text))
      expect(amount === null || amount.amount >= 0).toBe(true)
    }),
  )
})
