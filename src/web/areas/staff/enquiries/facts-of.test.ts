import { expect, test } from 'vitest'
import { FORMS } from '#testing/builders/content/enquiries.ts'
import { factsOf } from './facts-of.ts'

test('form fields are shown as text, without empty fields and the sender', () => {
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

/** Sender and message, which are shown separately. */
const ELSEWHERE = ['first_name', 'last_name', 'name', 'email', 'issue', 'notes', 'message']

test.for(Object.entries(FORMS))('each other field of a form is shown: %s', ([, form]) => {
  const shown = factsOf(form).map(([field]) => field)
  expect([...shown, ...ELSEWHERE]).toEqual(expect.arrayContaining(Object.keys(form)))
})
