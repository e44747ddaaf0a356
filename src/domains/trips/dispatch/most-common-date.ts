/** Returns the date (`YYYY-MM-DD`) of today in most of these zones: of a tie, the later; without zones, in UTC. */
export function mostCommonDate(timeZones: readonly string[], now: Temporal.Instant): string {
  const days = (timeZones.length === 0 ? ['UTC'] : timeZones)
    .map((timeZone) => now.toZonedDateTimeISO(timeZone).toPlainDate().toString())
    .toSorted()
  return days[Math.floor(days.length / 2)] ?? ''
}
