import type { CarClass } from './fleet.ts'
import { seededBetween, seedOf } from './seeded.ts'
import type { SimulatedStation } from './stations.ts'
import { weekdayOf } from './wall-time.ts'

// Hundredths of a percent per month, January first, north of the equator.
const SEASON = [8_300, 8_500, 9_200, 10_200, 10_400, 12_000, 14_200, 14_800, 11_300, 9_800, 8_400, 10_900]

/** Factors of a day's price for a station and the dates of a rental, in hundredths of a percent. */
export type RentalLevels = { country: number; season: number; weekend: number; length: number }

export function rentalLevels(station: SimulatedStation, dates: readonly string[]): RentalLevels {
  const month = Number(dates[0]?.slice(5, 7) ?? 1) - 1
  const season = SEASON[station.latitude < 0 ? (month + 6) % 12 : month] ?? 10_000
  const weekendDays = dates.filter((date) => weekdayOf(date) >= 4 && weekdayOf(date) <= 5).length
  const weekend = 10_000 + Math.round((1_400 * weekendDays) / dates.length)
  return { country: station.country.level, season, weekend, length: lengthOf(dates.length) }
}

/** Returns the price of one day in EUR hundredths, tax included, for a class at a station. */
export function dailyPrice(
  station: SimulatedStation,
  car: CarClass,
  { country, season, weekend, length }: RentalLevels,
  factors: { supplier: number; quoted: number },
): number {
  const place = seededBetween(`${station.code} ${seedOf(car.acriss)} price`, 8_600, 11_900)
  const price = [country, place, season, weekend, length, factors.supplier, factors.quoted].reduce(
    (amount, share) => (amount * share) / 10_000,
    car.daily,
  )
  return Math.max(500, Math.round(price))
}

/** Returns the factor of the length: a longer rental costs less per day. */
function lengthOf(days: number): number {
  if (days >= 21) return 6_800
  if (days >= 7) return 7_900
  return days >= 3 ? 9_000 : 10_000
}

/** Returns the one-way fee in EUR hundredths: higher with distance. Null between stations of different countries. */
export function oneWayFee(from: SimulatedStation, to: SimulatedStation): number | null {
  if (from.code === to.code) return 0
  if (from.country.code !== to.country.code) return null
  if (from.city === to.city) return 2_500
  return 2_500 + 500 * seededBetween([from.code, to.code].toSorted().join(' '), 4, 30)
}

/** Returns the young-driver fee in EUR hundredths: drivers under 25 pay per day, for at most ten days. */
export function youngDriverFee(age: number | null, days: number, perDay: number): number {
  return age !== null && age < 25 ? perDay * Math.min(days, 10) : 0
}
