import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { commonPasswords } from '#domains/accounts/passwords/common-passwords.service.ts'
import { passwordFault, SHORTEST_PASSWORD } from '#domains/accounts/passwords/password-rules.ts'
import { DEMO_KEY } from '#domains/widget/demo/demo.contract.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { DEMO_PEOPLE } from './demo-people.ts'
import { seedDemoTrips } from './seed-demo-trips.ts'

const app = forFile(await testApp())
await seedDemoTrips(app.database.db, app.clock)
const readme = await readFile(new URL('../../../README.md', import.meta.url), 'utf8')

const signingIn = DEMO_PEOPLE.flatMap(({ password, ...person }) =>
  password === null ? [] : { ...person, password },
)

test.for(signingIn)('the README’s $name signs in', async (person) => {
  const { email, password } = person
  const { status, body } = await app.call('/trips/auth/login', { body: { email, password } })
  expect(status).toBe(200)
  expect(body.profile.userContent).toMatchObject({
    name: person.name,
    isAdmin: person.as === 'admin',
  })
  expect(readme).toContain(email)
  expect(readme).toContain(password)
})

test.for(signingIn)('$name’s password is one that could be chosen', async ({ name, email, password }) => {
  const [firstName = '', lastName = ''] = name.split(' ')
  expect(password.length).toBeGreaterThanOrEqual(SHORTEST_PASSWORD)
  expect(passwordFault(password, { firstName, lastName, email }, await commonPasswords())).toBeNull()
})

test('everybody’s address is reserved, and no two share one', () => {
  for (const { email, mobile } of DEMO_PEOPLE) {
    expect(email).toMatch(/^[a-z]+@[a-z]+\.example$/)
    expect(mobile).toMatch(/^\+12025550[12]\d{2}$/)
  }
  expect(new Set(DEMO_PEOPLE.map(({ mobile }) => mobile)).size).toBe(DEMO_PEOPLE.length)
})

test('three companies have an admin, a supervisor and travellers who have that supervisor', async () => {
  const rows = await app.database.db
    .selectFrom('companies as c')
    .innerJoin('trip_profiles as p', 'p.company_id', 'c.id')
    .leftJoin('trip_profiles as s', 's.id', 'p.supervisor_id')
    .select(['c.corp_id', 'p.is_admin', 'p.is_supervisor', 's.company_id', 'p.company_id as own'])
    .execute()
  expect(new Set(rows.map(({ corp_id }) => corp_id))).toEqual(new Set(['falcon', 'indus', 'najd']))
  for (const row of rows) {
    const isTraveller = !row.is_admin && !row.is_supervisor
    expect(row.company_id).toBe(isTraveller ? row.own : null)
  }
})

test('each type of vehicle has models, and each city vehicles of each type and drivers', async () => {
  const { db } = app.database
  const { body } = await app.call('/trips/api/vehicle-type/suv/detail')
  expect(body.models.map(({ make }: { make: string }) => make)).toEqual(['Kia', 'Toyota'])
  const cities = await db.selectFrom('cities').select('id').execute()
  const types = await db.selectFrom('vehicle_types').select('id').execute()
  const served = await db
    .selectFrom('vehicles as v')
    .innerJoin('vehicle_models as m', 'm.id', 'v.model_id')
    .select(['v.city_id', 'm.vehicle_type_id'])
    .distinct()
    .execute()
  expect(served).toHaveLength(cities.length * types.length)
  const drivers = await db.selectFrom('drivers').select('city_id').distinct().execute()
  expect(drivers).toHaveLength(cities.length)
})

test('the demo key opens the grids to pages of this machine, and the widget’s home has banners', async () => {
  const grid = (origin: string) =>
    app.call('/trips/api/banner/grid?kind=2', { headers: { 'x-api-key': DEMO_KEY, origin } })
  expect((await grid('http://localhost:5173')).body.total).toBe(3)
  expect((await grid('https://shop.example')).status).toBe(403)
})

test('it is seeded once: what was deleted stays away', async () => {
  const { db } = app.database
  await db.deleteFrom('banners').execute()
  await seedDemoTrips(db, app.clock)
  expect(await db.selectFrom('banners').select('id').execute()).toEqual([])
})

test('each demo company has a wallet with money in it, which its admin sees', async () => {
  const huda = { email: 'huda@falcon.example', password: 'eleven wheels turning' }
  const { body } = await app.call('/trips/auth/login', { body: huda })
  const headers = { authorization: `Bearer ${body.bearerToken}` }
  const wallet = await app.call('/trips/api/wallet/detail', { headers })
  expect(wallet.body).toMatchObject({ balance: { amount: 2_500_000, currency: 'AED' } })
})

test('demo shuttles have departures for the next sixty days', async () => {
  await app.app.runJob('shuttle departures')
  const { body } = await app.call('/trips/api/shuttle/grid?rows=-1')
  expect(new Set(body.rows.map((row: { route_id: string }) => row.route_id)).size).toBe(3)
  expect(body.total).toBeGreaterThan(60 * 5)
})
