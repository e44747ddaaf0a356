import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'
import { driverWith, ownerWith, vehicleWith } from '#testing/builders/trips/trip-vehicles.ts'

let app: TestApp
let companyId: string
let ownerId: string
type Person = Awaited<ReturnType<typeof profileOf>>
let admin: Person
let traveller: Person
let owner: Person
let otherAdmin: Person
let otherOwner: Person
beforeAll(async () => {
  app = await testApp()
  ;({ companyId } = await companyWith(app))
  ownerId = await ownerWith(app)
  admin = await profileOf(app, { companyId, isAdmin: true })
  traveller = await profileOf(app, { companyId })
  owner = await profileOf(app, { ownerId })
  otherAdmin = await profileOf(app, { companyId: (await companyWith(app)).companyId, isAdmin: true })
  otherOwner = await profileOf(app, { ownerId: await ownerWith(app, 'Desert Cars') })
})
afterAll(() => app.close())

type Change = { entity: string; id: string; mode: string }
const update = ({ headers }: { headers: Record<string, string> }, body: Change, language = 'en') =>
  app.call('/trips/api/o/soft-hard-update', { body, headers: { ...headers, language } })
const auditOf = (id: string) =>
  app.database.db
    .selectFrom('trip_audit')
    .select(['profile_id', 'action', 'subject', 'before'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test('an admin hides a person of the company, who is signed out, and restores them', async () => {
  const person = await profileOf(app, { companyId })
  const id = person.profileId
  const trips = () => app.call('/trips/api/trip/grid', { headers: person.headers })
  expect((await trips()).status).toBe(200)
  const hidden = await update(admin, { entity: 'profile', id, mode: 'soft' })
  expect(hidden.status).toBe(200)
  expect(hidden.body).toEqual({ entity: 'profile', id, state: 'hidden' })
  expect((await trips()).status).toBe(401)
  expect((await update(admin, { entity: 'profile', id, mode: 'restore' })).body.state).toBe('shown')
  expect((await trips()).status).toBe(200)
  const by = { profile_id: admin.profileId, subject: 'profile' }
  expect(await auditOf(id)).toEqual([
    { ...by, action: 'hide_record', before: { hidden: false } },
    { ...by, action: 'show_record', before: { hidden: true } },
  ])
})

test('hiding a hidden record changes nothing and adds no audit row', async () => {
  const id = await vehicleWith(app, ownerId)
  for (const state of ['hidden', 'hidden'])
    expect((await update(owner, { entity: 'vehicle', id, mode: 'soft' })).body.state).toBe(state)
  expect(await auditOf(id)).toHaveLength(1)
})

test('an owner’s person deletes a vehicle and a driver that nothing refers to', async () => {
  const vehicle = await vehicleWith(app, ownerId)
  const driver = await driverWith(app, ownerId)
  for (const [entity, id] of [
    ['vehicle', vehicle],
    ['driver', driver],
  ] as const) {
    expect((await update(owner, { entity, id, mode: 'hard' })).body.state).toBe('deleted')
    expectProblem(await update(owner, { entity, id, mode: 'hard' }), {
      status: 404,
      code: 'record_not_found',
    })
    expect(await auditOf(id)).toMatchObject([{ action: 'delete_record', profile_id: owner.profileId }])
  }
})

test('a record of a trip is not deleted, but can be hidden', async () => {
  const id = await vehicleWith(app, ownerId)
  await addTrips(app, [{ vehicle_id: id }])
  expectProblem(await update(owner, { entity: 'vehicle', id, mode: 'hard' }), {
    status: 409,
    code: 'record_in_use',
  })
  expectArabic(await update(owner, { entity: 'vehicle', id, mode: 'hard' }, 'ar'))
  expect(await auditOf(id)).toEqual([])
  expect((await update(owner, { entity: 'vehicle', id, mode: 'soft' })).body.state).toBe('hidden')
})

test('of several concurrent deletions one succeeds', async () => {
  const id = await driverWith(app, ownerId)
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => update(owner, { entity: 'driver', id, mode: 'hard' })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404, 404])
  expect(await auditOf(id)).toHaveLength(1)
})

test('people of another company and vehicles of another owner are not found', async () => {
  const vehicle = await vehicleWith(app, ownerId)
  const unowned = await vehicleWith(app, null)
  for (const mode of ['soft', 'restore', 'hard']) {
    for (const [person, entity, id] of [
      [otherAdmin, 'profile', traveller.profileId],
      [otherOwner, 'vehicle', vehicle],
      [owner, 'vehicle', unowned],
      [owner, 'driver', vehicle],
      [admin, 'profile', crypto.randomUUID()],
    ] as const)
      expectProblem(await update(person, { entity, id, mode }), { status: 404, code: 'record_not_found' })
  }
})

test('a person who is neither an admin nor an owner’s may change nothing', async () => {
  const id = await vehicleWith(app, ownerId)
  const retail = await profileOf(app)
  for (const [person, entity] of [
    [traveller, 'profile'],
    [retail, 'profile'],
    [retail, 'vehicle'],
    [admin, 'vehicle'],
    [admin, 'driver'],
    [owner, 'profile'],
  ] as const) {
    expectProblem(await update(person, { entity, id, mode: 'soft' }), {
      status: 403,
      code: 'record_not_yours',
    })
    expectArabic(await update(person, { entity, id, mode: 'soft' }, 'ar'))
  }
})

test('an admin cannot hide or delete the profile in use', async () => {
  for (const mode of ['soft', 'hard'])
    expectProblem(await update(admin, { entity: 'profile', id: admin.profileId, mode }), {
      status: 409,
      code: 'own_profile',
    })
  expectArabic(await update(admin, { entity: 'profile', id: admin.profileId, mode: 'soft' }, 'ar'))
})

test.for([
  { change: { entity: 'city', id: crypto.randomUUID(), mode: 'soft' }, path: 'entity' },
  { change: { entity: 'vehicle', id: 'x', mode: 'soft' }, path: 'id' },
  { change: { entity: 'vehicle', id: crypto.randomUUID(), mode: 'erase' }, path: 'mode' },
  { change: { entity: 'vehicle', id: crypto.randomUUID(), mode: 'soft', reason: 'x' }, path: 'reason' },
])('a change with a wrong $path is rejected', async ({ change, path }) => {
  expectProblem(await update(owner, change), { status: 400, code: 'invalid_request', fields: [{ path }] })
})

test('a change needs a token', async () => {
  const change = { entity: 'vehicle', id: crypto.randomUUID(), mode: 'soft' }
  expectProblem(await update({ headers: {} }, change), { status: 401, code: 'token_missing' })
})
