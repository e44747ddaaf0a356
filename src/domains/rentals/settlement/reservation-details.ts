import { deskNames } from '../bookings/driver.contract.ts'
import type { BookingRecord } from '../bookings/booking.ts'

/**
 * The details by which a supplier's desk finds a reservation: references, driver, and the rental in the supplier's own
 * codes.
 */
export function reservationDetails({ planId, reference, supplierReference, driver, sold }: BookingRecord) {
  const { pickUpStation, pickUpAt, dropOffStation, dropOffAt } = sold.rental
  return {
    plan: planId,
    ourReference: reference,
    supplierReference,
    pickUp: { station: pickUpStation, at: pickUpAt },
    dropOff: { station: dropOffStation, at: dropOffAt },
    car: sold.car.acriss,
    driver: driver && {
      ...deskNames(driver),
      email: driver.email,
      phone: `${driver.phone.countryCode} ${driver.phone.phone}`,
    },
  }
}
