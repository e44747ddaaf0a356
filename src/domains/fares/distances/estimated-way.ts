import { distanceKm, type Coordinates } from '#kernel/geo.ts'
import { roundKm } from './km.ts'

/** Average ratio of road distance to great-circle distance. */
const ROAD_FACTOR = 1.3

/** The first kilometres of a route are assumed to be in a city. */
const CITY_KM = 30
const CITY_KM_PER_HOUR = 30
const ROAD_KM_PER_HOUR = 60

/** Estimates a leg without a router: the great circle (6371 km, specification §9) × 1.3, to a tenth of a km. */
export function estimatedLeg(from: Coordinates, to: Coordinates): { km: number; minutes: number } {
  const km = roundKm(distanceKm(from, to) * ROAD_FACTOR)
  const hours = Math.min(km, CITY_KM) / CITY_KM_PER_HOUR + Math.max(0, km - CITY_KM) / ROAD_KM_PER_HOUR
  return { km, minutes: Math.ceil(hours * 60) }
}
