import { expect, test } from 'vitest'
import { OtaLocation } from './reply-stations.ts'
import { otaStation } from './stations.ts'
import { answerOf, sold, type DialectRow } from '#testing/stand-ins/ota-dialect.ts'

/** Formats in which systems list their stations. */
const ROWS: readonly DialectRow[] = [
  {
    rule: 'Sabre has a line of hours for each day, round the clock as midnight to midnight',
    dialect: 'sabre',
    sample: 'sabre-locations',
    send: (supplier) => supplier.locations(),
    answer: sold({
      iata: 'DFW',
      desk: 'shuttle',
      phone: { countryCode: '+1', phone: '9724530370' },
      openingHours: expect.objectContaining({
        moOpening: 0,
        moClosing: 2400,
        suOpening: 900,
        suClosing: 1700,
      }),
    }),
  },
  {
    rule: 'Autostrad keeps the place of a station under the station itself',
    dialect: 'autostrad',
    sample: 'autostrad-locations',
    send: (supplier) => supplier.locations(),
    answer: sold({
      code: 'DXBDT',
      iata: null,
      desk: 'downtown',
      latitude: 25.1972,
      openingHours: expect.objectContaining({ frOpening: null, saClosing: 2000 }),
    }),
  },
]

test.for([
  { counter: { '@Location': '1' }, desk: 'in_terminal' },
  { counter: { '@Location': '1', '#text': 'Meet and greet at arrivals' }, desk: 'meet_and_greet' },
  { counter: undefined, desk: 'downtown' },
])(
  '$desk is what a station says of its counter, in words where the list has no code',
  ({ counter, desk }) => {
    const location = OtaLocation.parse({
      '@Code': 'DXBMG',
      Address: [{ CountryName: { '@Code': 'AE' } }],
      AdditionalInfo: { CounterLocation: counter },
      Position: { '@Latitude': '25.2', '@Longitude': '55.3' },
    })
    expect(otaStation(location)).toMatchObject({ desk })
  },
)

test.for(ROWS)('$rule', async ({ answer, request, ...row }) => {
  const { answered, sentRequest } = await answerOf(row)
  expect(answered).toEqual(answer)
  if (request) expect(sentRequest).toMatch(request)
})
