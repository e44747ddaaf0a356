import { expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { DRIVER } from '#testing/builders/rentals/journey.ts'
import { buildModifyInput, draftedBooking, draftOf, sameChange } from './requested-change.ts'
import { couponOff, differenceWords } from './difference-words.ts'
import { forgetDraft, saveDraft, storedDraft } from './stored-draft.ts'
import { periodFaults } from './period-faults.ts'

const eur = (amount: number) => ({ amount, currency: 'EUR' })
const seat = { id: 'CS', price_for_rental: eur(2000), max: 2 }
const BOOKING = {
  booking_id: 'b',
  pickup_at: '2027-03-01T10:00',
  dropoff_at: '2027-03-05T10:00',
  driver: DRIVER,
  driver_age: 34,
  offer: { pickup: { id: 'DXB-1' } },
  extras: [{ extra: seat, quantity: 1, amount: eur(2000) }],
  protection: { id: 'CDW' },
  available: { extras: [seat], protections: [{ id: 'CDW' }] },
} as unknown as Booking
const BOOKED = draftOf(BOOKING)

test('a draft as it was booked asks for nothing', () => {
  expect(buildModifyInput(BOOKING, BOOKED, { ...DRIVER })).toEqual({})
  expect(buildModifyInput(BOOKING, { ...BOOKED, extras: [{ id: 'CS', quantity: 1 }] }, DRIVER)).toEqual({})
  expect(sameChange(buildModifyInput(BOOKING, BOOKED, DRIVER), {})).toBe(true)
})

test('only what is different is asked for', () => {
  const period = { ...BOOKED.period, dropoff_date: '2027-03-08' }
  expect(buildModifyInput(BOOKING, { ...BOOKED, period }, DRIVER)).toEqual({ times: period })
  expect(buildModifyInput(BOOKING, { ...BOOKED, extras: [] }, DRIVER)).toEqual({ extras: [] })
  expect(buildModifyInput(BOOKING, { ...BOOKED, protectionId: null }, DRIVER)).toEqual({
    protection_id: null,
  })
  const other = { ...DRIVER, flight_number: 'EK 203' }
  expect(buildModifyInput(BOOKING, BOOKED, other)).toEqual({ driver: other })
})

test('the choosers show the draft', () => {
  const drafted = draftedBooking(BOOKING, {
    ...BOOKED,
    extras: [{ id: 'CS', quantity: 2 }],
    protectionId: null,
  })
  expect(drafted.extras).toMatchObject([{ extra: { id: 'CS' }, quantity: 2 }])
  expect(drafted.protection).toBeNull()
})

const price = (payNow: number, atDesk: number) =>
  ({ pay_now: eur(payNow), pay_at_desk: eur(atDesk) }) as Booking['price']

test.for([
  { now: 100, desk: 0, words: ['pay'] },
  { now: -100, desk: 0, words: ['refund'] },
  { now: 100, desk: 50, words: ['pay', 'desk_more'] },
  { now: -100, desk: -50, words: ['refund', 'desk_less'] },
  { now: 0, desk: 50, words: ['desk_more'] },
  { now: 0, desk: 0, words: ['same'] },
])('a difference of $now now and $desk at the desk is told as $words', ({ now, desk, words }) => {
  const differences = differenceWords(price(1000, 500), {
    price: price(1000 + now, 500 + desk),
    due: eur(now),
  })
  expect(differences.map(({ word }) => word)).toEqual(words)
})

test('what a coupon takes off is its line of the price, turned about', () => {
  const line = (kind: 'rental' | 'coupon', amount: number) => ({ kind, label: kind, amount: eur(amount) })
  expect(couponOff({ lines: [line('rental', 5000), line('coupon', -700)] })).toEqual(eur(700))
  expect(couponOff({ lines: [line('rental', 5000)] })).toBeNull()
})

test('a draft is kept for the tab, and anything unreadable is none', () => {
  const stored = new Map<string, string>()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
  saveDraft(storage, 'b', BOOKED)
  expect(storedDraft(storage, 'b')).toEqual(BOOKED)
  storage.setItem('change-b', '{"period":1}')
  expect(storedDraft(storage, 'b')).toBeNull()
  forgetDraft(storage, 'b')
  expect(storedDraft(storage, 'b')).toBeNull()
})

test('times that were booked are right as they are, others follow the rules of a search', () => {
  expect(periodFaults(BOOKING, BOOKED, '2027-03-20')).toEqual({})
  const before = { ...BOOKED.period, dropoff_date: '2027-02-20' }
  expect(periodFaults(BOOKING, { ...BOOKED, period: before }, '2027-01-01')).toEqual({
    dropoff_date: 'dropoff_before',
  })
})
