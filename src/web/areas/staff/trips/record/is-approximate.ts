import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'

/** Returns true if an address of the trip was not found, so that it is priced as in the city's centre. */
export function isApproximate(request: TripRequest): boolean {
  const place = 'place' in request ? request.place : 'from' in request ? request.from : null
  return place?.approximate === true
}
