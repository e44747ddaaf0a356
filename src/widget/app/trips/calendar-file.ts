import type { Trip } from '#domains/trips/journey/trip.contract.ts'
import { instantOf } from './instant-of.ts'

type Entry = { title: string; text: string }
type Calendared = Pick<Trip, 'trip_id' | 'start' | 'end' | 'city' | 'created_at'>

/** Most bytes of a line (RFC 5545 §3.1), and of what follows its fold. */
const LINE = 74

/** A calendar's file of a trip (RFC 5545): times in UTC, so that it needs no zones of its own. */
export function calendarFile(
  { trip_id, start, end, city, created_at }: Calendared,
  { title, text }: Entry,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//booking//trips//EN',
    'BEGIN:VEVENT',
    `UID:${trip_id}`,
    `DTSTAMP:${stamp(new Date(created_at))}`,
    `DTSTART:${stamp(instantOf(start, city.time_zone))}`,
    `DTEND:${stamp(instantOf(end, city.time_zone))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

function stamp(at: Date): string {
  return at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
}

function escaped(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)
}

/** A line of at most 75 bytes, folded between characters. */
function folded(line: string): string {
  const encoder = new TextEncoder()
  let [out, bytes] = ['', 0]
  for (const character of line) {
    const size = encoder.encode(character).length
    if (bytes + size > LINE) {
      out += '\r\n '
      bytes = 1
    }
    out += character
    bytes += size
  }
  return out
}
