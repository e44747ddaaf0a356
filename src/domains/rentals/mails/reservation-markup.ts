import { phoneText, type MailSetting } from '#domains/outgoing/public.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import { carName } from './booking-facts.ts'

type End = 'pickup' | 'dropoff'

/** Returns the booking as schema.org markup, from which mail programs fill calendars and travel plans. */
export function reservationMarkup(
  booking: Booking,
  { publicUrl, productName, language }: MailSetting,
): object {
  const { offer, driver, price } = booking
  const { supplier } = offer
  return {
    '@context': 'https://schema.org',
    '@type': 'RentalCarReservation',
    reservationId: booking.reference,
    reservationStatus: `https://schema.org/Reservation${booking.status === 'cancelled' ? 'Cancelled' : 'Confirmed'}`,
    url: new URL(`/${language}/booking/${booking.reference}`, publicUrl).href,
    bookingTime: booking.created_at,
    ...(driver && {
      underName: {
        '@type': 'Person',
        name: `${driver.first_name} ${driver.last_name}`,
        email: driver.email,
      },
    }),
    reservationFor: { '@type': 'Car', name: carName(booking, language) },
    // The desk is the supplier's; we are the broker.
    provider: { '@type': 'Organization', name: supplier.desk_brand ?? supplier.name },
    broker: { '@type': 'Organization', name: productName, url: publicUrl },
    pickupLocation: stationOf(booking, 'pickup'),
    pickupTime: timeOf(booking, 'pickup'),
    dropoffLocation: stationOf(booking, 'dropoff'),
    dropoffTime: timeOf(booking, 'dropoff'),
    totalPrice: (price.total.amount / 100).toFixed(2),
    priceCurrency: price.total.currency,
  }
}

function stationOf({ offer }: Booking, end: End): object {
  const { name, address, phone, country_code, latitude, longitude } = offer[end]
  return {
    '@type': 'AutoRental',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.addressLine,
      addressLocality: address.city,
      addressCountry: country_code,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(phone.phone !== '' && { telephone: phoneText(phone) }),
  }
}

/** Returns the local time at the desk with its offset. */
function timeOf(booking: Booking, end: End): string {
  const at = Temporal.PlainDateTime.from(end === 'pickup' ? booking.pickup_at : booking.dropoff_at)
  return at
    .toZonedDateTime(booking.offer[end].time_zone)
    .toString({ timeZoneName: 'never', smallestUnit: 'second' })
}
