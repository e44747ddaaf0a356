import type { DemoCar } from './demo-sale.ts'

/** Outcome of a demo booking. */
/** `unproven`: no pick-up is reported. */
export type DemoFate = 'kept' | 'changed' | 'cancelled' | 'no_show' | 'own' | 'unproven'

/** A booking by its days: ordered so many before the start, picked up so many later. */
export type DemoBooking = DemoCar & {
  orderedDaysAgo: number
  lead: number
  subId: string
  residence: string
  fate: DemoFate
}

const SUBS = ['newsletter', 'desert-guide', 'video-17', 'footer'] as const
const PLACES = ['DXB', 'DXB', 'KWI', 'MCT', 'DXB', 'MAD'] as const
const CARS = ['Toyota Yaris', 'Kia Seltos', 'Toyota Corolla', 'Toyota Yaris', 'Nissan Patrol'] as const
const RESIDENCES = ['KW', 'AE', 'GB', 'DE', 'SA', 'FR'] as const

/** Outcomes by booking number: varied, and the same at each start. */
const FATES: Readonly<Record<number, DemoFate>> = {
  3: 'cancelled',
  8: 'no_show',
  11: 'changed',
  16: 'own',
  19: 'cancelled',
  25: 'changed',
  27: 'unproven',
  29: 'no_show',
  34: 'cancelled',
  38: 'changed',
  41: 'cancelled',
}

function at<Value>(values: readonly Value[], index: number): Value {
  const value = values[index % values.length]
  if (value === undefined) throw new RangeError('there is none')
  return value
}

/** Returns a partner's bookings over half a year, the oldest first, the last ordered today. */
export function demoBookings(count: number): DemoBooking[] {
  return Array.from({ length: count }, (_, index) => ({
    orderedDaysAgo: Math.floor(((count - 1 - index) * 165) / (count - 1)),
    lead: 5 + ((index * 7) % 16),
    days: 3 + ((index * 5) % 8),
    place: at(PLACES, index),
    car: at(CARS, index),
    subId: at(SUBS, index + Math.floor(index / 5)),
    residence: at(RESIDENCES, index * 5),
    fate: FATES[index] ?? 'kept',
    // Expensive enough to require a manual decision.
    ...(FATES[index] === 'unproven' && { car: 'Nissan Patrol' as const, days: 21 }),
  }))
}

/** Clicks of the last weeks by their days: from links of all sub-ids, to the pages that they open. */
export function demoClicks(days: number) {
  const pages = ['/en/search', '/en', '/en/search', '/en/deals', '/ar/search'] as const
  const hosts = ['dune-travel.example', 'mail.dune-travel.example', ''] as const
  return Array.from({ length: days }, (_, daysAgo) =>
    Array.from({ length: 4 + ((daysAgo * 5) % 7) }, (_each, index) => ({
      daysAgo,
      minutes: 17 * index + daysAgo,
      subId: at(SUBS, daysAgo + index),
      page: at(pages, daysAgo + index),
      referrer: at(hosts, index),
    })),
  ).flat()
}
