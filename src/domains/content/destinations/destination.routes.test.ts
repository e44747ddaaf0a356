import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { CountryReply, DestinationReply, DestinationsReply } from './destination.contract.ts'

const DUBAI = '/car-hire/united-arab-emirates/dubai-airport-dxb'

const app = forFile(await testApp())

async function place(query: string) {
  const { status, body } = await app.call(`/api/destination?${query}`)
  expect(status).toBe(200)
  return DestinationReply.parse(body)
}

test('countries come in the order of their names, in each language', async () => {
  for (const [langId, language, emirates] of [
    [1, 'en', 'United Arab Emirates'],
    [2, 'ar', 'الإمارات العربية المتحدة'],
  ] as const) {
    const { body } = await app.call(`/api/destinations?lang_id=${langId}`)
    const { countries } = DestinationsReply.parse(body)
    const names = countries.map(({ name }) => name)
    expect(names).toEqual(names.toSorted(new Intl.Collator(language).compare))
    expect(countries).toContainEqual(
      expect.objectContaining({
        country_code: 'AE',
        name: emirates,
        path: '/car-hire/united-arab-emirates',
      }),
    )
  }
})

test('a country lists its places, the best known first, without a price where none was seen', async () => {
  const { body } = await app.call('/api/destination-country?country=united-arab-emirates&lang_id=2')
  const { name, places } = CountryReply.parse(body)
  expect(name).toBe('الإمارات العربية المتحدة')
  expect(places[0]).toMatchObject({
    id: 'city-ae-dubai',
    name: 'دبي',
    path: '/car-hire/united-arab-emirates/dubai',
  })
  expect(places.map(({ path }) => path)).toContain(DUBAI)
  expect(new Set(places.map(({ country_code }) => country_code))).toEqual(new Set(['AE']))
  expect(places.every(({ from }) => from === null)).toBe(true)
})

test('a place names each supplier’s desks, how far they are and when they open', async () => {
  const {
    place: dubai,
    country_path,
    suppliers,
    updated_at,
  } = await place('country=united-arab-emirates&place=dubai-airport-dxb&lang_id=1')
  expect(dubai).toMatchObject({ id: 'DXB', path: DUBAI, indexed: false })
  expect(country_path).toBe('/car-hire/united-arab-emirates')
  expect(suppliers.map(({ name, rating }) => [name, rating])).toEqual([
    ['Europcar', null],
    ['OK Mobility', null],
  ])
  for (const { logo, stations } of suppliers) {
    expect(logo).toMatch(/^\/suppliers\/[a-z-]+\.svg$/)
    const far = stations.map(({ distance_km }) => distance_km)
    expect(far).toEqual(far.toSorted((one, other) => one - other))
    expect(stations.every(({ iata }) => iata === 'DXB')).toBe(true)
  }
  expect(updated_at).toBeNull()
})

test('a place leads to others around it and to those where its cars may be left, never to itself', async () => {
  const { place: dubai, near, one_way } = await place('country=united-arab-emirates&place=dubai-airport-dxb')
  const far = near.map(({ distance_km }) => distance_km)
  expect(far).toEqual(far.toSorted((one, other) => one - other))
  expect(near.length).toBeLessThanOrEqual(8)
  expect(one_way.length).toBeLessThanOrEqual(8)
  expect(near.map(({ id }) => id)).toContain('city-ae-dubai')
  expect(one_way.map(({ id }) => id)).toContain('AUH')
  expect(one_way.map(({ id }) => id)).not.toContain('city-ae-dubai')
  expect([...near, ...one_way].map(({ id }) => id)).not.toContain(dubai.id)
  expect(new Set(one_way.map(({ country_code }) => country_code))).toEqual(new Set(['AE']))
})

test.for([
  { query: 'country=UAE&place=Dubai-Airport-DXB', reason: 'another case and a short name' },
  { query: 'country=united-arab-emirates&place=old-name-airport-dxb', reason: 'a former name' },
  { query: 'country=%20ae%20&place=dxb', reason: 'codes alone' },
])('the right address of a place is told for $reason', async ({ query }) => {
  expect((await place(query)).place.path).toBe(DUBAI)
})

test('names may be kept for five minutes and prices for five seconds, apart for each language', async () => {
  for (const [path, seconds] of [
    ['/api/destinations', 300],
    ['/api/destination-country?country=spain', 5],
  ] as const) {
    const { headers } = await app.call(path)
    expect(headers.get('cache-control')).toBe(`public, max-age=${seconds}`)
    expect(headers.get('vary')).toContain('Accept-Language')
  }
})

test.for([
  '/api/destination-country?country=atlantis',
  '/api/destination?country=atlantis&place=dubai',
  '/api/destination?country=spain&place=dubai-airport-dxb',
  '/api/destination?country=spain&place=%F0%9F%9A%97',
  '/api/destination?country=__proto__&place=constructor',
])('%s is unknown, in both languages', async (path) => {
  const rejected = await app.call(`${path}&lang_id=1`)
  expectProblem(rejected, { status: 404, code: 'destination_not_found' })
  expect(rejected.headers.get('cache-control')).toBeNull()
  expectArabic(await app.call(`${path}&lang_id=2`))
})

test.for([
  { path: '/api/destinations?lang_id=9', field: 'lang_id' },
  { path: '/api/destination-country', field: 'country' },
  { path: '/api/destination-country?country=%20', field: 'country' },
  { path: `/api/destination-country?country=${'a'.repeat(101)}`, field: 'country' },
  { path: '/api/destination-country?country=spain&currency_id=99', field: 'currency_id' },
  { path: '/api/destination?country=spain', field: 'place' },
  { path: '/api/destination?country=spain&place=a%00b', field: 'place' },
  { path: '/api/destination?country=spain&place=x&currency_id=1e1', field: 'currency_id' },
])('$path is refused for its $field, in both languages', async ({ path, field }) => {
  expectProblem(await app.call(path), { status: 400, code: 'invalid_request', fields: [{ path: field }] })
  expectArabic(await app.call(path, { headers: { 'accept-language': 'ar' } }))
})

test('the two hundred and forty-first within a minute has to wait', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '0.05' } })
  try {
    const answers = []
    for (let at = 0; at < 13; at++) answers.push(await limited.call('/api/destination-country?country=spain'))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(12).fill(200), 429])
    expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
