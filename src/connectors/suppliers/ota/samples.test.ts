import { expect, test } from 'vitest'
import type { ReservationRequest } from '#domains/suppliers/supplier-connector.ts'
import { captured, withSmallSimulator } from '../suite/capture.ts'
import { OTA_ACCOUNT } from './accounts.ts'
import { OTA_DIALECTS } from './dialects.ts'
import { writeMessage } from './message.ts'
import type { OtaRequest } from './message.ts'
import {
  availabilityRequest,
  cancelRequest,
  locationRequest,
  locationsRequest,
  modifyRequest,
  rateRuleRequest,
  reservationRequest,
  retrieveRequest,
} from './requests.ts'
import { BOOKED_KEYS, EXAMPLE_BOOKING, EXAMPLE_RENTAL } from './example-booking.ts'
import { startOtaSimulator } from '#src/simulators/ota/simulator.ts'

type Exchange = { name: string; request: OtaRequest }

const sender = { account: OTA_ACCOUNT, dialect: OTA_DIALECTS.plain, currency: 'EUR' }
const car = { acriss: 'MCMR', carry: { vehicleCode: 'MCMR', codeContext: 'SIPP' } }

/** Creates one conversation, in order: the offer of the search is booked, changed and cancelled. */
function conversation(offer: string): Exchange[] {
  const booking: ReservationRequest = {
    ...EXAMPLE_BOOKING,
    car: { ...car, carry: { ...car.carry, offer, rateQualifier: 'STD' } },
  }
  return [
    { name: 'locations', request: locationsRequest('PT') },
    { name: 'location', request: locationRequest('NJLIS') },
    { name: 'cars', request: availabilityRequest(EXAMPLE_RENTAL, null) },
    { name: 'car', request: availabilityRequest(EXAMPLE_RENTAL, car) },
    { name: 'rules', request: rateRuleRequest(booking.car.carry) },
    { name: 'booked', request: reservationRequest(booking) },
    { name: 'duplicate', request: reservationRequest(booking) },
    { name: 'found', request: retrieveRequest(BOOKED_KEYS) },
    { name: 'changed', request: modifyRequest(BOOKED_KEYS, booking, 'Commit') },
    { name: 'cancelled', request: cancelRequest(BOOKED_KEYS, 'Commit') },
    { name: 'cancelled-before', request: cancelRequest(BOOKED_KEYS, 'Commit') },
    { name: 'unknown', request: retrieveRequest({ ...BOOKED_KEYS, supplierReference: 'NJ1' }) },
    {
      name: 'closed',
      request: availabilityRequest(
        { ...EXAMPLE_RENTAL, pickUpStation: 'NJBCN1', pickUpAt: '2026-06-07T10:00' },
        null,
      ),
    },
  ]
}

test('the simulator answers as in its samples', async () => {
  await withSmallSimulator(startOtaSimulator, async ({ url }) => {
    const send = (request: OtaRequest) => captured(url, writeMessage(request, sender))
    const [, offer = ''] = /ID="(\w{32})"/.exec(await send(availabilityRequest(EXAMPLE_RENTAL, car))) ?? []
    for (const { name, request } of conversation(offer))
      await expect(await send(request)).toMatchFileSnapshot(`samples/${name}.xml`)
  })
})

test.for([
  {
    flightNumber: 'BA 458',
    sent: '<ArrivalDetails TransportationCode="14" Number="458"><OperatingCompany Code="BA"/>',
  },
  { flightNumber: '6E-1234', sent: 'Number="1234"><OperatingCompany Code="6E"/>' },
  { flightNumber: 'EZY1234', sent: 'Number="1234"><OperatingCompany Code="EZY" CodeContext="ICAO"/>' },
])('the flight $flightNumber is sent', ({ flightNumber, sent }) => {
  const booking = { ...EXAMPLE_BOOKING, driver: { ...EXAMPLE_BOOKING.driver, flightNumber } }
  expect(writeMessage(reservationRequest(booking), sender)).toContain(sent)
})
