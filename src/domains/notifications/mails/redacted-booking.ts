import type { Booking } from '#domains/rentals/public.ts'

type Named = {
  first_name: string
  last_name: string
  email: string
  latin_first_name?: string | undefined
  latin_last_name?: string | undefined
}

/**
 * A driver for the mail to an address of which nobody knows whose it is: initials, by which its owner knows themselves and
 * in which nothing can be said.
 */
export function redactedDriver<Driver extends Named>(driver: Driver): Driver {
  const { latin_first_name: latinFirst, latin_last_name: latinLast } = driver
  return {
    ...driver,
    first_name: initial(driver.first_name),
    last_name: initial(driver.last_name),
    ...(latinFirst !== undefined && { latin_first_name: initial(latinFirst) }),
    ...(latinLast !== undefined && { latin_last_name: initial(latinLast) }),
  }
}

/** The same of another address than the reader's. */
export function redactedOtherDriver<Driver extends Named>(driver: Driver): Driver {
  return { ...redactedDriver(driver), email: `${driver.email.slice(0, 1)}…@…` }
}

export function redactedBooking(booking: Booking): Booking {
  return booking.driver ? { ...booking, driver: redactedDriver(booking.driver) } : booking
}

/** A booking whose mails go to another address than the reader's. */
export function redactedElsewhere(booking: Booking): Booking {
  return booking.driver ? { ...booking, driver: redactedOtherDriver(booking.driver) } : booking
}

function initial(name: string): string {
  // Without a full stop, which would end the sentence that it stands in.
  return /\p{L}/u.exec(name)?.[0] ?? ''
}
