import type { When } from './place-clock.ts'
import { textOf } from './place-clock.ts'

/** Formats a zone's UTC offset at a wall time: GMT+5:30. */
export function offsetOf(timeZone: string, at: When): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' }).formatToParts(
    new Date(`${textOf(at)}Z`),
  )
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

/** Returns the UTC offset of a place, if the visitor's own clock shows another time; otherwise null. */
export function otherOffset(timeZone: string, visitorZone: string, at: When): string | null {
  const offset = offsetOf(timeZone, at)
  return offset === offsetOf(visitorZone, at) ? null : offset
}
