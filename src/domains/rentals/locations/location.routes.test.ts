import { Hono, type MiddlewareHandler } from 'hono'
import { expect, test } from 'vitest'
import { routesOf } from '#platform/http/openapi/handle.ts'
import { readerGuard } from '#platform/http/openapi/reader-guard.ts'
import { withFieldMessages } from '#platform/http/problem.ts'
import { ALL_FIELD_MESSAGES } from '#src/wiring/field-messages.ts'
import { seedPlaces } from '#src/seed/places/seed-places.ts'
import { testDatabase } from '#testing/infrastructure/database.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { AllLocationReply } from './location.contract.ts'
import { createLocationIndex } from './location-index.service.ts'
import { loadPlaces } from './location.store.ts'
import { locations } from '../module.ts'

const database = forFile(await testDatabase())
const index = await createLocationIndex(() => loadPlaces(database.db))
const unlimited: MiddlewareHandler = (_, next) => next()
const routing = { guardOf: () => readerGuard('ar'), limitOf: () => unlimited, idempotent: unlimited }
const app = new Hono()
  .use(withFieldMessages(ALL_FIELD_MESSAGES))
  .route('/', routesOf({ locationIndex: index, ...routing }, locations.handlers))

async function items(query: string) {
  const reply = await app.request(`/all-location?${query}`)
  expect(reply.status).toBe(200)
  return AllLocationReply.parse(await reply.json()).items
}

test('a place is answered in the language asked for', async () => {
  const [usual] = await items('search=dxb')
  expect(usual?.city).toBe('دبي')
  const [english] = await items('search=dxb&lang_id=1')
  const [arabic] = await items('search=dxb&lang_id=2')
  expect(english).toMatchObject({
    id: 'DXB',
    type: 'airport',
    iata: 'DXB',
    city: 'Dubai',
    time_zone: 'Asia/Dubai',
  })
  expect(arabic).toMatchObject({
    id: 'DXB',
    name: 'مطار دبي الدولي',
    city: 'دبي',
    country: 'الإمارات العربية المتحدة',
  })
})

test('an id is no text to search by, but an airport’s code is one that people type', async () => {
  expect(await items('search=city-ae-nowhere')).toEqual([])
  expect((await items('search=dxb')).map(({ id }) => id)[0]).toBe('DXB')
})

test('a search answers at most 20, the list without one at most 100, the best known first', async () => {
  expect((await items('search=airport')).length).toBe(20)
  const wellKnown = await items('lang_id=1')
  expect(wellKnown.length).toBe(100)
  expect(wellKnown[0]?.city).toBe('Dubai')
})

test('the best known places have Arabic names', async () => {
  const inArabic = await items('lang_id=2')
  expect(inArabic.filter(({ name, city, country }) => /[A-Za-z]/.test(name + city + country))).toEqual([])
})

test('around a point the nearest comes first', async () => {
  const [first] = await items('near=51.47,-0.45')
  expect(first?.id).toBe('LHR')
})

test('the answer may be kept for five minutes', async () => {
  const reply = await app.request('/all-location?search=dxb')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
})

test('a place is found by its id, with or without a desk, and no other', async () => {
  for (const id of ['DXB', 'city-ae-dubai'])
    expect((await items(`id=${id}`)).map((place) => place.id)).toEqual([id])
  expect(await items('id=nowhere')).toEqual([])
  expect(await items('id=city-ae-dubai&lang_id=2')).toEqual([
    expect.objectContaining({ id: 'city-ae-dubai', type: 'city', city: 'دبي' }),
  ])
})

test('a desk of a supplier is found where desks are asked for', async () => {
  expect(await items('search=dxb&type=station')).toEqual([])
  const refused = await app.request('/all-location?search=dxb&type=airport')
  expect(refused.status).toBe(400)
})

const NEAR = 'Enter near as a latitude and a longitude, separated by a comma'
const BOUNDS = 'Latitude is within -90..90 and longitude within -180..180'
const LANGUAGE = 'Language must be 1, 2 or 3'
const CONTROL = 'Control characters are not allowed'

test.for([
  { query: 'search=%20%20', message: 'Enter a search term' },
  { query: 'search=%00', message: CONTROL },
  { query: 'search=du%00b', message: CONTROL },
  { query: 'search=du%0Ab', message: CONTROL },
  { query: 'search=du%C2%85b', message: CONTROL },
  { query: `search=${'a'.repeat(81)}`, message: 'At most 80 characters (max)' },
  { query: `search=${'%D8%AF'.repeat(81)}`, message: 'At most 80 characters (max)' },
  { query: 'search=dub&search=ai', message: 'Enter a search term' },
  ...['9', '0', 'ar', '1.5', '-1', '1e0', '٢'].map((value) => ({
    query: `lang_id=${value}`,
    message: LANGUAGE,
  })),
  ...['91,0', '-90.1,0', '0,181', '0,-180.5', '999,999'].map((value) => ({
    query: `near=${value}`,
    message: BOUNDS,
  })),
  ...[
    'here',
    '51.5',
    '51.5,',
    ',0',
    '51.5,0,0',
    '51.5;0',
    'NaN,NaN',
    '1e1,1e1',
    '0x1,0x1',
    '٥١,٠',
    '51.5, 0',
    '5%00,5',
  ].map((value) => ({ query: `near=${value}`, message: NEAR })),
])('$query is refused with a problem document: $message', async ({ query, message }) => {
  const reply = await app.request(`/all-location?${query}`)
  expect(reply.status).toBe(400)
  expect(reply.headers.get('content-type')).toContain('application/problem+json')
  expect(await reply.json()).toMatchObject({
    code: 'invalid_request',
    fields: [{ path: query.split('=')[0], message }],
  })
  const arabic = await app.request(`/all-location?${query}`, { headers: { 'accept-language': 'ar' } })
  const { title, fields } = (await arabic.json()) as { title: string; fields: { message: string }[] }
  expect(title).toMatch(/\p{Script=Arabic}/u)
  expect(fields[0]?.message).toMatch(/\p{Script=Arabic}/u)
})

test.for([
  "'; drop table stations; --",
  '%',
  '_',
  '\\',
  '(((',
  '[a-z]*',
  '__proto__',
  'مطار دبي',
  '東京',
  '🚗',
  '-90,-180',
])('anything may be searched for: %s', async (search) => {
  await items(`search=${encodeURIComponent(search)}`)
})

test('the ends of the earth are places too, and an unknown query field is ignored', async () => {
  expect(await items('near=90,180&utm_source=mail')).toHaveLength(20)
  expect(await items('near=-90,-180')).toHaveLength(20)
})

test('seeding again changes nothing', async () => {
  const before = await loadPlaces(database.db)
  await seedPlaces(database.db)
  const after = await loadPlaces(database.db)
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(after.toSorted(byId)).toEqual(before.toSorted(byId))
})
