import { AIRPORTS } from '#src/simulators/world/airports.ts'

const DAY_MS = 86_400_000

/** Places that travellers search. */
const PLACES = AIRPORTS.slice(0, 100).map(({ iata }) => iata)
/** Searches that many ask for meanwhile, and their share of all; the others are asked once. */
const HOT = 50
const HOT_SHARE = 0.7

const LENGTHS = [3, 4, 7, 7, 14]
const CURRENCIES = ['1', '2', '3']

const between = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1))
const oneOf = <One>(all: readonly One[]): One => all[between(0, all.length - 1)] as One

const dayFromNow = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)

/** The query of a search: a hundred airports over half a year, at the half-hours of a day. */
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

/** Draws queries of searches, hot and cold. */
export function rentals(): () => string {
  const hot = Array.from({ length: HOT }, anyRental)
  // The first few are asked far more often than the last, as capitals in the holidays are.
  const hotOne = () => hot[Math.floor(HOT * Math.random() ** 2)] ?? ''
  return () => (Math.random() < HOT_SHARE ? hotOne() : anyRental())
}

/** The first letters of a place, as somebody types them. */
export function typedPlace(): string {
  const { city } = oneOf(AIRPORTS)
  return city.slice(0, between(2, 5))
}
