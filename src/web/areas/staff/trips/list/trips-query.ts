import { TRIP_CATEGORIES } from '#domains/trips/fares/trip-category.contract.ts'
import { TRIP_STATUSES } from '#domains/trips/journey/trip.contract.ts'

/** The trips that an address asks for; what it says wrongly counts as not said, and without a day it is today. */
export function tripsQuery(search: URLSearchParams) {
  const day = search.get('day') ?? ''
  const city = search.get('city') ?? ''
  const category = Object.values(TRIP_CATEGORIES).find((one) => String(one) === search.get('category'))
  const status = TRIP_STATUSES.find((one) => one === search.get('status'))
  const text = (search.get('search') ?? '').trim().slice(0, 100)
  const after = search.get('after')
  return {
    ...(isDay(day) && { day }),
    ...(/^[\w-]{1,40}$/.test(city) && { city_id: city }),
    ...(category && { category }),
    ...(status && { status }),
    ...(text !== '' && { search: text }),
    ...(after !== null && /^[\da-f-]{36}$/.test(after) && { after }),
  }
}

/** A day of the calendar from the year 2000 on: a year that is still being typed begins with zeros. */
export function isDay(text: string): boolean {
  if (!/^2\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const at = new Date(`${text}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text)
}

/** The day so many days later. */
export function dayAfter(day: string, days: number): string {
  const at = new Date(`${day}T00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return at.toISOString().slice(0, 10)
}
