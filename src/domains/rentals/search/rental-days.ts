export type RentalPeriod = { pickUp: Temporal.ZonedDateTime; dropOff: Temporal.ZonedDateTime }

/**
 * Days billed for a rental: a day ends at the same time on the pick-up station's clock, at least 1, a started day
 * counts whole (specification §5 and §9). A clock change is never billed.
 */
export function rentalDays({ pickUp, dropOff }: RentalPeriod): number {
  const length = pickUp.until(dropOff.withTimeZone(pickUp.timeZoneId), { largestUnit: 'day' })
  const startedDay = length.with({ days: 0 }).sign > 0 ? 1 : 0
  return Math.max(1, length.days + startedDay)
}
