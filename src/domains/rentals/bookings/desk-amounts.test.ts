import { expect, test } from 'vitest'
import type { BookingRecord } from './booking.ts'
import { deskAmounts } from './desk-amounts.ts'

const aed = (amount: number) => ({ amount, currency: 'AED' })
const eur = (amount: number) => ({ amount, currency: 'EUR' })

const desk = { pay_at_desk: aed(40_000), deposit: aed(150_000), excess: aed(500_000), extra_km: null }
const seat = { desk_price_for_rental: aed(8_000), price_for_rental: eur(2_000) }
const cover = { desk_price_for_rental: aed(12_000), desk_excess_after: aed(0), paid: 'desk' }

const booked = (change: object) =>
  ({ sold: { offer: { desk } }, extras: [], protection: null, ...change }) as unknown as BookingRecord

test.for([
  { of: {}, pay: 40_000, excess: 500_000 },
  { of: { extras: [{ extra: seat, quantity: 2 }] }, pay: 56_000, excess: 500_000 },
  { of: { protection: cover }, pay: 52_000, excess: 0 },
  { of: { protection: { ...cover, paid: 'now' } }, pay: 40_000, excess: 0 },
])('the desk takes the car and what is paid there of $of, in its own currency', ({ of, pay, excess }) => {
  expect(deskAmounts(booked(of))).toEqual({ ...desk, pay_at_desk: aed(pay), excess: aed(excess) })
})

test('a desk of the price’s own currency, or an addition without its own price, has no amounts of its own', () => {
  expect(deskAmounts(booked({ sold: { offer: {} } }))).toBeNull()
  const sold = { price_for_rental: eur(2_000) }
  expect(deskAmounts(booked({ extras: [{ extra: sold, quantity: 1 }] }))).toBeNull()
})
