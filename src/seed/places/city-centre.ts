import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import type { City } from './geonames-cities.ts'

/** Smaller towns lie among the quarters of others. */
const MIN_PEOPLE = 1_000_000
/** Fewer known quarters than this tell nothing: GeoNames lists those of many cities in part. */
const MIN_QUARTERS = 30
const QUARTERS_WITHIN_KM = 20
/** A centre with a quarter so near is where people live. */
const LIVED_IN_KM = 5

/**
 * The centre of a city is where its people live: GeoNames gives some cities the middle of their area, which for Dubai is
 * desert. Where all its quarters are far from that, it is the quarter with the least distance to all others.
 * `quarters` are those of its country.
 */
export function cityCentre(city: City, population: number, quarters: readonly City[]): Coordinates {
  if (population < MIN_PEOPLE) return city
  const its = quarters.filter(
    (quarter) => quarter.region === city.region && distanceKm(city, quarter) <= QUARTERS_WITHIN_KM,
  )
  const isLivedIn = its.some((quarter) => distanceKm(city, quarter) <= LIVED_IN_KM)
  if (its.length < MIN_QUARTERS || isLivedIn) return city
  const toAll = (from: City) => its.reduce((sum, other) => sum + distanceKm(from, other), 0)
  return its.reduce((best, each) => (toAll(each) < toAll(best) ? each : best))
}
