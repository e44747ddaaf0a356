import { expect, test } from 'vitest'
import { captured, withSmallSimulator } from '../suite/capture.ts'
import { SAMPLE_DRIVER, sampleRental } from '../suite/sample-rental.ts'
import { GREEN_MOTION_ACCOUNTS } from './accounts.ts'
import {
  cancelFields,
  gmRequest,
  locationFields,
  reservationFields,
  serviceAreaFields,
  vehiclesFields,
} from './requests.ts'
import { startGreenMotionSimulator } from '#src/simulators/green-motion/simulator.ts'

const { greenMotion } = GREEN_MOTION_ACCOUNTS
const heathrow = '278550'
const rental = sampleRental(heathrow, '288950')
const order = reservationFields({
  reference: 'RHSAMPLE01',
  rental,
  car: {
    acriss: 'MDMV',
    carry: {
      quoteId: '1',
      vehicleId: '95500',
      packageType: 'PMP',
      vehicleTotal: '100.00',
      currency: 'EUR',
      required: '60=33.00',
      optional: '3=22.50&902=60.00',
    },
  },
  extras: [{ id: '3', quantity: 2 }],
  protectionId: '902',
  driver: SAMPLE_DRIVER,
})

test.for([
  { name: 'countries', request: gmRequest(greenMotion, 'GetCountryList') },
  { name: 'service-areas', request: gmRequest(greenMotion, 'GetServiceAreas', serviceAreaFields('86')) },
  { name: 'location', request: gmRequest(greenMotion, 'GetLocationInfo', locationFields(heathrow)) },
  { name: 'vehicles', request: gmRequest(greenMotion, 'GetVehicles', vehiclesFields(rental, 'EUR')) },
  {
    name: 'vehicles-too-soon',
    request: gmRequest(
      greenMotion,
      'GetVehicles',
      vehiclesFields({ ...rental, pickUpAt: '2026-05-01T11:00' }, 'EUR'),
    ),
  },
  { name: 'quote-unknown', request: gmRequest(greenMotion, 'MakeReservation', order ?? '') },
  {
    name: 'booking-unknown',
    request: gmRequest(greenMotion, 'CancelReservation', cancelFields(heathrow, 'GM1')),
  },
  {
    name: 'method-unknown',
    request: gmRequest(greenMotion, 'Cancel Reservation', cancelFields(heathrow, 'GM1')),
  },
  { name: 'account-unknown', request: gmRequest({ username: 'x', password: 'x' }, 'GetCountryList') },
])('the simulator answers $name as in its sample', async ({ name, request }) => {
  const reply = await withSmallSimulator(startGreenMotionSimulator, ({ url }) => captured(url, request))
  await expect(reply).toMatchFileSnapshot(`samples/${name}.xml`)
})

test('an order is written as in its sample', async () => {
  const request = gmRequest(greenMotion, 'MakeReservation', order ?? '')
  await expect(`${request.replaceAll('><', '>\n<')}\n`).toMatchFileSnapshot('samples/order.xml')
})

test('an order of an option that was never offered is not written', () => {
  const car = { acriss: 'MDMV', carry: { vehicleTotal: '100.00', optional: '3=22.50' } }
  const driver = { firstName: '', lastName: '', email: '', phone: { countryCode: '', phone: '' } }
  const request = {
    reference: 'RHSAMPLE01',
    rental,
    car,
    protectionId: null,
    driver: { ...driver, age: 22, residence: 'GB', flightNumber: null },
  }
  expect(reservationFields({ ...request, extras: [{ id: '3', quantity: 1 }] })).toContain('122.50')
  expect(reservationFields({ ...request, extras: [{ id: '4', quantity: 1 }] })).toBeNull()
  expect(reservationFields({ ...request, car: { ...car, carry: {} }, extras: [] })).toBeNull()
})
