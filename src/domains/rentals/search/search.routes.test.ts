import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { LocationMapReply } from '../maps/location-map.contract.ts'
import { ALERT } from '#testing/builders/rentals/search-alerts.ts'
import { changedSearch } from '#testing/builders/rentals/searching.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp())
const search = changedSearch(app)

const FILTERS: { name: string; body: object; path: string }[] = [
  { name: 'filters that are no object', body: { filters: ['manual'] }, path: 'filters' },
  { name: 'null as filters', body: { filters: null }, path: 'filters' },
  { name: 'a kind that does not exist', body: { filters: { COLOUR: ['red'] } }, path: 'filters.COLOUR' },
  { name: 'a kind in small letters', body: { filters: { fuel: ['petrol'] } }, path: 'filters.fuel' },
  { name: 'one value that is no list', body: { filters: { FUEL: 'petrol' } }, path: 'filters.FUEL' },
  { name: 'a value that is a number', body: { filters: { SEATS: [5] } }, path: 'filters.SEATS.0' },
  { name: 'an empty value', body: { filters: { SEATS: [' '] } }, path: 'filters.SEATS.0' },
  {
    name: 'a value with a NUL',
    body: { filters: { CAR_MODEL: ['Yaris\u0000'] } },
    path: 'filters.CAR_MODEL.0',
  },
  {
    name: 'an over-long value',
    body: { filters: { CAR_MODEL: ['x'.repeat(81)] } },
    path: 'filters.CAR_MODEL.0',
  },
  {
    name: '51 values',
    body: { filters: { GARAGE: Array.from({ length: 51 }, String) } },
    path: 'filters.GARAGE',
  },
  {
    name: 'NEARBY_GARAGES as text',
    body: { filters: { NEARBY_GARAGES: 'true' } },
    path: 'filters.NEARBY_GARAGES',
  },
  { name: 'values nested in values', body: { filters: { FUEL: [[['petrol']]] } }, path: 'filters.FUEL.0' },
  ...[-1, 0.5, '500', null, 2 ** 53].map((amount) => ({
    name: `a deposit of at most ${JSON.stringify(amount)}`,
    body: { filters: { DEPOSIT: { max: { amount, currency: 'EUR' } } } },
    path: 'filters.DEPOSIT.max.amount',
  })),
  ...['XXX', 'eur', 5].map((currency) => ({
    name: `an excess in ${currency}`,
    body: { filters: { EXCESS: { max: { amount: 100, currency } } } },
    path: 'filters.EXCESS.max.currency',
  })),
  {
    name: 'a deposit from an amount on',
    body: { filters: { DEPOSIT: { min: { amount: 1, currency: 'EUR' } } } },
    path: 'filters.DEPOSIT.max',
  },
  ...[-1, 10.1, '8', null].map((min) => ({
    name: `a rating of ${JSON.stringify(min)}`,
    body: { filters: { RATING: { min } } },
    path: 'filters.RATING.min',
  })),
  { name: 'an unknown grouping', body: { group: 'supplier' }, path: 'group' },
  ...['', ' ', 7, 'x'.repeat(301), 'a\u0000b'].map((car) => ({
    name: `a car ${JSON.stringify(car).slice(0, 20)}`,
    body: { car },
    path: 'car',
  })),
  ...['cheapest', 5, null, ['price']].map((sort) => ({
    name: `sort ${JSON.stringify(sort)}`,
    body: { sort },
    path: 'sort',
  })),
  ...[0, -1, 1.5, '1', true, null, [2], 10_001, 1e20].map((page) => ({
    name: `page ${JSON.stringify(page)}`,
    body: { page },
    path: 'page',
  })),
  ...[0, -5, 101, 2.5, '20', false, null, {}].map((size) => ({
    name: `page_size ${JSON.stringify(size)}`,
    body: { page_size: size },
    path: 'page_size',
  })),
]

test.for(FILTERS)('$name is refused', async ({ body, path }) => {
  expectProblem(await search({}, body), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await search({ lang_id: '2' }, body))
})

test('a limit in a currency that no rate is known of is refused at its field, in a search and in an alert', async () => {
  const most = { amount: 50_000, currency: 'KWD' }
  const limited = { filters: { DEPOSIT: { max: most } } }
  expect((await search({}, limited)).status).toBe(200)
  await app.database.db.deleteFrom('exchange_rates').where('currency', '=', 'KWD').execute()
  await app.app.runJob('exchange rates of each process')
  const searches = [
    { path: 'filters.DEPOSIT.max.currency', searchIn: (lang_id: string) => search({ lang_id }, limited) },
    {
      path: 'most.currency',
      searchIn: (lang_id: string) =>
        app.call(`/api/search-alert?lang_id=${lang_id}`, {
          body: { ...ALERT, email: 'dinars@example.com', most },
        }),
    },
  ]
  for (const { path, searchIn } of searches) {
    const fields = [{ path, message: 'Choose another currency: there is no exchange rate for this one' }]
    expectProblem(await searchIn('1'), { status: 422, code: 'limit_without_rate', fields })
    expectArabic(await searchIn('2'))
  }
})

test('filters that fit nothing, and a page past the last, answer an empty page', async () => {
  expect((await search({}, { page: 10_000, page_size: 100 })).body.items).toEqual([])
  const { status, body } = await search(
    {},
    { filters: { CAR_MODEL: ["'; drop table bookings; --"], SEATS: ['-1'] } },
  )
  expect(status).toBe(200)
  expect(body).toMatchObject({ items: [], total: 0 })
})

test('a map of a place has each desk that a search there finds cars at, in the language asked for', async () => {
  const searched = await search({}, { filters: { NEARBY_GARAGES: true }, page_size: 1 })
  const found = searched.body.facets.GARAGE.map(({ value }: { value: string }) => value)
  expect(found.length).toBeGreaterThan(2)
  for (const lang_id of [1, 2]) {
    const { status, body, headers } = await app.call(
      `/api/location-map?id=dxb&nearby=true&lang_id=${lang_id}`,
    )
    expect(status).toBe(200)
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    const { place, land, around, desks } = LocationMapReply.strict().parse(body)
    expect(place).toMatchObject({ id: 'DXB', type: 'airport' })
    expect(found.filter((id: string) => !desks.some((desk) => desk.id === id))).toEqual([])
    expect(land).toMatch(/^M[-\d]/)
    expect(around.map(({ id }) => id)).toContain('city-ae-dubai')
    expect(/\p{Script=Arabic}/u.test(place.name + (around[0]?.name ?? ''))).toBe(lang_id === 2)
  }
})

test('a map without what is nearby has the desks of the place alone, and one of a desk that desk', async () => {
  const desksOf = async (query: string) => {
    const { body } = await app.call(`/api/location-map?${query}`)
    return LocationMapReply.parse(body).desks.map(({ id }) => id)
  }
  const [own, nearby] = [await desksOf('id=DXB'), await desksOf('id=DXB&nearby=true')]
  expect(own.length).toBeGreaterThan(0)
  expect(nearby.length).toBeGreaterThan(own.length)
  expect(await desksOf(`id=${own[0]}`)).toEqual([own[0]])
})

test('a map of no place is not found, and one of what is no id is refused', async () => {
  expectProblem(await app.call('/api/location-map?id=QQQ'), { status: 404, code: 'location_not_found' })
  for (const query of ['', 'id=D', 'id=DXB&nearby=yes', `id=${'D'.repeat(61)}`])
    expectProblem(await app.call(`/api/location-map?${query}`), { status: 400, code: 'invalid_request' })
})
