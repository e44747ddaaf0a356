import { isDeepStrictEqual } from 'node:util'
import type { Money } from '#kernel/money.ts'
import type { BookingRecord } from '../bookings/booking.ts'
import type { BookingStatus } from '../bookings/booking-status.contract.ts'
import type { Driver } from '../bookings/driver.contract.ts'

/** Statuses of a current or a failed order. */
const ORDERED: ReadonlySet<BookingStatus> = new Set([
  'awaiting_payment',
  'awaiting_supplier',
  'confirmed',
  'completed',
  'failed',
])

/** Returns true if a booking was ordered for this driver at this total, so that submitting again is not a new order. */
export function isSameOrder(
  { status, driver, price }: Pick<BookingRecord, 'status' | 'driver' | 'price'>,
  order: { driver: Driver; acceptTotal: Money },
): boolean {
  return (
    ORDERED.has(status) &&
    isDeepStrictEqual(driver, order.driver) &&
    isDeepStrictEqual(price.total, order.acceptTotal)
  )
}
