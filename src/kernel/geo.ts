export type Coordinates = { latitude: number; longitude: number }

/** Radius of the Earth, specification §9. */
export const EARTH_RADIUS_KM = 6371

/** Returns true for a latitude within -90..90 and a longitude within -180..180 (specification §5). */
export function validCoordinates({ latitude, longitude }: Coordinates): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/** Returns the great-circle distance in kilometres (haversine). */
export function distanceKm(from: Coordinates, to: Coordinates): number {
  const radians = Math.PI / 180
  const sinLatitude = Math.sin(((to.latitude - from.latitude) * radians) / 2)
  const sinLongitude = Math.sin(((to.longitude - from.longitude) * radians) / 2)
  const chord =
    sinLatitude ** 2 + Math.cos(from.latitude * radians) * Math.cos(to.latitude * radians) * sinLongitude ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Returns the distance of `point` east and north of `origin`, in kilometres on a plane tangent to the Earth there:
 * accurate to 0.1% within 100 km, and by the shorter way around the Earth.
 */
export function planeKm(origin: Coordinates, point: Coordinates): { east: number; north: number } {
  const kmOfDegree = (EARTH_RADIUS_KM * Math.PI) / 180
  const turned = ((point.longitude - origin.longitude + 540) % 360) - 180
  return {
    east: turned * kmOfDegree * Math.cos((origin.latitude * Math.PI) / 180),
    north: (point.latitude - origin.latitude) * kmOfDegree,
  }
}
