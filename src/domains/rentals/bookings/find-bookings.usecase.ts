import type { Clock } from '#kernel/clock.ts'
import { toBooking } from './booking-reply.ts'
import type { Booking } from './booking.contract.ts'
import type { BookingFilter, BookingStore, Reader } from './booking.store.ts'

export type ListBookings = (request: {
  reader: Reader
  filter: BookingFilter
  page: number
  pageSize: number
}) => Promise<{ items: Booking[]; page: number; page_size: number; total: number }>

type Needs = { bookings: BookingStore; clock: Clock }

/** A traveller's bookings, newest first. */
export function listBookings({ bookings, clock }: Needs): ListBookings {
  return async ({ reader, filter, page, pageSize }) => {
    const { items, total } = await bookings.listFor(reader, filter, {
      limit: pageSize,
      offset: (page - 1) * pageSize,
    })
    const now = clock.now()
    return { items: items.map((record) => toBooking(record, now)), page, page_size: pageSize, total }
  }
}

export type LastOrder = (reader: Reader) => Promise<Booking | null>

/** The booking a traveller ordered last; carts and carts that ran out are no orders. */
export function lastOrder({ bookings, clock }: Needs): LastOrder {
  return async (reader) => {
    const record = await bookings.findFor(reader, { ordered: true })
    return record && toBooking(record, clock.now())
  }
}
