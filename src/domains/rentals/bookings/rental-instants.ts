import type { Sold } from '../quotes/sold.ts'

/** Returns the start and end of a rental, each converted from its station's time zone. */
export function rentalInstants({ rental, offer }: Sold): {
  pickUpAt: Temporal.Instant
  dropOffAt: Temporal.Instant
} {
  const at = (wallTime: string, timeZone: string) =>
    Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).toInstant()
  return {
    pickUpAt: at(rental.pickUpAt, offer.pickup.time_zone),
    dropOffAt: at(rental.dropOffAt, offer.dropoff.time_zone),
  }
}
