import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { startGeocoder } from '#testing/stand-ins/geocoder.ts'
import type { TripQuote } from './quote.contract.ts'

const { latitude, longitude } = TRIPS.rental.from
const MG_ROAD = { latitude, longitude }
const MYSURU = { latitude: 12.3052, longitude: 76.6552 }
const ADDRESS = { name: 'Villa 12, 5th Cross' }

const geocoder = forFile(await startGeocoder([]))
const app = forFile(
  await testApp({ environment: { GEOCODING_URL: `${geocoder.url}/search`, RATE_LIMIT_SCALE: '0.1' } }),
)
beforeEach(async () => {
  app.clock.pass({ minutes: 2 })
  geocoder.finds([MYSURU, MG_ROAD])
  geocoder.requests.length = 0
  await app.database.db.deleteFrom('trip_addresses').execute()
})

const requestQuote = (body: object, headers: Record<string, string> = {}) =>
  app.call('/trips/api/trip/quote', { body, headers })

/** Decodes an option's id. */
function requestOf({ options }: TripQuote) {
  const [payload = ''] = options[0]?.quote_id.split('.') ?? []
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).request
}

test('a typed address is found in its city, asked for once and kept without its text', async () => {
  const { body } = await requestQuote({ ...TRIPS.rental, from: ADDRESS })
  // The most likely result is in another town.
  expect(requestOf(body).from).toEqual({ ...ADDRESS, ...MG_ROAD })
  const drop = await requestQuote({ ...TRIPS.airportDrop, place: { name: 'VILLA 12,  5th cross' } })
  expect(drop.status).toBe(200)
  expect(geocoder.requests).toHaveLength(1)
  const cached = await app.database.db.selectFrom('trip_addresses').selectAll().execute()
  expect(cached).toMatchObject([MG_ROAD])
  expect(JSON.stringify(cached)).not.toContain('Villa')
})

test('where the trip goes may be an address in another town', async () => {
  const { body } = await requestQuote({ ...TRIPS.outstationOneWay, to: ADDRESS })
  expect(requestOf(body).to).toEqual({ ...ADDRESS, ...MYSURU })
})

test('an address that is not found has no price, wherever the trip begins or goes', async () => {
  geocoder.finds([])
  for (const [body, path] of [
    [{ ...TRIPS.rental, from: ADDRESS }, 'from'],
    [{ ...TRIPS.airportPickUp, place: ADDRESS }, 'place'],
    [{ ...TRIPS.outstationOneWay, to: ADDRESS }, 'to'],
    [{ ...TRIPS.outstationOneWay, stops: [ADDRESS] }, 'stops.0'],
  ] as const) {
    expectProblem(await requestQuote(body), { status: 422, code: 'place_not_found', fields: [{ path }] })
  }
  expectArabic(await requestQuote({ ...TRIPS.rental, from: ADDRESS }, { language: 'ar' }))
})

test('a point of a map in the text is the place, and nobody is asked for it', async () => {
  geocoder.finds([])
  const { body } = await requestQuote({
    ...TRIPS.rental,
    from: { name: `Villa 12, 5th Cross: ${latitude}, ${longitude}` },
  })
  expect(requestOf(body).from).toEqual({ ...ADDRESS, ...MG_ROAD })
  expect(geocoder.requests).toEqual([])
})

test('a geocoder that fails is left alone for half a minute, and its addresses are asked for again', async () => {
  geocoder.answers(() => new Response('down', { status: 502 }))
  const statusOf = async (name: string) => (await requestQuote({ ...TRIPS.rental, from: { name } })).status
  expect([await statusOf('Villa 1'), await statusOf('Villa 2')]).toEqual([422, 422])
  expect(geocoder.requests).toHaveLength(1)
  geocoder.finds([MG_ROAD])
  app.clock.pass({ seconds: 61 })
  expect(await statusOf('Villa 1')).toBe(200)
})

test('new addresses are asked for so often in a minute for one network, and no more', async () => {
  await app.database.db.deleteFrom('window_counts').execute()
  // A tenth of twenty.
  const names = Array.from({ length: 7 }, (_, at) => `Villa ${at}`)
  const replies = await Promise.all(names.map((name) => requestQuote({ ...TRIPS.rental, from: { name } })))
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(5)
  expect(geocoder.requests).toHaveLength(2)
})

test.for([
  { name: 'half of the coordinates', from: { ...ADDRESS, latitude: 12.9 }, path: 'from.longitude' },
  { name: 'no name', from: { ...MG_ROAD }, path: 'from.name' },
  {
    name: 'a place of our own making',
    from: { ...ADDRESS, ...MG_ROAD, approximate: true },
    path: 'from.approximate',
  },
])('$name is refused', async ({ from, path }) => {
  expectProblem(await requestQuote({ ...TRIPS.rental, from }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
})

test('a known place is found by its id alone', async () => {
  const place = { place_id: 'in-blr-whitefield', name: 'Whitefield' }
  const { body } = await requestQuote({ ...TRIPS.airportDrop, place })
  expect(requestOf(body).place).toEqual({ ...place, latitude: 12.9698, longitude: 77.75 })
  expect(geocoder.requests).toEqual([])
})
