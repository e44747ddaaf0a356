import { AIRPORTS } from '#src/simulators/world/airports.ts'

const DAY_MS = 86_400_000

/** Places that travellers search. */
const PLACES = AIRPORTS.slice(0, 100).map(({ iata }) => iata)
/** Number of popular searches, and their share of all; the others are sent once. */
const HOT = 50
const HOT_SHARE = 0.7

const LENGTHS = [3, 4, 7, 7, 14]
const CURRENCIES = ['1', '2', '3']

const between = (min: number, max: number) => min + Math.floor(Math.random() * (max - min + 1))
const oneOf = <One>(all: readonly One[]): One => all[between(0, all.length - 1)] as One

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** Returns the query of a search: a hundred airports over half a year, at the half-hours of a day. */
function anyRental(): string {
  const ahead = between(3, 180)
  const halfHour = between(16, 40)
  const time = `${String(Math.floor(halfHour / 2)).padStart(2, '0')}:${halfHour % 2 === 0 ? '00' : '30'}`
  return new URLSearchParams({
    pickup_id: oneOf(PLACES),
    pickup_date: dayFromNow(ahead),
    pickup_time: time,
    dropoff_date: dayFromNow(ahead + oneOf(LENGTHS)),
    dropoff_time: time,
    currency_id: oneOf(CURRENCIES),
    lang_id: oneOf(['1', '2']),
  }).toString()
}

/** Creates a function that draws random search queries, popular and rare ones. */
export function rentals(): () => string {
  const hot = Array.from({ length: HOT }, anyRental)
  // The first few are far more frequent than the last, as capitals are in the holidays.
  const hotOne = () => hot[Math.floor(HOT * Math.random() ** 2)] ?? ''
  return () => (Math.random() < HOT_SHARE ? hotOne() : anyRental())
}

/** Returns the first letters of a place, as entered in a search box. */
export function placePrefix(): string {
  const { city } = oneOf(AIRPORTS)
  return city.slice(0, between(2, 5))
}
