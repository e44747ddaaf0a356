import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'

/** Shown separately on every page. */
const SHOWN_ELSEWHERE: ReadonlySet<string> = new Set(['unlimited_mileage', 'free_cancellation'])

/** Returns the covers and inclusions of the price by trade kind. */
export function coveredKinds({ offer }: Pick<Booking, 'offer'>): string[] {
  return offer.inclusions.filter((kind) => !SHOWN_ELSEWHERE.has(kind))
}
