import type { Booking } from '#domains/rentals/public.ts'

type PersonNames = {
  first_name: string
  last_name: string
  email: string
  latin_first_name?: string | undefined
  latin_last_name?: string | undefined
}

/**
 * Redacts a driver in a mail to an unverified address. Initials are enough for the owner to recognise
 * themselves, and cannot carry a message.
 */
export function redactedDriver<Driver extends PersonNames>(driver: Driver): Driver {
  const { latin_first_name: latinFirst, latin_last_name: latinLast } = driver
  return {
    ...driver,
    first_name: initial(driver.first_name),
    last_name: initial(driver.last_name),
    ...(latinFirst !== undefined && { latin_first_name: initial(latinFirst) }),
    ...(latinLast !== undefined && { latin_last_name: initial(latinLast) }),
  }
}

/** Redacts a driver in a mail to another address than theirs. */
export function redactedOtherDriver<Driver extends PersonNames>(driver: Driver): Driver {
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
