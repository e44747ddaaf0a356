import { expect, test } from 'vitest'
import { readPhone } from '#ui/fields/phone-number.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { browserStorage } from '../browser-storage.ts'
import { firstStep } from '../steps/first-step.ts'
import type { Chosen } from '../offer/chosen.ts'
import { storedBooking, type BookingDraft } from './booking-state.ts'
import { orderBody, type ReadOrder } from './order-body.ts'
import { chooseRecovery } from './order-recovery.ts'
import { readDraft } from './read-draft.ts'

const total = { amount: 45_600, currency: 'AED' }
const chosen = { option: { quote_id: 'q', fare: { total } } } as unknown as Chosen
const phone = { countryCode: '+971', phone: '501234567' }
const order: ReadOrder = {
  traveller: { name: 'Layla', phone },
  payBy: 'driver',
  costCentre: ' ',
  notes: '',
  profileId: '',
}

test('an order names what was typed and nothing else', () => {
  expect(orderBody(chosen, order, { prefill: {}, partnerCode: '', subId: '', metadata: {} })).toEqual({
    quote_id: 'q',
    traveller: order.traveller,
    pay_by: 'driver',
    accept_total: total,
  })
})

test('the page’s partner and notes go with the order, no longer than it takes them; not where they were refused', () => {
  const host = {
    prefill: {},
    partnerCode: 'p'.repeat(70),
    subId: 's'.repeat(130),
    metadata: { desk: 7 },
  }
  expect(orderBody(chosen, { ...order, notes: ' gate 2 ' }, host)).toMatchObject({
    notes: 'gate 2',
    partner_code: 'p'.repeat(60),
    sub_id: 's'.repeat(120),
    metadata: { desk: 7 },
  })
  expect(Object.keys(orderBody(chosen, order, null))).not.toContain('metadata')
})

const problem = (status: number, code: string, paths: string[] = []): TripsError => ({
  status,
  data: { code, title: code, fields: paths.map((path) => ({ path, code, message: code })) },
})
test.for<{ error: TripsError; recovery: string }>([
  { error: problem(410, 'quote_expired'), recovery: 'price_again' },
  { error: problem(409, 'price_changed'), recovery: 'price_again' },
  { error: problem(409, 'departure_full'), recovery: 'choose_again' },
  { error: problem(409, 'pick_up_in_the_past'), recovery: 'choose_again' },
  { error: problem(400, 'invalid_request', ['metadata.a', 'sub_id']), recovery: 'without_notes' },
  { error: problem(400, 'invalid_request', ['metadata.a', 'notes']), recovery: 'tell' },
  { error: problem(422, 'wallet_limit'), recovery: 'tell' },
  { error: { status: 'TIMEOUT_ERROR', error: '' }, recovery: 'tell' },
])('$error leads to $recovery', ({ error, recovery }) => {
  expect(chooseRecovery(error)).toBe(recovery)
})

const draft: BookingDraft = {
  name: 'Layla',
  email: '',
  way: 'mobile',
  phoneCountry: 'AE',
  phone: '050 123 4567',
  costCentre: '',
  notes: '',
  age: '',
  licence_years: '',
  payBy: 'driver',
  profileId: '',
}

test.for<{ input: Partial<BookingDraft>; faults: object }>([
  { input: { name: ' ' }, faults: { name: 'name_required' } },
  { input: { phone: '' }, faults: { phone: 'phone_required' } },
  { input: { phone: '12' }, faults: { phone: 'phone_invalid' } },
  { input: { email: 'layla@' }, faults: { email: 'email_invalid' } },
  { input: { payBy: '', name: '' }, faults: { name: 'name_required', payBy: 'pay_by_invalid' } },
])('$input is rejected', ({ input, faults }) => {
  expect(readDraft({ ...draft, ...input }, readPhone, false)).toEqual({ ok: false, faults })
})

test.for<{ input: Partial<BookingDraft>; read: object }>([
  { input: {}, read: { faults: { age: 'age_required', licence_years: 'licence_years_required' } } },
  { input: { age: 'old', licence_years: '3' }, read: { faults: { age: 'age_required' } } },
  {
    input: { age: '٣٠', licence_years: ' 8 ' },
    read: { order: { traveller: { age: 30, licence_years: 8 } } },
  },
])('a driver enters $input', ({ input, read }) => {
  expect(readDraft({ ...draft, ...input }, readPhone, true)).toMatchObject(read)
})

test.for(['050 123 4567', '501234567', '+971 50 123 4567'])('%s is one number', (input) => {
  expect(readDraft({ ...draft, phone: input }, readPhone, false)).toMatchObject({
    ok: true,
    order: { traveller: { name: 'Layla', phone } },
  })
})

const memory = () =>
  browserStorage(() => {
    throw new Error('no storage')
  })

test('a frame that is loaded again within an hour goes on where it was', () => {
  let now = 0
  const store = storedBooking(memory(), { key: 'k', corpId: '' }, () => now)
  expect(firstStep(store.read())).toEqual({ name: 'search' })
  store.save({ chosen, draft: { name: 'Layla' }, step: { name: 'details' } })
  now = 3_599_000
  expect(store.read()).toEqual({ chosen, draft: { name: 'Layla' }, step: { name: 'details' } })
  expect(firstStep(store.read())).toEqual({ name: 'details' })
  expect(firstStep(store.read(), { tripId: 'a trip' }), 'a link to a trip').toEqual({
    name: 'trip',
    tripId: 'a trip',
  })
  expect(firstStep(store.read(), { offer: 'an offer' })).toEqual({ name: 'price_offer', offer: 'an offer' })
  now = 3_600_000
  expect(store.read()).toBeNull()
})

test('pages with another key, or of another company, see nothing of a booking, and forget none but their own', () => {
  const storage = memory()
  const storeFor = (key: string, corpId: string) => storedBooking(storage, { key, corpId }, () => 0)
  const booking = { chosen, draft: { name: 'Layla' }, step: { name: 'details' } } as const
  storeFor('a', 'falcon').save(booking)
  for (const [key, corpId] of [
    ['b', 'falcon'],
    ['a', 'indus'],
    ['a', ''],
    ['', 'a falcon'],
  ] as const) {
    expect(storeFor(key, corpId).read()).toBeNull()
    storeFor(key, corpId).forget()
  }
  expect(storeFor('a', 'falcon').read()).toEqual(booking)
})

test.for([
  { step: { name: 'done', tripId: 't' }, first: 'done' },
  { step: { name: 'details' }, first: 'search' },
  { step: { name: 'trips' }, first: 'search' },
] as const)('without an option, $step.name is followed by $first', ({ step, first }) => {
  expect(firstStep({ chosen: null, draft: {}, step }).name).toBe(first)
})
