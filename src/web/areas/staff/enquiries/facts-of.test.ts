import { expect, test } from 'vitest'
import { factsOf } from './facts-of.ts'

test('what a form said is shown as text, without what was left empty and who wrote', () => {
  const content = {
    first_name: 'Layla',
    subject: 'My voucher',
    phone: { phone: '501234567', countryCode: '+971' },
    party: 7,
    score: 0,
    contact_number: null,
    website: '',
  }
  expect(factsOf(content)).toEqual([
    ['subject', 'My voucher'],
    ['phone', '+971 501234567'],
    ['party', '7'],
    ['score', '0'],
  ])
})
