import { phoneText } from '#domains/outgoing/public.ts'
import { fill } from '#kernel/filled-text.ts'
import { icalendar, icalendarText, icalendarTime } from '#kernel/icalendar.ts'
import { languageRow, type Language } from '#kernel/locale.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { carName } from './booking-facts.ts'
import { wordsOf } from './booking-words.ts'

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'

/**
 * Returns pick-up and drop-off as calendar events (RFC 5545), each half an hour long, in UTC so that no
 * time-zone table is needed. Deterministic for a booking; a later change has a higher SEQUENCE.
 */
export function calendarFile(
  booking: Booking,
  { productName, publicUrl, language }: { productName: string; publicUrl: string; language: Language },
): string {
  const words = wordsOf(language)
  const { colon, comma } = languageRow(language)
  const car = carName(booking, language)
  const { supplier } = booking.offer
  // A broker has no desk under its own name.
  const desk = supplier.desk_brand ?? supplier.name
  const url = new URL(`/${language}/booking/${booking.reference}`, publicUrl)
  const event = (end: 'pickup' | 'dropoff', at: string, summary: string): string[] => {
    const station = booking.offer[end]
    const { addressLine, city, country } = station.address
    const starts = Temporal.PlainDateTime.from(at).toZonedDateTime(station.time_zone)
    return [
      'BEGIN:VEVENT',
      `UID:${booking.booking_id}-${end}@${url.hostname}`,
      `DTSTAMP:${icalendarTime(booking.events.at(-1)?.at ?? booking.created_at)}`,
      `SEQUENCE:${booking.events.length}`,
      `DTSTART:${icalendarTime(starts.toInstant().toString())}`,
      `DTEND:${icalendarTime(starts.add({ minutes: 30 }).toInstant().toString())}`,
      `SUMMARY:${icalendarText(fill(summary, { car, desk }))}`,
      `LOCATION:${icalendarText([station.name, addressLine, city, country].join(comma))}`,
      `GEO:${station.latitude.toFixed(6)};${station.longitude.toFixed(6)}`,
      `DESCRIPTION:${icalendarText(
        [
          `${words.reference}${colon}${booking.reference}`,
          ...(booking.supplier_reference === null
            ? []
            : [`${words.supplierReference}${colon}${booking.supplier_reference}`]),
          `${words.calendarDesk}${colon}${desk}`,
          ...(station.phone.phone === '' ? [] : [`${words.phone}${colon}${phoneText(station.phone)}`]),
          url.href,
        ].join('\n'),
      )}`,
      `URL:${url.href}`,
      `STATUS:${booking.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
      'END:VEVENT',
    ]
  }
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${icalendarText(productName)}//Bookings//${language.toUpperCase()}`,
    'CALSCALE:GREGORIAN',
    ...event('pickup', booking.pickup_at, words.calendarPickUp),
    ...event('dropoff', booking.dropoff_at, words.calendarDropOff),
    'END:VCALENDAR',
  ]
  return icalendar(lines)
}
