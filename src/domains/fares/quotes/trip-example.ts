import { TRIP_CATEGORIES } from '../categories.contract.ts'

/** A trip that somebody asks the price of, for the API reference: there and back the next day. */
export const TRIP_EXAMPLE = {
  category: TRIP_CATEGORIES.outstationRoundTrip,
  city_id: 'in-blr',
  from: { name: 'MG Road', latitude: 12.975, longitude: 77.607 },
  stops: [],
  to: { name: 'Mysuru Palace', latitude: 12.3052, longitude: 76.6552 },
  start: '2027-01-15T07:00',
  return: '2027-01-16T20:00',
}
