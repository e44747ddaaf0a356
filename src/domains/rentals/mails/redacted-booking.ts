import type { Booking } from '../bookings/booking.contract.ts'
import type { Driver } from '../bookings/driver.contract.ts'

/** Fields of a driver in which no words can be entered. Any other but the names is left out of a redacted driver. */
const SAFE_FIELDS: ReadonlySet<string> = new Set<keyof Driver>([
  'email',
  'phone',
  'age',
  'residence',
  'flight_number',
])
const NAME_FIELDS: ReadonlySet<string> = new Set<keyof Driver>([
  'first_name',
  'last_name',
  'latin_first_name',
  'latin_last_name',
])

/**
 * Redacts a driver in a mail to an unverified address. Initials are enough for the owner to recognise
 * themselves, and cannot carry a message.
 */
export function redactedDriver(driver: Driver): Driver {
  const fields = Object.entries(driver).flatMap(([field, value]) => {
    if (SAFE_FIELDS.has(field)) return [[field, value]]
    return NAME_FIELDS.has(field) && typeof value === 'string' ? [[field, initial(value)]] : []
  })
  return Object.fromEntries(fields) as Driver
}

/** Redacts a driver in a mail to another address than theirs. */
export function redactedOtherDriver(driver: Driver): Driver {
  return { ...redactedDriver(driver), email: `${driver.email.slice(0, 1)}…@…` }
}

export function redactedBooking(booking: Booking): Booking {
  return booking.driver ? { ...booking, driver: redactedDriver(booking.driver) } : booking
}

/** Redacts a booking in a mail to another address than its driver's. */
export function redactedElsewhere(booking: Booking): Booking {
  return booking.driver ? { ...booking, driver: redactedOtherDriver(booking.driver) } : booking
}

function initial(name: string): string {
  // No full stop, which would end the surrounding sentence.
  return /\p{L}/u.exec(name)?.[0] ?? ''
}
