import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'

/** Shown separately on every page. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['unlimited_mileage', 'free_cancellation'])

/** What the price covers and includes, as the trade's kinds. */
export function coveredKinds({ offer }: Pick<Booking, 'offer'>): string[] {
  return offer.inclusions.filter((kind) => !SAID_ELSEWHERE.has(kind))
}
