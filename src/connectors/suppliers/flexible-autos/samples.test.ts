import { expect, test } from 'vitest'
import { captured, withSmallSimulator } from '../suite/capture.ts'
import { SAMPLE_DRIVER, sampleRental } from '../suite/sample-rental.ts'
import { FLEXIBLE_AUTOS_ACCOUNT } from './accounts.ts'
import { horizonForm } from './operations.ts'
import type { HorizonOperation } from './operations.ts'
import { availabilityValues, bookingValues } from './requests.ts'
import { startFlexibleAutosSimulator } from '#src/simulators/flexible-autos/simulator.ts'
import { locationNumber } from '#src/simulators/flexible-autos/simulated-brands.ts'

const rental = sampleRental(locationNumber('MIA', false, 1), locationNumber('MCO', false, 1))
const noCar = { acriss: 'ECMR', carry: { rateQualifier: 'E0', productId: '1', supplierCode: 'AL' } }
const driver = { ...SAMPLE_DRIVER, lastName: 'Lovelace' }
const order = { reference: 'RHSAMPLE01', rental, car: noCar, extras: [], protectionId: null, driver }
const nowhere = { ...rental, pickUpStation: '1' }

test.for<{ name: string; operation: HorizonOperation; values: Record<string, string> }>([
  { name: 'countries', operation: 'GetCountries', values: {} },
  { name: 'locations', operation: 'GetFullLocationDetails', values: { Country: 'ES' } },
  { name: 'cars', operation: 'CarAvailability', values: availabilityValues(rental, 15_000) },
  {
    name: 'cars-none',
    operation: 'CarAvailability',
    values: { ...availabilityValues(rental, 15_000), SIPP: 'XXXX' },
  },
  {
    name: 'cars-unknown-location',
    operation: 'CarAvailability',
    values: availabilityValues(nowhere, 15_000),
  },
  { name: 'booking-refused', operation: 'PlaceBooking', values: bookingValues(order) },
  { name: 'cancel-unknown', operation: 'CancelBooking', values: { FCHReference: '1' } },
])('the simulator answers $name as in its sample', async ({ name, operation, values }) => {
  const reply = await withSmallSimulator(startFlexibleAutosSimulator, ({ url }) =>
    captured(
      `${url}/${operation}`,
      new URLSearchParams(horizonForm(operation, FLEXIBLE_AUTOS_ACCOUNT, values)),
    ),
  )
  await expect(reply).toMatchFileSnapshot(`samples/${name}.xml`)
})
