import { expect, test } from 'vitest'
import { money } from '#kernel/money.ts'
import { limitsIn } from './limits.ts'

const RATES = { date: '2026-12-01', perEuro: { EUR: '1', AED: '4' } }
const euros = { max: money(10_000, 'EUR') }
const dinars = { max: money(10_000, 'KWD') }

test('limits are compared in the currency of the prices, a rating in tenths downwards', () => {
  const filters = { TOTAL: { min: money(500, 'EUR'), ...euros }, DEPOSIT: euros, RATING: { min: 8.5 } }
  expect(limitsIn('AED', filters, RATES)).toEqual({
    ok: true,
    value: {
      TOTAL: { min: 2000, max: 40_000 },
      DEPOSIT: { max: 40_000 },
      EXCESS: { max: undefined },
      RATING: { max: -85 },
    },
  })
})

test.for([
  { name: 'each limit of its own', filters: { TOTAL: { ...euros, min: dinars.max }, EXCESS: dinars } },
  { name: 'of none else', filters: { DEPOSIT: dinars, RATING: { min: 8 } } },
])('a limit in a currency without an exchange rate is refused at its field: $name', ({ filters }) => {
  const paths = 'DEPOSIT' in filters ? ['DEPOSIT.max'] : ['TOTAL.min', 'EXCESS.max']
  expect(limitsIn('EUR', filters, RATES)).toMatchObject({
    ok: false,
    failure: {
      code: 'limit_without_rate',
      faults: paths.map((path) => ({ path: `filters.${path}.currency`, code: 'currency_without_rate' })),
    },
  })
})

test('the currency of the prices needs no rate for its own limits', () => {
  expect(limitsIn('KWD', { TOTAL: dinars }, RATES)).toMatchObject({ ok: true })
})
