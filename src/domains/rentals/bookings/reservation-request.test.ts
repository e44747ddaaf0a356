import { expect, test } from 'vitest'
import { reservationRequest, type BookingRecord } from './booking.ts'

const booking = { reference: 'KMRTW7XYZ2', sold: { rental: {}, car: {} }, extras: [], protection: null }
const driver = { first_name: 'Sara', last_name: 'Ali', email: 'sara@rihla.example', age: 30, residence: 'KW' }

test.for([
  { stored: ['+965', '٥٠٠١٢٣٤٥'], sent: ['+965', '50012345'] },
  { stored: ['+44', '07911 123456'], sent: ['+44', '7911123456'] },
  { stored: ['+1242', '3591234'], sent: ['+1', '2423591234'] },
])('the phone $stored of an older booking reaches a supplier as $sent', ({ stored, sent }) => {
  const [countryCode = '', phone = ''] = stored
  const request = reservationRequest(booking as unknown as BookingRecord, {
    ...driver,
    phone: { countryCode, phone },
  })
  expect(request.driver.phone).toEqual({ countryCode: sent[0], phone: sent[1] })
})
