/** Today in most of these zones, of equally many the later day; by UTC where there is none. `YYYY-MM-DD`. */
export function todayInMost(timeZones: readonly string[], now: Temporal.Instant): string {
  const days = (timeZones.length === 0 ? ['UTC'] : timeZones)
    .map((timeZone) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString())
    .toSorted()
  return days[Math.floor(days.length / 2)] ?? ''
}
