import { TRIP_CATEGORIES } from '../categories.contract.ts'

/** An example trip to quote for the API reference: a round trip with the return on the next day. */
export const TRIP_EXAMPLE = {
  category: TRIP_CATEGORIES.outstationRoundTrip,
  city_id: 'in-blr',
  from: { name: 'MG Road', latitude: 12.975, longitude: 77.607 },
  stops: [],
  to: { name: 'Mysuru Palace', latitude: 12.3052, longitude: 76.6552 },
  start: '2027-01-15T07:00',
  return: '2027-01-16T20:00',
}
