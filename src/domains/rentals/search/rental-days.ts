export type RentalPeriod = { pickUp: Temporal.ZonedDateTime; dropOff: Temporal.ZonedDateTime }

/**
 * Returns the number of days billed for a rental: at least 1; a started day counts as a whole day (specification §5 and
 * §9). Each day ends at the same local time at the pick-up station. A clock change is never billed.
 */
export function rentalDays({ pickUp, dropOff }: RentalPeriod): number {
  const length = pickUp.until(dropOff.withTimeZone(pickUp.timeZoneId), { largestUnit: 'day' })
  const startedDay = length.with({ days: 0 }).sign > 0 ? 1 : 0
  return Math.max(1, length.days + startedDay)
}
