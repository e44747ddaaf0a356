import { expect, test } from 'vitest'
import { captured, withSmallSimulator } from '../suite/capture.ts'
import { SAMPLE_DRIVER, sampleRental } from '../suite/sample-rental.ts'
import { OK_MOBILITY_ACCOUNTS } from './accounts.ts'
import { credentialFields, lookupRequest, pricesRequest, reservationRequest } from './requests.ts'
import { startOkMobilitySimulator } from '#src/simulators/ok-mobility/simulator.ts'
import { soapRequest } from './soap.ts'
import type { OkOperation } from './soap.ts'

const { flexible, nonRefundable } = OK_MOBILITY_ACCOUNTS
const rental = sampleRental('PMI01', 'AGP01')
const unknown = { reference: 'RHNOTHERE1', supplierReference: null, rental }
const noCar = { acriss: 'ECMR', carry: { token: 'x', rateCode: 'FLEX', groupId: 'G01', sipp: 'ECMR' } }
const order = {
  reference: 'RHSAMPLE01',
  rental,
  car: noCar,
  extras: [],
  protectionId: null,
  driver: SAMPLE_DRIVER,
}

test.for<{ name: string; operation: OkOperation; fields: string }>([
  { name: 'countries', operation: 'getCountries', fields: credentialFields(flexible) },
  { name: 'stations', operation: 'getStations', fields: credentialFields(flexible) },
  { name: 'groups', operation: 'getGroups', fields: credentialFields(flexible) },
  { name: 'prices-flexible', operation: 'getMultiplePrices', fields: pricesRequest(flexible, rental, null) },
  {
    name: 'prices-non-refundable',
    operation: 'getMultiplePrices',
    fields: pricesRequest(nonRefundable, rental, null),
  },
  {
    name: 'prices-wrong-account',
    operation: 'getMultiplePrices',
    fields: pricesRequest({ ...flexible, customerCode: '1' }, rental, null),
  },
  {
    name: 'reservation-refused',
    operation: 'createReservation',
    fields: reservationRequest(flexible, order, null),
  },
  {
    name: 'reservation-unknown',
    operation: 'createReservation',
    fields: lookupRequest(flexible, 'V', unknown),
  },
])('the simulator answers $name as in its sample', async ({ name, operation, fields }) => {
  const reply = await withSmallSimulator(startOkMobilitySimulator, ({ url }) =>
    captured(`${url}/${operation}`, soapRequest(operation, fields)),
  )
  await expect(reply).toMatchFileSnapshot(`samples/${name}.xml`)
})
