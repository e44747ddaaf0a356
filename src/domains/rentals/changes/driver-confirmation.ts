import { isDeepStrictEqual } from 'node:util'
import type { RequestedChange } from './booking-change.ts'
import { DRIVER_NOTE_FIELDS, type Driver } from '../bookings/driver.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'

/** Lifetime of the link that confirms another driver. */
export const CONFIRM_HOURS = 24

/** Cooldown between two such links for one booking. */
export const CONFIRM_PAUSE_SECONDS = 300

/**
 * Returns true if a change must be confirmed through the booking's mailbox: it sets another driver or email, and the
 * caller used reference and email, which suppliers and anybody with the voucher know.
 */
export function needsConfirmation(
  booking: Pick<BookingRecord, 'userId' | 'driver'>,
  access: { userId: string },
  { driver }: Pick<RequestedChange, 'driver'>,
): boolean {
  if (access.userId === booking.userId || !driver || !booking.driver) return false
  return !isDeepStrictEqual(whoIs(driver), whoIs(booking.driver))
}

/** Returns true if a change includes anything besides another driver. */
export function hasOtherChanges({ extras, protectionId, times }: RequestedChange): boolean {
  return extras !== undefined || protectionId !== undefined || times !== undefined
}

/** Returns a driver without the optional fields for the desk. */
function whoIs(driver: Driver) {
  const nothingAdded = Object.fromEntries(DRIVER_NOTE_FIELDS.map((note) => [note, undefined]))
  return { ...driver, ...nothingAdded }
}
