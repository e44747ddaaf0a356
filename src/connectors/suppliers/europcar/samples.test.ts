import { expect, test } from 'vitest'
import { captured, withSmallSimulator } from '../suite/capture.ts'
import { element } from '../xml.ts'
import { EUROPCAR_ACCOUNTS } from './accounts.ts'
import {
  categoriesRequest,
  equipmentRequest,
  quoteRequest,
  ratesRequest,
  reservationRequest,
  xrsRequest,
} from './requests.ts'
import { startEuropcarSimulator } from '#src/simulators/europcar/simulator.ts'

const rental = {
  pickUpStation: 'LHRT01',
  dropOffStation: 'MANT01',
  pickUpAt: '2026-06-08T10:00',
  dropOffAt: '2026-06-11T10:00',
  driverAge: 22,
  residence: 'GB',
}
const station = element('station', { stationCode: 'LHRT01' })
const mini = { rateId: '', carCategory: 'MBMV', productCode: 'STANDARD' }

test.for([
  { name: 'countries', request: xrsRequest('getCountries', element('brand', { code: 'EP' })) },
  { name: 'stations', request: xrsRequest('getStations', element('station', { countryCode: 'GB' })) },
  { name: 'station', request: xrsRequest('getStation', station) },
  { name: 'schedule', request: xrsRequest('getStationSchedule', station) },
  { name: 'categories', request: categoriesRequest(rental) },
  { name: 'rates', request: ratesRequest(rental, ['MBMV', 'MDMV', 'MBAV'], 'NP') },
  { name: 'rates-none', request: ratesRequest(rental, ['XSAR'], 'NP') },
  { name: 'equipment', request: equipmentRequest(rental, 'NP') },
  { name: 'quote', request: quoteRequest(rental, mini, [{ id: 'NVS', quantity: 2 }], 'NP') },
  { name: 'reservation-unknown', request: reservationRequest('search.searchbyid', '1') },
])('the simulator answers $name as in its sample', async ({ name, request }) => {
  const { callerCode, password } = EUROPCAR_ACCOUNTS.standard
  const reply = await withSmallSimulator(startEuropcarSimulator, ({ url }) =>
    captured(url, new URLSearchParams({ 'XML-Request': request, callerCode, password })),
  )
  await expect(reply).toMatchFileSnapshot(`samples/${name}.xml`)
})
