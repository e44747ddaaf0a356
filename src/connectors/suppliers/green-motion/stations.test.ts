import { expect, test } from 'vitest'
import { GmLocationInfo, readReply } from './replies.ts'
import { greenMotionStation } from './stations.ts'

function stationOf(fields: string) {
  const reply = readReply(
    `<gm_webservice><header><request type="GetLocationInfo"/></header><response type="LocationInfo"><location_info>
      <location_name>Marrakech</location_name><address_city>Marrakech</address_city>${fields}
      </location_info></response></gm_webservice>`,
    GmLocationInfo,
  )
  if (!reply.ok) throw new Error(reply.failure.detail)
  const location = reply.value.location_info
  return location && greenMotionStation('359', 'MA', location)
}

const place = '<latitude>31.6</latitude><longitude>-8.03</longitude>'

test.for(['+212 522 123456', '00212522123456', '0522 12 34 56', '+212 (0) 522123456'])(
  'the telephone %s is read',
  (telephone) => {
    expect(stationOf(`${place}<telephone>${telephone}</telephone>`)?.phone).toEqual({
      countryCode: '+212',
      phone: '522123456',
    })
  },
)

test('hours are those of the week: whole days, several windows, days off; bank holidays have no date', () => {
  const hours = `<opening_hours>
    <day name="Monday" is24hrs="Yes" open="00:00:00" close="00:00:00"/>
    <day name="Tuesday" open="08:00:00" close="12:30:00"/><day name="Tuesday" open="14:00:00" close="00:00:00"/>
    <day name="Wednesday" is_closed="1" open="08:00:00" close="20:00:00"/>
    <day name="Bank Holiday" open="10:00:00" close="12:00:00"/></opening_hours>`
  expect(stationOf(place + hours)?.openingHours).toMatchObject({
    moOpening: 0,
    moClosing: 2400,
    tuOpening: 800,
    tuClosing: 2400,
    weOpening: null,
    weClosing: null,
    thOpening: null,
  })
})

test.for([
  { fields: '<is_airport>y</is_airport><iata>RAK</iata>', iata: 'RAK', desk: 'in_terminal' },
  {
    fields: `<is_airport>Yes</is_airport><iata>RAK</iata><airport_details><Type>Free shuttle</Type></airport_details>`,
    iata: 'RAK',
    desk: 'shuttle',
  },
  {
    fields: `<is_airport>y</is_airport><iata>RAK</iata><airport_details><Type>Meet and Greet</Type></airport_details>`,
    iata: 'RAK',
    desk: 'meet_and_greet',
  },
  { fields: '<is_airport>n</is_airport><iata>RAK</iata>', iata: null, desk: 'downtown' },
  { fields: '<collectiondetails>In the train station</collectiondetails>', iata: null, desk: 'railway' },
])('a location is a desk: $desk', ({ fields, iata, desk }) => {
  expect(stationOf(place + fields)).toMatchObject({ iata, desk })
})

test('a location without a place on the map is left out', () => {
  expect(stationOf('<latitude/><longitude/>')).toBeNull()
})
