import { expect, test } from 'vitest'
import { refusal } from './refusals.ts'

test.for([
  ['0324', 'Cannot place booking this close to the pickup date/time', 'invalid_dates'],
  ['0003', 'Server Method Not Found', 'not_offered'],
  ['', 'Login failed', 'not_authorized'],
  ['', 'One way rentals are not available from this location', 'one_way_not_offered'],
  ['', 'Location 99 not found', 'unknown_station'],
  ['', 'The branch is outside its opening hours', 'station_closed'],
  ['', 'This quote is no longer valid', 'rate_expired'],
  ['', 'No vehicles available', 'sold_out'],
  ['', 'Booking GM1 was not found', 'not_found'],
  ['', 'Driver too young', 'driver_age'],
  ['', 'Licence number is not valid', 'other'],
] as const)('%s %s is %s', ([code, message, reason]) => {
  expect(refusal(code, message)).toMatchObject({ code: 'refused', reason })
})
