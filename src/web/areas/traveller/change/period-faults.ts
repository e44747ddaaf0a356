import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { searchFaults, type SearchFaults } from '#web/rentals/search-form/search-faults.ts'
import { draftOf, type ChangeDraft } from './requested-change.ts'

/** Validation errors of the new times, by the rules of a search; the times already booked are always valid. */
export function periodFaults(booking: Booking, { period }: ChangeDraft, today: string): SearchFaults<string> {
  if (JSON.stringify(period) === JSON.stringify(draftOf(booking).period)) return {}
  const search = {
    ...period,
    pickup_id: booking.offer.pickup.id,
    driver_age: booking.driver_age,
    with_credit_card: 'true' as const,
  }
  return searchFaults(search, false, today)
}
