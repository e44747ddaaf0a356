import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'

let app: TestApp
let companyId: string
type Person = Awaited<ReturnType<typeof profileOf>>
let admin: Person
let supervisor: Person
let traveller: Person
let colleague: Person
let otherAdmin: Person
beforeAll(async () => {
  app = await testApp()
  ;({ companyId } = await companyWith(app))
  const { companyId: other } = await companyWith(app)
  admin = await profileOf(app, { companyId, isAdmin: true })
  supervisor = await profileOf(app, { companyId, isSupervisor: true })
  traveller = await profileOf(app, { companyId, supervisorId: supervisor.profileId })
  colleague = await profileOf(app, { companyId })
  otherAdmin = await profileOf(app, { companyId: other, isAdmin: true })
})
beforeEach(async () => void (await app.database.db.deleteFrom('trips').execute()))
afterAll(() => app.close())

const list = (person: Person, query = '', headers: Record<string, string> = {}) =>
  app.call(`/trips/api/trip/grid${query}`, { headers: { ...person.headers, ...headers } })
const idsIn = (rows: { trip_id: string }[]) => rows.map(({ trip_id }) => trip_id)

async function tripsOf(person: Person, count: number, trip: Parameters<typeof addTrips>[1][number] = {}) {
  const { profileId } = person
  const rows = await addTrips(
    app,
    Array.from({ length: count }, () => ({ profile_id: profileId, company_id: person.companyId, ...trip })),
  )
  return rows.map(({ id }) => id)
}

test('a trip in the list has all fields of its contract, in the reader’s language', async () => {
  const [trip] = await addTrips(app, [
    {
      profile_id: traveller.profileId,
      company_id: companyId,
      cost_centre: 'Sales',
      status: 'billed',
      billed_total: 26_000,
      bill_number: 'TB-2026-000001',
    },
  ])
  const row = {
    trip_id: trip?.id,
    reference: trip?.reference,
    status: 'billed',
    category: 2,
    city_id: 'ae-dxb',
    city: 'Dubai',
    start_at: trip?.start_at.toString(),
    end_at: trip?.end_at.toString(),
    time_zone: 'Asia/Dubai',
    pick_up: 'Dubai Mall',
    drop_off: null,
    vehicle_type: 'Sedan',
    traveller: 'Layla Haddad',
    cost_centre: 'Sales',
    pay_by: 'driver',
    approval: 'none',
    total: { amount: 25_200, currency: 'AED' },
    billed: { amount: 26_000, currency: 'AED' },
    paid: { amount: 0, currency: 'AED' },
    due: { amount: 26_000, currency: 'AED' },
    bill_number: 'TB-2026-000001',
  }
  const { status, headers, body } = await list(traveller)
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({ rows: [row], total: 1, total_about: false, next: null })
  const arabic = await list(traveller, '', { language: 'ar' })
  expect(arabic.body.rows).toEqual([{ ...row, city: 'دبي', vehicle_type: 'سيدان' }])
})

test.for([
  { category: 7 as const, ends: { pick_up: 'DXB', drop_off: 'Marina Walk' } },
  { category: 8 as const, ends: { pick_up: 'Marina Walk', drop_off: 'DXB' } },
])('a transfer of category $category has the airport at its end', async ({ category, ends }) => {
  const request = { category, airport: 'DXB', place: { name: 'Marina Walk', latitude: 25, longitude: 55 } }
  await tripsOf(traveller, 1, { category, request })
  expect((await list(traveller)).body.rows).toMatchObject([ends])
})

test('people see their own trips, supervisors also their travellers’, admins all of the company, others none', async () => {
  const [ofTraveller = ''] = await tripsOf(traveller, 1)
  const [ofColleague = ''] = await tripsOf(colleague, 1)
  const [ofSupervisor = ''] = await tripsOf(supervisor, 1)
  await tripsOf(otherAdmin, 1)
  const visibleTo = async (person: Person) => new Set(idsIn((await list(person)).body.rows))
  expect(await visibleTo(traveller)).toEqual(new Set([ofTraveller]))
  expect(await visibleTo(supervisor)).toEqual(new Set([ofTraveller, ofSupervisor]))
  expect(await visibleTo(admin)).toEqual(new Set([ofTraveller, ofColleague, ofSupervisor]))
})

test('pages by number and pages by key have no gaps, in both orders', async () => {
  const ids = await tripsOf(traveller, 5)
  for (const [sort, order] of [
    ['-start_at', ids],
    ['start_at', ids.toReversed()],
  ] as const) {
    const numbered: string[] = []
    for (const page of [1, 2, 3, 4])
      numbered.push(...idsIn((await list(admin, `?rows=2&page=${page}&sort=${sort}`)).body.rows))
    expect(numbered).toEqual(order)
    const keyed: string[] = []
    let next: string | null = null
    do {
      const { body } = await list(admin, `?rows=2&sort=${sort}${next === null ? '' : `&after=${next}`}`)
      keyed.push(...idsIn(body.rows))
      expect(body.total).toBe(5)
      next = body.next
    } while (next !== null)
    expect(keyed).toEqual(order)
  }
})

test('trips that start at the same time are on one page each', async () => {
  const start_at = Temporal.Instant.from('2026-11-01T06:00:00Z')
  const ids = await tripsOf(traveller, 4, { start_at })
  const first = (await list(traveller, '?rows=2')).body
  const second = (await list(traveller, `?rows=2&after=${first.next}`)).body
  expect(new Set([...idsIn(first.rows), ...idsIn(second.rows)])).toEqual(new Set(ids))
})

test('rows=-1 lists all trips', async () => {
  await tripsOf(traveller, 130)
  const { rows, total, next } = (await list(traveller, '?rows=-1')).body
  expect([rows.length, total, next]).toEqual([130, 130, null])
})

test('trips are filtered by status and category, as is the total', async () => {
  await tripsOf(traveller, 2)
  const [expected] = await tripsOf(traveller, 1, { status: 'cancelled', category: 5 })
  await tripsOf(traveller, 1, { status: 'cancelled' })
  const { rows, total } = (await list(traveller, '?status=cancelled&category=5')).body
  expect([idsIn(rows), total]).toEqual([[expected], 1])
})

test('a day is on the clock of the trip’s city: late in Dubai is the day before in London', async () => {
  // 01:00 on 2026-11-10 in Dubai.
  const [night] = await tripsOf(traveller, 1, { start_at: Temporal.Instant.from('2026-11-09T21:00:00Z') })
  const idsOn = async (day: string) => idsIn((await list(traveller, `?from=${day}&to=${day}`)).body.rows)
  expect(await idsOn('2026-11-10')).toEqual([night])
  expect(await idsOn('2026-11-09')).toEqual([])
})

test('a page after another company’s trip is empty', async () => {
  const [foreign] = await tripsOf(otherAdmin, 1, { start_at: Temporal.Instant.from('2030-01-01T00:00:00Z') })
  await tripsOf(traveller, 1)
  expect((await list(traveller, `?after=${foreign}`)).body.rows).toEqual([])
})

test.for([
  { query: '?rows=0', path: 'rows', code: 'rows_invalid' },
  { query: '?rows=101', path: 'rows', code: 'rows_invalid' },
  { query: '?rows=-2', path: 'rows', code: 'rows_invalid' },
  { query: '?rows=all', path: 'rows', code: 'rows_invalid' },
  { query: '?page=0', path: 'page', code: 'page_invalid' },
  { query: '?page=1e3', path: 'page', code: 'page_invalid' },
  { query: '?rows=100&page=10001', path: 'page', code: 'page_too_deep' },
  { query: '?after=x', path: 'after', code: 'after_invalid' },
  { query: '?page=2&after=01890000-0000-7000-8000-000000000000', path: 'after', code: 'page_or_after' },
  { query: '?sort=total', path: 'sort', code: 'sort_unknown' },
  { query: '?status=lost', path: 'status', code: 'trip_status_unknown' },
  { query: '?category=3', path: 'category', code: 'trip_category_unknown' },
  { query: '?from=2026-02-30', path: 'from', code: 'date_invalid' },
  { query: '?to=tomorrow', path: 'to', code: 'date_invalid' },
])('the list rejects $query', async ({ query, path, code }) => {
  const reply = await list(traveller, query)
  expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expect(reply.body.fields).toMatchObject([{ code }])
  expectArabic(await list(traveller, query, { language: 'ar' }))
})

test('unknown fields of a query are ignored', async () => {
  expect((await list(traveller, '?colour=blue&lang_id=9')).status).toBe(200)
})

test('the list needs a token', async () => {
  expectProblem(await app.call('/trips/api/trip/grid'), { status: 401, code: 'token_missing' })
  const headers = { authorization: `Bearer ${'x'.repeat(43)}` }
  expectProblem(await app.call('/trips/api/trip/grid', { headers }), { status: 401, code: 'token_expired' })
})
