import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  csvFields,
  download,
  pdfText,
  WITHOUT_PDFTOTEXT,
  workbookCells,
} from '#testing/builders/trips/grid-files.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addDeparture, addShuttleRoute } from '#testing/builders/trips/shuttles.ts'
import { keyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db.deleteFrom('shuttle_departures').execute()
  await app.database.db.deleteFrom('shuttle_routes').execute()
})
afterAll(() => app.close())

const GRID = '/api/shuttle/grid'
const grid = (query = '', headers: Record<string, string> = {}) =>
  app.call(`/trips${GRID}${query}`, { headers })
const idsOf = async (query = '') =>
  (await grid(query)).body.rows.map((row: { departure_id: string }) => row.departure_id)

/** Inserts departures of one route at these UTC times of 15 January. */
async function departures(routeId: string, times: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const time of times)
    ids.push(await addDeparture(app.database.db, { routeId, seats: 12, startAt: `2027-01-15T${time}:00Z` }))
  return ids
}

test('a row has its stops, its times on the route’s clock, its free seats and the price of a seat with tax', async () => {
  const routeId = await addShuttleRoute(app.database.db)
  const id = await addDeparture(app.database.db, { routeId, seats: 12, sold: 5 })
  const { status, headers, body } = await grid()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    rows: [
      {
        departure_id: id,
        route_id: routeId,
        route: 'Dubai to Abu Dhabi',
        from: 'Dubai Mall',
        to: 'Abu Dhabi',
        city_id: 'ae-dxb',
        vehicle_type_id: 'coach',
        day: '2027-01-15',
        time: '10:00',
        time_zone: 'Asia/Dubai',
        starts_at: '2027-01-15T06:00:00Z',
        ends_at: '2027-01-15T07:35:00Z',
        stops: [
          { name: 'Dubai Mall', time: '10:00' },
          { name: 'Ibn Battuta', time: '10:30' },
          { name: 'Abu Dhabi', time: '11:35' },
        ],
        seats: 12,
        seats_left: 7,
        seat_price: { amount: 3675, currency: 'AED' },
      },
    ],
    total: 1,
  })
})

test('names are in the language of the header, and in English for any other', async () => {
  await addDeparture(app.database.db, { seats: 12 })
  const [row] = (await grid('', { language: 'ar' })).body.rows
  expect(row).toMatchObject({ route: 'دبي إلى أبوظبي', from: 'دبي مول', to: 'أبوظبي' })
  expect(row.stops[1].name).toBe('ابن بطوطة')
  const [other] = (await grid('', { language: 'de', 'accept-language': 'ar' })).body.rows
  expect(other.route).toBe('Dubai to Abu Dhabi')
})

test('departed, cancelled and hidden departures are absent; full ones are listed', async () => {
  const { db } = app.database
  const full = await addDeparture(db, { seats: 12, sold: 12 })
  await addDeparture(db, { seats: 12, startAt: '2026-12-01T08:59:00Z' })
  await addDeparture(db, { seats: 12, startAt: '2026-12-01T09:00:00Z' })
  const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
  const cancelled = await addDeparture(db, { seats: 12 })
  await db.updateTable('shuttle_departures').set({ cancelled_at: at }).where('id', '=', cancelled).execute()
  const hidden = await addShuttleRoute(db)
  await addDeparture(db, { routeId: hidden, seats: 12 })
  await db.updateTable('shuttle_routes').set({ hidden_at: at }).where('id', '=', hidden).execute()
  const { body } = await grid()
  expect(body).toMatchObject({ rows: [{ departure_id: full, seats_left: 0 }], total: 1 })
})

test('a departure whose lead time has started is listed and quoted for the staff only', async () => {
  const { db } = app.database
  const routeId = await addShuttleRoute(db)
  const [late = '', next = ''] = await departures(routeId, ['06:00', '07:00'])
  const leadMinutes = (shuttle: number | null) =>
    db
      .updateTable('cities')
      .set({ lead_minutes: shuttle === null ? null : { shuttle } })
      .where('id', '=', 'ae-dxb')
      .execute()
  await leadMinutes(60)
  app.clock.set('2027-01-15T05:00:01Z')
  expect(await idsOf()).toEqual([next])
  expect(await idsOf('?next_only=true')).toEqual([next])
  expect(await idsOf('?late=true')).toEqual([late, next])
  const request = { category: 20, departure_id: late, seats: 1 }
  expectProblem(await app.call('/trips/api/trip/quote', { body: request }), {
    status: 422,
    code: 'trip_too_soon',
    fields: [{ path: 'departure_id' }],
  })
  const staff = await staffCalls(app)
  expect((await staff.post('trips/quote', { request })).status).toBe(200)
  await leadMinutes(59)
  expect(await idsOf()).toEqual([late, next])
  await leadMinutes(null)
  app.clock.set('2027-01-15T05:59:59Z')
  expect(await idsOf()).toEqual([late, next])
})

test('rows are sorted by time, and filtered by city, route, day and free seats', async () => {
  const { db } = app.database
  const [dubai, riyadh] = [await addShuttleRoute(db), await addShuttleRoute(db, 'sa-ruh')]
  const [late = '', early = ''] = await departures(dubai, ['08:00', '05:00'])
  const [other = ''] = await departures(riyadh, ['06:00'])
  // 16 January in Dubai.
  const [nextDay = ''] = await departures(dubai, ['21:00'])
  const few = await addDeparture(db, { routeId: dubai, seats: 12, sold: 10, startAt: '2027-01-15T09:00:00Z' })
  expect(await idsOf()).toEqual([early, other, late, few, nextDay])
  expect(await idsOf('?city_id=sa-ruh')).toEqual([other])
  expect(await idsOf(`?route_id=${dubai}`)).toEqual([early, late, few, nextDay])
  expect(await idsOf('?day=2027-01-16')).toEqual([nextDay])
  expect(await idsOf('?seats=3')).toEqual([early, other, late, nextDay])
  expect(await idsOf(`?city_id=ae-dxb&day=2027-01-15&seats=2&route_id=${dubai}`)).toEqual([early, late, few])
  expect(await idsOf('?city_id=in-del')).toEqual([])
})

test('a page has the requested number of rows, twenty by default; -1 is all', async () => {
  const routeId = await addShuttleRoute(app.database.db)
  const times = Array.from({ length: 23 }, (_, minute) => `06:${String(minute).padStart(2, '0')}`)
  const ids = await departures(routeId, times)
  expect((await grid()).body).toMatchObject({ rows: { length: 20 }, total: 23 })
  expect(await idsOf()).toEqual(ids.slice(0, 20))
  expect(await idsOf('?page=2')).toEqual(ids.slice(20))
  expect(await idsOf('?rows=5&page=3')).toEqual(ids.slice(10, 15))
  expect(await idsOf('?rows=-1')).toEqual(ids)
  expect((await grid('?rows=5&page=9')).body).toEqual({ rows: [], total: 23 })
})

test.for([
  { query: '?rows=0', path: 'rows' },
  { query: '?rows=101', path: 'rows' },
  { query: '?rows=-2', path: 'rows' },
  { query: '?page=0', path: 'page' },
  { query: '?day=tomorrow', path: 'day' },
  { query: '?seats=0', path: 'seats' },
  { query: '?route_id=1', path: 'route_id' },
])('a query is rejected in both languages: $query', async ({ query, path }) => {
  expectProblem(await grid(query), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await grid(query, { language: 'ar' }))
})

test('departures are downloaded in the requested format, with the numbers of the JSON', async () => {
  await addDeparture(app.database.db, { seats: 12, sold: 5 })
  const stops = 'Dubai Mall 10:00, Ibn Battuta 10:30, Abu Dhabi 11:35'
  const csv = await download(app, GRID, 'csv')
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="shuttle-departures.csv"')
  expect(csvFields(csv.bytes)[1]).toEqual([
    'Dubai to Abu Dhabi',
    '2027-01-15 10:00',
    '2027-01-15 11:35',
    stops,
    '12',
    '7',
    '36.75',
    'AED',
  ])
  const [heading, cells] = await workbookCells((await download(app, GRID, 'xlsx')).bytes)
  const [from, to] = [new Date('2027-01-15T10:00Z'), new Date('2027-01-15T11:35Z')]
  expect(cells).toEqual(['Dubai to Abu Dhabi', from, to, stops, 12, 7, 36.75])
  expect(heading?.[1]).toBe('Departure')
  const arabic = await workbookCells((await download(app, GRID, 'xlsx', { language: 'ar' })).bytes)
  expect(arabic[0]?.[1]).toBe('الانطلاق')
  expect(arabic[1]?.[3]).toBe('دبي مول 10:00، ابن بطوطة 10:30، أبوظبي 11:35')
  expectProblem(await grid('', { accept: 'text/html' }), { status: 406, code: 'not_acceptable' })
})

test.skipIf(WITHOUT_PDFTOTEXT)('the PDF of departures has their times, seats and prices', async () => {
  await addDeparture(app.database.db, { seats: 12, sold: 5 })
  const text = pdfText((await download(app, GRID, 'pdf')).bytes)
  expect(text).toMatch(/2027-01-15 10:00 +2027-01-15 11:35 .* 12 +7 +AED\s36\.75/)
})

test('a file links to the next departures', async () => {
  const routeId = await addShuttleRoute(app.database.db)
  const [, , third] = await departures(routeId, ['06:00', '07:00', '08:00'])
  const { headers } = await download(app, `${GRID}?seats=2&rows=2`, 'csv')
  expect(headers.get('link')).toBe('</trips/api/shuttle/grid?seats=2&rows=2&page=2>; rel="next"')
  expect(await idsOf('?seats=2&rows=2&page=2')).toEqual([third])
  expect(await idsOf('?rows=-1&page=2')).toEqual([])
})

test('an embedding page is served by its key, and an unknown key is rejected', async () => {
  const { headers } = await keyWith(app, { domains: ['falcon.example'] })
  expect((await grid('', headers)).status).toBe(200)
  expectProblem(await grid('', { 'x-api-key': 'tk_unknown' }), { status: 401, code: 'key_unknown' })
  const elsewhere = await grid('', { ...headers, origin: 'https://other.example' })
  expectProblem(elsewhere, { status: 403, code: 'key_domain' })
})

test('every route is listed with its next departure, however many earlier ones another route has', async () => {
  const { db } = app.database
  const [often, seldom, over] = [
    await addShuttleRoute(db),
    await addShuttleRoute(db),
    await addShuttleRoute(db),
  ]
  const [first] = await departures(often, ['06:00', '06:30', '07:00'])
  const [cancelled, last] = await departures(seldom, ['08:00', '23:00'])
  const cancelled_at = app.clock.now()
  await db
    .updateTable('shuttle_departures')
    .set({ cancelled_at })
    .where('id', '=', cancelled ?? '')
    .execute()
  await addDeparture(db, { routeId: over, seats: 12, startAt: '2026-11-30T06:00:00Z' })
  expect(await idsOf('?rows=-1&next_only=true')).toEqual([first, last])
  expectProblem(await grid('?next_only=yes'), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'next_only' }],
  })
})
