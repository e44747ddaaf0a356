import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#platform/db/database.ts'
import { seedPlaces } from '#src/seed/places/seed-places.ts'
import { testDatabase } from '#testing/database.ts'
import { AllLocationReply } from './location.contract.ts'
import { createLocationIndex } from './location-index.ts'
import { locationRoutes } from './location.routes.ts'
import { loadPlaces } from './location.store.ts'
import { findLocations } from './find-locations.usecase.ts'

let database: Database
let app: ReturnType<typeof locationRoutes>
beforeAll(async () => {
  database = await testDatabase()
  const index = await createLocationIndex(() => loadPlaces(database.db))
  app = locationRoutes({ findLocations: findLocations(index) })
})
afterAll(() => database.close())

async function items(query: string) {
  const reply = await app.request(`/all-location?${query}`)
  expect(reply.status).toBe(200)
  return AllLocationReply.parse(await reply.json()).items
}

test('a place is answered in the language asked for', async () => {
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

test('a search answers at most 20, the list without one at most 100, the best known first', async () => {
  expect((await items('search=airport')).length).toBe(20)
  const wellKnown = await items('lang_id=1')
  expect(wellKnown.length).toBe(100)
  expect(wellKnown[0]?.city).toBe('Dubai')
})

test('around a point the nearest comes first', async () => {
  const [first] = await items('near=51.47,-0.45')
  expect(first?.id).toBe('LHR')
})

test('the answer may be kept for five minutes', async () => {
  const reply = await app.request('/all-location?search=dxb')
  expect(reply.headers.get('cache-control')).toBe('public, max-age=300')
})

test.for([
  'search=',
  'search=%00',
  `search=${'a'.repeat(81)}`,
  'lang_id=9',
  'near=91,0',
  'near=0,181',
  'near=here',
])('%s is refused with a problem document', async (query) => {
  const reply = await app.request(`/all-location?${query}`)
  expect(reply.status).toBe(400)
  expect(reply.headers.get('content-type')).toContain('application/problem+json')
  expect(await reply.json()).toMatchObject({
    code: 'invalid_request',
    fields: [{ path: query.split('=')[0] }],
  })
})

test('seeding again changes nothing', async () => {
  const before = await loadPlaces(database.db)
  await seedPlaces(database.db)
  const after = await loadPlaces(database.db)
  const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
  expect(after.toSorted(byId)).toEqual(before.toSorted(byId))
})
