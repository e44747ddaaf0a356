import { expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import { bookedSearch } from './booked-search.ts'

const TODAY = '2026-12-01'
const sample = sampleBooking()
const atAirport = sampleBooking({
  offer: { ...sample.offer, pickup: { ...sample.offer.pickup, iata: 'DXB' } },
  pickup_at: '2027-03-05T07:30',
  dropoff_at: '2027-03-09T21:00',
})

test('what is shared of a booking is its airport, its days and its class, and nothing of its driver or supplier', () => {
  const { pathname, searchParams } = new URL(bookedSearch(atAirport, TODAY) ?? '', 'https://rihla.test')
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/search',
    {
      pickup_id: 'DXB',
      pickup_date: '2027-03-05',
      pickup_time: '10:00',
      dropoff_date: '2027-03-09',
      dropoff_time: '10:00',
      driver_age: '30',
      with_credit_card: 'true',
      CATEGORY: atAirport.offer.vehicle.category,
    },
  ])
})

test.for<{ name: string; booking: Partial<Booking> }>([
  { name: 'its pick-up is today', booking: { pickup_at: `${TODAY}T23:00` } },
  { name: 'it is cancelled', booking: { status: 'cancelled' } },
  { name: 'its desk is in town, and would name the supplier', booking: { offer: sample.offer } },
])('nothing is shared where $name', ({ booking }) => {
  expect(bookedSearch({ ...atAirport, ...booking }, TODAY)).toBeNull()
})
