import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { download } from '#testing/builders/trips/grid-files.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  const { db } = app.database
  await db.deleteFrom('trip_places').execute()
  const hidden_at = Temporal.Instant.fromEpochMilliseconds(0)
  const dubai = { city_id: 'ae-dxb', latitude: 25.2, longitude: 55.3 }
  await db
    .insertInto('trip_places')
    .values([
      {
        id: 'p-dxb',
        kind: 'airport',
        iata: 'DXB',
        name_en: 'Dubai International',
        name_ar: 'مطار دبي الدولي',
        ...dubai,
      },
      { id: 'p-mall', kind: 'landmark', name_en: 'Dubai Mall', name_ar: 'دبي مول', ...dubai },
      // Hidden by the staff, so not found.
      { id: 'p-old', kind: 'landmark', name_en: 'Old Dubai', name_ar: 'دبي القديمة', ...dubai, hidden_at },
      { id: 'p-cafe', kind: 'landmark', name_en: 'Café Arabesque', name_ar: 'مقهى أرابيسك', ...dubai },
      {
        id: 'p-mg',
        kind: 'area',
        name_en: 'MG Road',
        name_ar: 'طريق إم جي',
        city_id: 'in-blr',
        latitude: 12.9,
        longitude: 77.6,
      },
    ])
    .execute()
})
afterAll(() => app.close())

const get = (path: string, headers: Record<string, string> = {}) => app.call(`/trips${path}`, { headers })
const rowsOf = async (path: string, headers?: Record<string, string>) => (await get(path, headers)).body.rows
const idsOf = async (path: string) =>
  (await rowsOf(path)).map((row: { place_id?: string; city_id?: string }) => row.place_id ?? row.city_id)

test('the country grid with rows=-1 has every country, by its name in the reader’s language', async () => {
  const { status, body } = await get('/api/o/country/grid?rows=-1')
  expect(status).toBe(200)
  expect(body.rows).toHaveLength(body.total)
  expect(body.total).toBeGreaterThan(240)
  expect(body.rows).toContainEqual({ country_code: 'IN', name: 'India', calling_code: '+91', cities: 7 })
  expect(body.rows).toContainEqual({ country_code: 'AQ', name: 'Antarctica', calling_code: null, cities: 0 })
  const names = body.rows.map(({ name }: { name: string }) => name)
  expect(names.slice(0, 2)).toEqual(['Afghanistan', 'Åland Islands'])
  const arabic = await rowsOf('/api/o/country/grid?search=كويت', { language: 'ar' })
  expect(arabic).toEqual([{ country_code: 'KW', name: 'الكويت', calling_code: '+965', cities: 1 }])
})

test('a page of a grid is its part, in the requested order', async () => {
  const { rows, total } = (await get('/api/o/country/grid?rows=2&page=2&sort=-country_code')).body
  expect(rows.map((row: { country_code: string }) => row.country_code)).toEqual(['ZA', 'YT'])
  expect(total).toBeGreaterThan(240)
  expect(await rowsOf('/api/o/country/grid?page=999')).toEqual([])
  expect(await rowsOf('/api/o/country/grid')).toHaveLength(20)
})

test('a file links to the next page, with its order and its filter, until the last one', async () => {
  const files = async (query: string) =>
    (await download(app, `/api/o/country/grid?${query}`, 'csv')).headers.get('link')
  expect(await files('sort=-name&rows=100&page=2')).toBe(
    '</trips/api/o/country/grid?sort=-name&rows=100&page=3>; rel="next"',
  )
  expect(await files('search=united&rows=100')).toBeNull()
  expect(await files('rows=100&page=3')).toBeNull()
  expect(await files('rows=-1')).toBeNull()
})

test('the city grid lists the cities of trips, and is filtered by country and by search', async () => {
  expect(await rowsOf('/api/city/grid?country_code=KW')).toEqual([
    {
      city_id: 'kw-kwi',
      name: 'Kuwait City',
      country_code: 'KW',
      country: 'Kuwait',
      currency: 'KWD',
      time_zone: 'Asia/Kuwait',
      latitude: 29.3759,
      longitude: 47.9774,
      desk: null,
      lead_minutes: { 2: 60, 5: 120, 7: 60, 8: 60, 10: 120, 11: 120, 20: 0 },
    },
  ])
  expect(await idsOf('/api/city/grid?search=الرياض')).toEqual(['sa-ruh'])
  expect(await rowsOf('/api/city/grid?search=riyadh', { language: 'ar' })).toMatchObject([
    { name: 'الرياض', country: 'السعودية' },
  ])
})

test('a hidden city and its places are in no grid', async () => {
  const { db } = app.database
  const hide = (hidden_at: Temporal.Instant | null) =>
    db.updateTable('cities').set({ hidden_at }).where('id', '=', 'in-blr').execute()
  await hide(app.clock.now())
  expect(await idsOf('/api/city/grid?search=bengaluru')).toEqual([])
  expect(await idsOf('/api/place/grid?search=mg')).toEqual([])
  await hide(null)
  expect(await idsOf('/api/place/grid?search=mg')).toEqual(['p-mg'])
})

test('the place grid finds places and airports, best match first', async () => {
  expect(await rowsOf('/api/place/grid?search=dxb', { language: 'ar' })).toEqual([
    {
      place_id: 'p-dxb',
      kind: 'airport',
      name: 'مطار دبي الدولي',
      iata: 'DXB',
      city_id: 'ae-dxb',
      city: 'دبي',
      latitude: 25.2,
      longitude: 55.3,
    },
  ])
  expect(await idsOf('/api/place/grid?search=dubai%20mall')).toEqual(['p-mall'])
  expect(await idsOf('/api/place/grid?search=cafe')).toEqual(['p-cafe'])
  expect(await idsOf('/api/place/grid?search=مقهي%20ارابيسك')).toEqual(['p-cafe'])
  expect(await idsOf('/api/place/grid?search=dubai&city_id=in-blr')).toEqual([])
  expect(await idsOf('/api/place/grid?kind=airport')).toEqual(['p-dxb'])
  expect(await idsOf('/api/place/grid?search=dubai%20mall&kind=airport')).toEqual([])
  expect(await idsOf('/api/place/grid?sort=-name')).toEqual(['p-mg', 'p-mall', 'p-dxb', 'p-cafe'])
})

test.for([
  { path: '/api/o/country/grid?rows=101', field: 'rows', code: 'rows_invalid' },
  { path: '/api/o/country/grid?sort=size', field: 'sort', code: 'sort_unknown' },
  { path: '/api/city/grid?country_code=kw', field: 'country_code', code: 'country_invalid' },
  { path: '/api/place/grid?rows=21', field: 'rows', code: 'rows_invalid' },
  { path: '/api/place/grid?kind=pier', field: 'kind', code: 'place_kind_invalid' },
  { path: '/api/place/grid?city_id=a%00', field: 'city_id', code: 'control_characters' },
  { path: `/api/place/grid?search=${'x'.repeat(101)}`, field: 'search', code: 'too_long' },
])('$path is rejected', async ({ path, field, code }) => {
  const reply = await get(path)
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path: field }] })
  expect(reply.body.fields).toMatchObject([{ code }])
  expectArabic(await get(path, { language: 'ar' }))
})

test('an unknown embedding key is rejected, and a known one opens the grids', async () => {
  const { headers } = await keyWith(app)
  const origin = 'https://shop.widget.example'
  expect((await get('/api/city/grid', headers)).status).toBe(200)
  for (const grid of ['/api/o/country/grid', '/api/city/grid', '/api/place/grid', '/api/banner/grid']) {
    expectProblem(await get(grid, { 'x-api-key': 'tk_nothing' }), { status: 401, code: 'key_unknown' })
    expectProblem(await get(grid, { ...headers, origin }), { status: 403, code: 'key_domain' })
  }
})
