const DAY_MINUTES = 24 * 60

/**
 * Returns the times of a shuttle's stops, `HH:mm` in the zone's local time. `minutes`: after the start,
 * ascending. Unless the clock changes on the way, times are added up as minutes, because a page has hundreds
 * of them.
 */
export function stopTimes(start: Temporal.ZonedDateTime, minutes: readonly number[]): string[] {
  const end = start.add({ minutes: minutes.at(-1) ?? 0 })
  if (end.offsetNanoseconds !== start.offsetNanoseconds)
    return minutes.map((after) =>
      start.add({ minutes: after }).toPlainTime().toString({ smallestUnit: 'minute' }),
    )
  const startMinute = start.hour * 60 + start.minute
  return minutes.map((after) => {
    const minute = (startMinute + after) % DAY_MINUTES
    return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`
  })
}

function twoDigits(count: number): string {
  return String(count).padStart(2, '0')
}
