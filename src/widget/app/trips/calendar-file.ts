import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { icalendar, icalendarText, icalendarTime } from '#kernel/icalendar.ts'
import { instantOf } from './instant-of.ts'

type Entry = { title: string; text: string }
type Calendared = Pick<Trip, 'trip_id' | 'start' | 'end' | 'city' | 'created_at'>

/** Returns a calendar file of a trip (RFC 5545): times in UTC, so that it needs no time zones. */
export function calendarFile(
  { trip_id, start, end, city, created_at }: Calendared,
  { title, text }: Entry,
): string {
  return icalendar([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//trips//EN',
    'BEGIN:VEVENT',
    `UID:${trip_id}`,
    `DTSTAMP:${icalendarTime(created_at)}`,
    `DTSTART:${icalendarTime(instantOf(start, city.time_zone).toISOString())}`,
    `DTEND:${icalendarTime(instantOf(end, city.time_zone).toISOString())}`,
    `SUMMARY:${icalendarText(title)}`,
    `DESCRIPTION:${icalendarText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
}
