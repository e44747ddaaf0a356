import type { Destination } from '#domains/content/destinations/destination.contract.ts'
import type { StructuredGraph } from '#web/shell/structured-data.tsx'
import { groupedHours } from './grouped-hours.ts'

const DAY_NAMES = {
  mo: 'Monday',
  tu: 'Tuesday',
  we: 'Wednesday',
  th: 'Thursday',
  fr: 'Friday',
  sa: 'Saturday',
  su: 'Sunday',
} as const
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'] as const

type Desk = Destination['suppliers'][number]['stations'][number]

/**
 * Returns the desks of a destination as structured data. It has no Offer: a price recorded days ago may no
 * longer be available.
 */
export function structuredDesks({ suppliers }: Destination): StructuredGraph {
  return suppliers.flatMap(({ name, stations }) =>
    stations.map((desk) => ({
      '@type': 'AutoRental',
      name: `${name} – ${desk.name}`,
      brand: { '@type': 'Brand', name },
      address: {
        '@type': 'PostalAddress',
        ...(desk.address.addressLine && { streetAddress: desk.address.addressLine }),
        addressLocality: desk.address.city,
        addressCountry: desk.country_code,
      },
      geo: { '@type': 'GeoCoordinates', latitude: desk.latitude, longitude: desk.longitude },
      ...(desk.phone.phone && { telephone: `${desk.phone.countryCode}${desk.phone.phone}` }),
      openingHoursSpecification: hoursOf(desk),
    })),
  )
}

/** Days without hours are not named: closed. */
function hoursOf({ opening_hours }: Desk) {
  return groupedHours(opening_hours, 'mo').flatMap(({ from, to, hours }) =>
    hours.kind === 'closed'
      ? []
      : [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1).map(
              (day) => `https://schema.org/${DAY_NAMES[day]}`,
            ),
            opens: hours.kind === 'all_day' ? '00:00' : hours.from,
            closes: hours.kind === 'all_day' || hours.to === '24:00' ? '23:59' : hours.to,
          },
        ],
  )
}
