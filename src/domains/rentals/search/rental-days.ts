export type RentalPeriod = { pickUp: Temporal.ZonedDateTime; dropOff: Temporal.ZonedDateTime }

/**
 * Days billed for a rental: each ends at the same local time of the pick-up station, at least 1, a started day counts
 * in full (specification §5 and §9). A clock change is never billed.
 */
export function rentalDays({ pickUp, dropOff }: RentalPeriod): number {
  const length = pickUp.until(dropOff.withTimeZone(pickUp.timeZoneId), { largestUnit: 'day' })
  const startedDay = length.with({ days: 0 }).sign > 0 ? 1 : 0
  return Math.max(1, length.days + startedDay)
}
