import { expect, test } from 'vitest'
import { groupOfBooking, groupShown } from './booking-groups.ts'

const can = { modify: false, cancel: false, rate: false, pay: false }
const booking = { status: 'confirmed' as const, can }

test.for([
  { name: 'one on its way', booking, group: 'upcoming' },
  { name: 'one whose car is back', booking: { ...booking, status: 'completed' as const }, group: 'past' },
  { name: 'a cancelled one', booking: { ...booking, status: 'cancelled' as const }, group: 'cancelled' },
  {
    name: 'a cart that can be paid',
    booking: { ...booking, status: 'cart' as const, can: { ...can, pay: true } },
    group: 'upcoming',
  },
  { name: 'a cart whose price is over', booking: { ...booking, status: 'cart' as const }, group: null },
])('$name is listed under $group', ({ booking: one, group }) => {
  expect(groupOfBooking(one)).toBe(group)
})

test('an address that asks for nothing we know shows what is to come', () => {
  const groupOf = (query: string) => groupShown(new URLSearchParams(query))
  expect([groupOf(''), groupOf('show=past'), groupOf('show=everything')]).toEqual([
    'upcoming',
    'past',
    'upcoming',
  ])
})
