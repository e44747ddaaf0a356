import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { searchUrl, usualSearch } from '#web/rentals/search-form/search-url.ts'

/**
 * Returns the search that a shared booking links to: its airport, days and car class, with defaults for the
 * rest. Null if the search has nothing to find any more, or only the supplier's own desk to name.
 */
export function bookedSearch(
  { status, offer, pickup_at, dropoff_at }: Pick<Booking, 'status' | 'offer' | 'pickup_at' | 'dropoff_at'>,
  today: string,
): string | null {
  const { iata } = offer.pickup
  const pickUpDate = pickup_at.slice(0, 10)
  if (status !== 'confirmed' || iata === undefined || pickUpDate <= today) return null
  const search = searchUrl({
    ...usualSearch(today),
    pickup_id: iata,
    pickup_date: pickUpDate,
    dropoff_date: dropoff_at.slice(0, 10),
  })
  return `${search}&${new URLSearchParams({ CATEGORY: offer.vehicle.category })}`
}
