import { afterEach, beforeEach, expect, test } from 'vitest'
import { startGeocoder } from '#testing/stand-ins/geocoder.ts'
import { geocoder, isGeocoder } from './geocoder.ts'

const VILLA = { latitude: 25.2048, longitude: 55.2708 }
const FARM = { latitude: 24.2, longitude: 55.7 }
const DUBAI = { latitude: 25.2, longitude: 55.3 }

let server: Awaited<ReturnType<typeof startGeocoder>>
beforeEach(async () => {
  server = await startGeocoder([VILLA, FARM])
})
afterEach(() => server.close())

const geocode = (path: string, timeoutMs = 2000) =>
  geocoder({ url: `${server.url}${path}`, timeoutMs })({ text: 'Villa 12 & 13', near: DUBAI, language: 'ar' })

test.for([
  { speaks: 'Photon', path: '/photon/api', query: 'q=Villa+12+%26+13&lat=25.2&lon=55.3&limit=5' },
  {
    speaks: 'Nominatim',
    path: '/search',
    query:
      'q=Villa+12+%26+13&format=jsonv2&limit=5&accept-language=ar&viewbox=54.750%2C24.650%2C55.850%2C25.750',
  },
])('$speaks is asked near the city, and answers the likeliest place first', async ({ path, query }) => {
  expect(await geocode(path)).toEqual({ ok: true, value: [VILLA, FARM] })
  expect(server.requests).toEqual([`GET ${path}?${query}`])
  server.finds([])
  expect(await geocode(path)).toEqual({ ok: true, value: [] })
})

test.for([
  { name: 'a page', answer: () => new Response('<!DOCTYPE html><title>Maintenance</title>') },
  { name: 'an error', answer: () => new Response('down', { status: 502 }) },
  { name: 'a latitude beyond the pole', answer: () => Response.json([{ lat: '91', lon: '0' }]) },
  { name: 'no coordinates', answer: () => Response.json([{ display_name: 'Villa' }]) },
])('$name is garbage', async ({ answer }) => {
  server.answers(answer)
  expect(await geocode('/search')).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('one that hangs is no answer in time', async () => {
  server.answers(() => new Promise<Response>(() => {}))
  expect(await geocode('/api', 200)).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
})

test.for([
  ['http://127.0.0.1:2322/api', true],
  ['https://maps.example/nominatim/search', true],
  ['https://maps.example/', false],
  ['maps', false],
] as const)('%s is a geocoder: %s', ([url, is]) => {
  expect(isGeocoder(url)).toBe(is)
})
