import { expect, test } from 'vitest'
import { readPhone } from '#ui/fields/phone-number.ts'
import type { TripsError } from '../../trips/trips-client.ts'
import { browserStorage } from '../browser-storage.ts'
import { firstStep } from '../steps/first-step.ts'
import type { Chosen } from '../offer/chosen.ts'
import { storedBooking, type BookingDraft } from './booking-state.ts'
import { orderBody, type ReadOrder } from './order-body.ts'
import { refusalOf } from './order-refusal.ts'
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
  const given = {
    prefill: {},
    partnerCode: 'p'.repeat(70),
    subId: 's'.repeat(130),
    metadata: { desk: 7 },
  }
  expect(orderBody(chosen, { ...order, notes: ' gate 2 ' }, given)).toMatchObject({
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
test.for<{ error: TripsError; asks: string }>([
  { error: problem(410, 'quote_expired'), asks: 'price_again' },
  { error: problem(409, 'price_changed'), asks: 'price_again' },
  { error: problem(409, 'departure_full'), asks: 'choose_again' },
  { error: problem(409, 'pick_up_in_the_past'), asks: 'choose_again' },
  { error: problem(400, 'invalid_request', ['metadata.a', 'sub_id']), asks: 'without_notes' },
  { error: problem(400, 'invalid_request', ['metadata.a', 'notes']), asks: 'tell' },
  { error: problem(422, 'wallet_limit'), asks: 'tell' },
  { error: { status: 'TIMEOUT_ERROR', error: '' }, asks: 'tell' },
])('$error asks to $asks', ({ error, asks }) => {
  expect(refusalOf(error)).toBe(asks)
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

test.for<{ typed: Partial<BookingDraft>; faults: object }>([
  { typed: { name: ' ' }, faults: { name: 'name_required' } },
  { typed: { phone: '' }, faults: { phone: 'phone_required' } },
  { typed: { phone: '12' }, faults: { phone: 'phone_invalid' } },
  { typed: { email: 'layla@' }, faults: { email: 'email_invalid' } },
  { typed: { payBy: '', name: '' }, faults: { name: 'name_required', payBy: 'pay_by_invalid' } },
])('$typed is refused', ({ typed, faults }) => {
  expect(readDraft({ ...draft, ...typed }, readPhone, false)).toEqual({ ok: false, faults })
})

test.for<{ typed: Partial<BookingDraft>; read: object }>([
  { typed: {}, read: { faults: { age: 'age_required', licence_years: 'licence_years_required' } } },
  { typed: { age: 'old', licence_years: '3' }, read: { faults: { age: 'age_required' } } },
  {
    typed: { age: '٣٠', licence_years: ' 8 ' },
    read: { order: { traveller: { age: 30, licence_years: 8 } } },
  },
])('who drives says $typed', ({ typed, read }) => {
  expect(readDraft({ ...draft, ...typed }, readPhone, true)).toMatchObject(read)
})

test.for(['050 123 4567', '501234567', '+971 50 123 4567'])('%s is one number', (typed) => {
  expect(readDraft({ ...draft, phone: typed }, readPhone, false)).toMatchObject({
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
  const kept = storedBooking(memory(), { key: 'k', corpId: '' }, () => now)
  expect(firstStep(kept.read())).toEqual({ name: 'search' })
  kept.keep({ chosen, draft: { name: 'Layla' }, step: { name: 'details' } })
  now = 3_599_000
  expect(kept.read()).toEqual({ chosen, draft: { name: 'Layla' }, step: { name: 'details' } })
  expect(firstStep(kept.read())).toEqual({ name: 'details' })
  expect(firstStep(kept.read(), { tripId: 'a trip' }), 'a link to a trip').toEqual({
    name: 'trip',
    tripId: 'a trip',
  })
  expect(firstStep(kept.read(), { offer: 'an offer' })).toEqual({ name: 'price_offer', offer: 'an offer' })
  now = 3_600_000
  expect(kept.read()).toBeNull()
})

test('pages with another key, or of another company, see nothing of a booking, and forget none but their own', () => {
  const storage = memory()
  const keptFor = (key: string, corpId: string) => storedBooking(storage, { key, corpId }, () => 0)
  const booking = { chosen, draft: { name: 'Layla' }, step: { name: 'details' } } as const
  keptFor('a', 'falcon').keep(booking)
  for (const [key, corpId] of [
    ['b', 'falcon'],
    ['a', 'indus'],
    ['a', ''],
    ['', 'a falcon'],
  ] as const) {
    expect(keptFor(key, corpId).read()).toBeNull()
    keptFor(key, corpId).forget()
  }
  expect(keptFor('a', 'falcon').read()).toEqual(booking)
})

test.for([
  { step: { name: 'done', tripId: 't' }, first: 'done' },
  { step: { name: 'details' }, first: 'search' },
  { step: { name: 'trips' }, first: 'search' },
] as const)('without an option, $step.name is followed by $first', ({ step, first }) => {
  expect(firstStep({ chosen: null, draft: {}, step }).name).toBe(first)
})
