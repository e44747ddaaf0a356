import { expect, test } from 'vitest'
import fc from 'fast-check'
import { loadMessages } from '#web/app/messages.ts'
import { caretAfter, groupCard, groupExpiry, hasExpired, readExpiry } from '../card-fields/card-text.ts'
import { digitsIn } from '#kernel/digits.ts'
import { checkoutSchema, formField } from './checkout-values.ts'
import { fieldMessage } from '#web/forms/field-message.ts'
import { forgetForm, saveForm, storedForm } from './stored-form.ts'
import { attemptKey, endAttempt } from '#web/rentals/order-attempt.ts'
import { orderOutcome } from './payment/order-outcome.ts'
import { callingCode, readPhone } from '#ui/fields/phone-number.ts'
import type { TabStorage } from '#web/forms/tab-storage.ts'

function storage(): TabStorage & { written: Map<string, string> } {
  const written = new Map<string, string>()
  return {
    written,
    getItem: (key) => written.get(key) ?? null,
    setItem: (key, value) => void written.set(key, value),
    removeItem: (key) => void written.delete(key),
  }
}

const input = {
  first_name: 'Amal',
  last_name: 'Al Sabah',
  email: 'amal@example.com',
  phone_country: 'KW',
  phone: '5551 2345',
  residence: 'KW',
  age: '34',
  flight_number: '',
  card_number: '4242 4242 4242 4242',
  card_expiry: '12 / 30',
  card_cvc: '123',
  card_holder: 'Amal Al Sabah',
  terms: true,
}

const rules = (card: boolean, phoneCountry = 'KW') =>
  checkoutSchema({ card, phoneCountry, readPhone, today: '2026-11-20' })

const { t } = await loadMessages('en', 'Rihla', ['forms'])

/** Returns the error messages of the fields. */
const faultsOf = (values: object, card = true) => {
  const read = rules(card).safeParse(values)
  const messages = (read.error?.issues ?? []).map(({ path, message }) => [path[0], fieldMessage(message, t)])
  return Object.fromEntries(messages)
}

test('an attempt keeps its key until it has ended, and each act has its own', () => {
  const store = storage()
  const order = { action: 'order', bookingId: 'b1' } as const
  const first = attemptKey(store, order)
  expect(attemptKey(store, order)).toBe(first)
  expect(attemptKey(store, { action: 'cancel', bookingId: 'b1' })).not.toBe(first)
  expect(attemptKey(store, { action: 'order', bookingId: 'b2' })).not.toBe(first)
  endAttempt(store, order)
  expect(attemptKey(store, order)).not.toBe(first)
})

test('the form is kept, and nothing of the card is', () => {
  const store = storage()
  saveForm(store, 'b1', input)
  expect(storedForm(store, 'b1')).toEqual({
    first_name: 'Amal',
    last_name: 'Al Sabah',
    email: 'amal@example.com',
    phone_country: 'KW',
    phone: '5551 2345',
    residence: 'KW',
    age: '34',
  })
  expect([...store.written.values()].join('')).not.toContain('4242')
  forgetForm(store, 'b1')
  expect(storedForm(store, 'b1')).toEqual({})
})

test.for(['', 'no json', '[]', 'null', '{"card_number":"4242","email":7}'])(
  'a kept form of %j counts as empty',
  (text) => {
    const store = storage()
    store.setItem('checkout-b1', text)
    expect(storedForm(store, 'b1')).toEqual({})
  },
)

test('empty fields are named in the words of the specification', () => {
  expect(faultsOf({})).toMatchObject({
    first_name: 'First Name is Required',
    last_name: 'Last Name is Required',
    email: 'Email is Required',
    phone: 'Phone is Required',
    card_number: 'Card number is Required',
    card_holder: 'Name on card is Required',
  })
})

test.for([
  ['email', 'amal@', 'Email is not valid'],
  ['phone', '12', 'Phone is not valid'],
  ['age', '17', 'Driver’s age must be between 18 and 99'],
  ['age', 'old', 'Driver’s age must be between 18 and 99'],
  ['flight_number', 'next one', 'Enter a flight number, like EK 203'],
  ['card_number', '4242 4242 4242 4243', 'Card number is not valid'],
  ['card_number', '4242', 'Card number must have 12 to 19 digits'],
  ['card_expiry', '13 / 30', 'Enter the expiry date as MM / YY'],
  ['card_expiry', '10 / 26', 'This card has expired'],
  ['card_cvc', '1', 'Security code must have 3 or 4 digits'],
  ['terms', false, 'Please accept the terms'],
] as const)('%s %j is refused: %s', ([field, value, message]) => {
  expect(faultsOf({ ...input, [field]: value })).toEqual({ [field]: message })
})

test('a card is asked for only where one is needed', () => {
  const { card_number: _, card_cvc: __, card_expiry: ___, card_holder: ____, ...without } = input
  expect(faultsOf(without, false)).toEqual({})
  expect(Object.keys(faultsOf(without, true))).toHaveLength(4)
})

test('a card is good until the end of its month', () => {
  expect(hasExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false)
  expect(hasExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true)
})

test.for([
  ['GB', '07911 123456', { countryCode: '+44', phone: '7911123456' }],
  ['KW', '+44 7911 123456', { countryCode: '+44', phone: '7911123456' }],
  ['US', '(415) 555-2671', { countryCode: '+1', phone: '4155552671' }],
  ['KW', '٥٥٥١٢٣٤٥', { countryCode: '+965', phone: '55512345' }],
  ['GB', '123', null],
  ['??', '07911 123456', null],
] as const)('a phone typed in %s as %s is read', ([country, text, phone]) => {
  expect(readPhone(country, text)).toEqual(phone)
})

test('a country has a calling code, anything else none', () => {
  expect([callingCode('KW'), callingCode('XX')]).toEqual(['+965', null])
})

test.for([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['378282246310005', '3782 822463 10005'],
  ['4242-4242', '4242 4242'],
  ['٤٢٤٢٤', '4242 4'],
] as const)('card number %s is shown as %s', ([text, grouped]) => {
  expect(groupCard(text)).toBe(grouped)
})

test('grouping a card number neither loses nor invents digits, and is stable', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
      const grouped = groupCard(digits)
      expect(digitsIn(grouped)).toBe(digits)
      expect(groupCard(grouped)).toBe(grouped)
    }),
  )
})

test('the caret stays behind the same digit', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^\d{1,19}$/), fc.nat(19), (digits, at) => {
      const before = Math.min(at, digits.length)
      const grouped = groupCard(digits)
      expect(digitsIn(grouped.slice(0, caretAfter(grouped, before)))).toHaveLength(before)
    }),
  )
})

test.for([
  ['1228', '12 / 28', { month: 12, year: 2028 }],
  ['2/28', '02 / 28', { month: 2, year: 2028 }],
  ['5', '05', null],
  ['12 / ', '12', null],
  ['1/', '01', null],
  ['12 / 2028', '12 / 2028', { month: 12, year: 2028 }],
  ['1', '1', null],
  ['0028', '00 / 28', null],
] as const)('expiry %s is shown as %s', ([text, grouped, read]) => {
  expect(groupExpiry(text)).toBe(grouped)
  expect(readExpiry(text)).toEqual(read)
})

const problem = (
  status: number,
  code: string,
  fields?: { path: string; code: string; message: string }[],
) => ({
  status,
  data: { type: '', title: 'Title', status, code, detail: '', fields },
})

test.for([
  { error: problem(409, 'price_changed'), kind: 'price_changed', certain: true },
  { error: problem(422, 'coupon_used_up'), kind: 'coupon', certain: true },
  { error: problem(409, 'sold_out'), kind: 'sold_out', certain: true },
  { error: problem(422, 'payment_declined'), kind: 'declined', certain: true },
  { error: problem(410, 'quote_expired'), kind: 'expired', certain: true },
  { error: problem(422, 'supplier_refused'), kind: 'refused', certain: true },
  { error: problem(422, 'station_closed'), kind: 'refused', certain: true },
  { error: problem(422, 'flight_number_required'), kind: 'flight_number', certain: true },
  { error: problem(504, 'supplier_unavailable'), kind: 'supplier', certain: true },
  { error: problem(422, 'driver_age'), kind: 'refused', certain: true },
  { error: problem(409, 'too_many_unpaid'), kind: 'unpaid', certain: true },
  { error: problem(409, 'overlapping_unpaid'), kind: 'unpaid', certain: true },
  { error: problem(403, 'address_unproved'), kind: 'unproved', certain: true },
  { error: problem(409, 'not_in_cart'), kind: 'settled', certain: true },
  { error: problem(401, 'sign_in_required'), kind: 'not_yours', certain: true },
  { error: problem(409, 'request_in_progress'), kind: 'unknown', certain: false },
  { error: problem(500, 'internal'), kind: 'unknown', certain: false },
  { error: { status: 'FETCH_ERROR', error: 'TypeError' }, kind: 'unknown', certain: false },
  { error: { status: 'TIMEOUT_ERROR', error: 'AbortError' }, kind: 'unknown', certain: false },
  { error: { status: 'PARSING_ERROR', originalStatus: 201, data: '' }, kind: 'unknown', certain: false },
  { error: problem(429, 'too_many_requests'), kind: 'too_many', certain: false },
  { error: undefined, kind: 'unknown', certain: false },
])('$error.status $error.data.code is $kind', ({ error, kind, certain }) => {
  expect(orderOutcome(error)).toMatchObject({ kind, certain })
})

test('faults of a problem document go to the fields of the form', () => {
  const fields = [
    { path: 'driver.phone.phone', code: 'custom', message: 'Phone is not valid' },
    { path: 'payment.cvc', code: 'custom', message: 'Security code must have 3 or 4 digits' },
    { path: 'driver.email', code: 'custom', message: 'Email is not valid' },
    { path: 'accept_total.currency', code: 'custom', message: 'Unknown currency' },
  ]
  const outcome = orderOutcome(problem(400, 'invalid_request', fields))
  expect(outcome.faults.map(({ field }) => field)).toEqual(['phone', 'card_cvc', 'email'])
  expect(formField('booking_id')).toBeNull()
})

test('a problem without a field of this form is told as a whole', () => {
  const outcome = orderOutcome(
    problem(400, 'invalid_request', [{ path: 'accept_total', code: 'custom', message: '' }]),
  )
  expect(outcome).toMatchObject({ kind: 'refused', title: 'Title' })
})
