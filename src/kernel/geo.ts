export type Coordinates = { latitude: number; longitude: number }

/** Specification §9. */
export const EARTH_RADIUS_KM = 6371

/** Latitude within -90..90 and longitude within -180..180 (specification §5). */
export function validCoordinates({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Great-circle distance in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const sinLatitude = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const sinLongitude = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const chord =
    sinLatitude ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * sinLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * How far `point` lies east and north of `origin`, in kilometres of a plane that touches the earth there: 0.1% off within
 * 100 km, and the shorter way round the earth.
 */
export function planeKm(origin: Coordinates, point: Coordinates): { east: number; north: number } {
  const kmOfDegree = (EARTH_RADIUS_KM * Math.PI) / 180
  const turned = ((point.longitude - origin.longitude + 540) % 360) - 180
  return {
    east: turned * kmOfDegree * Math.cos((origin.latitude * Math.PI) / 180),
    north: (point.latitude - origin.latitude) * kmOfDegree,
  }
}
