import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { RATE_CARD } from '#testing/builders/trips/trip-fare-requests.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

const MINIBUS = { name_en: 'Minibus', name_ar: 'حافلة صغيرة', seats: 16, bags: 12, picture: 'van', rank: 7 }

let app: TestApp
let token: string
let headers: Record<string, string>
beforeAll(async () => {
  app = await testApp()
  const people = peopleOf(app)
  ;({ token } = await people.tokenOf(await people.add({ role: 'staff', email: 'staff@example.com' })))
  ;({ headers } = await profileOf(app))
})
afterAll(() => app.close())

const call = (path: string, body: object) => app.call(`/api/staff/${path}`, { token, body })
/** Returns the vehicle types offered for a trip, in order, after cached cards have expired. */
async function offered(language = 'en') {
  app.clock.pass({ minutes: 2 })
  const { body } = await app.call('/trips/api/trip/quote', {
    headers: { ...headers, language },
    body: TRIPS.rental,
  })
  return body.options.map(({ vehicle_type }: { vehicle_type: object }) => vehicle_type) as { id: string }[]
}

test('a new type is on rate cards and in quotes, and is changed and hidden in both', async () => {
  const before = await offered()
  const created = await call('trip-records/vehicle-types', { id: 'minibus', ...MINIBUS })
  expect(created.status).toBe(201)
  const card = { ...RATE_CARD, vehicle_type_id: 'minibus', base: 0, from_day: '2026-12-01' }
  const published = await call('rate-cards/publish', card)
  expect(published.status).toBe(201)
  const { rank: _, name_en, name_ar, ...minibus } = { id: 'minibus', ...MINIBUS }
  expect(await offered()).toEqual([...before, { ...minibus, name: name_en }])
  expect((await offered('ar')).at(-1)).toEqual({ ...minibus, name: name_ar })

  const edit = (version: number, change: object) =>
    call('trip-records/vehicle-types/minibus', { ...MINIBUS, version, hidden: false, ...change })
  expect((await edit(1, { seats: 20, picture: 'coach', rank: 1 })).status).toBe(200)
  const changed = (await offered()).find(({ id }) => id === 'minibus')
  expect(changed).toMatchObject({ seats: 20, picture: 'coach' })
  await edit(2, { hidden: true })
  expect(await offered()).toEqual(before)
})

test('a type’s id is unique', async () => {
  expectProblem(await call('trip-records/vehicle-types', { id: 'sedan', ...MINIBUS }), {
    status: 409,
    code: 'record_exists',
  })
})

test.for([
  { wrong: { picture: 'boat' }, path: 'picture' },
  { wrong: { rank: 0 }, path: 'rank' },
  { wrong: { seats: 101 }, path: 'seats' },
  { wrong: { id: 'Mini bus' }, path: 'id' },
])('a type with a wrong $path is rejected', async ({ wrong, path }) => {
  expectProblem(await call('trip-records/vehicle-types', { id: 'wrong', ...MINIBUS, ...wrong }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
})
