import type { TripRequest } from '#domains/fares/shapes/trip-request.contract.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const mgRoad = { name: 'MG Road', latitude: 12.975, longitude: 77.607 }
const mysuru = { name: 'Mysuru Palace', latitude: 12.3052, longitude: 76.6552 }

/** Requests of each category that rate cards price, in Bengaluru in 2027. */
export const TRIPS = {
  rental: {
    category: TRIP_CATEGORIES.rental,
    city_id: 'in-blr',
    from: mgRoad,
    start: '2027-01-15T09:30',
    package_id: '8h80km',
  },
  airportPickUp: {
    category: TRIP_CATEGORIES.airportPickUp,
    airport: 'BLR',
    place: mgRoad,
    start: '2027-01-15T09:30',
    flight_number: 'EK 564',
  },
  airportDrop: {
    category: TRIP_CATEGORIES.airportDrop,
    airport: 'BLR',
    place: { ...mgRoad, place_id: 'in-blr-whitefield' },
    start: '2027-01-15T09:30',
  },
  outstationOneWay: {
    category: TRIP_CATEGORIES.outstationOneWay,
    city_id: 'in-blr',
    from: mgRoad,
    stops: [{ name: 'Ramanagara', latitude: 12.7209, longitude: 77.2799 }],
    to: mysuru,
    start: '2027-01-15T07:00',
  },
  outstationRoundTrip: {
    category: TRIP_CATEGORIES.outstationRoundTrip,
    city_id: 'in-blr',
    from: mgRoad,
    stops: [],
    to: mysuru,
    start: '2027-01-15T07:00',
    return: '2027-01-16T20:00',
  },
  selfDrive: {
    category: TRIP_CATEGORIES.selfDrive,
    city_id: 'in-blr',
    start: '2027-01-15T10:00',
    end: '2027-01-16T13:00',
    plan_id: 'day',
  },
} as const satisfies Record<string, TripRequest>
