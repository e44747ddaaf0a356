import { sampleBooking } from '#domains/rentals/mails/sample-booking.ts'
import type { Sold } from '#domains/rentals/quotes/sold.ts'

/** Returns the complete sold data of a sample booking, so that every list and record can show it. */
export function sampleSold(): Sold {
  const { offer, days, pickup_at, dropoff_at, driver_age, residence, available } = sampleBooking()
  return {
    offer,
    rental: {
      pickUpStation: offer.pickup.id,
      dropOffStation: offer.dropoff.id,
      pickUpAt: pickup_at,
      dropOffAt: dropoff_at,
      driverAge: driver_age,
      residence,
    },
    car: { acriss: offer.vehicle.acriss, carry: {} },
    days,
    driverAge: driver_age,
    residence,
    available,
  }
}
