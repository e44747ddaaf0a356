import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGeoService } from '#testing/stand-ins/geo-service.ts'
import { ipCountry } from './ip-country.ts'

let service: Awaited<ReturnType<typeof startGeoService>>
beforeAll(async () => {
  service = await startGeoService()
})
beforeEach(() => {
  service.requests.length = 0
  service.answers(() => Response.json({ country_code: 'KW' }))
})
afterAll(() => service.close())

const fetchCountry = (path = '', timeoutMs = 2000) =>
  ipCountry({ url: `${service.url}${path}`, timeoutMs })('2001:db8::7')

test.for([
  { url: '', path: '/2001%3Adb8%3A%3A7' },
  { url: '/v1/', path: '/v1/2001%3Adb8%3A%3A7' },
  { url: '/{ip}/json/', path: '/2001%3Adb8%3A%3A7/json/' },
  { url: '/v1?key=k', path: '/v1/2001%3Adb8%3A%3A7?key=k' },
  { url: '/v1?ip={ip}&key=k', path: '/v1?ip=2001%3Adb8%3A%3A7&key=k' },
])('the address has its place in a URL that ends in "$url"', async ({ url, path }) => {
  expect(await fetchCountry(url)).toEqual({ ok: true, value: 'KW' })
  expect(service.requests).toEqual([`GET ${path}`])
})

test.for([
  { name: 'a page', answer: () => new Response('<!DOCTYPE html>'), result: { ok: true, value: null } },
  {
    name: 'an unknown address',
    answer: () => new Response('{}', { status: 404 }),
    result: { ok: true, value: null },
  },
  { name: 'a refused key', answer: () => new Response('{}', { status: 403 }), result: { ok: false } },
  { name: 'too many questions', answer: () => new Response('{}', { status: 429 }), result: { ok: false } },
  { name: 'an error', answer: () => new Response('down', { status: 500 }), result: { ok: false } },
])('$name tells no country', async ({ answer, result }) => {
  service.answers(answer)
  expect(await fetchCountry()).toMatchObject(result)
})

test('one that hangs is no answer in time', async () => {
  service.answers(() => new Promise<Response>(() => {}))
  expect(await fetchCountry('', 100)).toMatchObject({ ok: false, failure: { code: 'unavailable' } })
})
