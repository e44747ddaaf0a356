import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'

let app: TestApp
let companyId: string
let admin: Awaited<ReturnType<typeof profileOf>>
beforeAll(async () => {
  app = await testApp()
  ;({ companyId } = await companyWith(app))
  admin = await profileOf(app, { companyId, isAdmin: true })
})
afterAll(() => app.close())

const erase = (id: string, language = 'en', mode = 'hard') =>
  app.call('/trips/api/o/soft-hard-update', {
    body: { entity: 'profile', id, mode },
    headers: { ...admin.headers, language },
  })
const readProfile = ({ headers }: { headers: Record<string, string> }) =>
  app.call('/trips/api/profile', { headers })
const rowOf = (table: 'trip_people' | 'trip_profiles' | 'trips', id: string | undefined) =>
  app.database.db
    .selectFrom(table)
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()

const TRAVELLER = { name: 'Wadha Qasimi', phone: { countryCode: '+971', phone: '501234567' } }
const UNREACHABLE = { countryCode: '', phone: '' }
const BILLED = { status: 'billed', total: 25_200, billed_total: 25_200 } as const
const tripsOf = (profileId: string, trips: Parameters<typeof addTrips>[1]) =>
  addTrips(
    app,
    trips.map((trip) => ({
      profile_id: profileId,
      company_id: companyId,
      traveller: TRAVELLER,
      notes: 'The blue gate',
      bill_number: trip.status === 'billed' ? `TRIP-2026-9${newLetters(5)}` : null,
      ...trip,
    })),
  )

test('a deleted person of a company is erased, and the company keeps their trips, bills and amounts', async () => {
  const person = await profileOf(app, { companyId, name: 'Wadha Qasimi', costCentre: 'Sales' })
  const [billed, cancelled] = await tripsOf(person.profileId, [BILLED, { status: 'cancelled' }])
  const erased = await erase(person.profileId)
  expect(erased.status).toBe(200)
  expect(erased.body.state).toBe('deleted')
  expectProblem(await readProfile(person), { status: 401, code: 'token_expired' })
  expect(await rowOf('trip_people', person.personId)).toMatchObject({
    name: '',
    email: null,
    erased_at: expect.any(Temporal.Instant),
  })
  expect(await rowOf('trips', billed?.id)).toMatchObject({
    ...BILLED,
    company_id: companyId,
    notes: null,
    traveller: { name: 'Wadha Qasimi', phone: UNREACHABLE },
  })
  expect(await rowOf('trips', cancelled?.id)).toMatchObject({ traveller: { name: '', phone: UNREACHABLE } })
  const grid = await app.call('/trips/api/trip/grid', { headers: admin.headers })
  const references = grid.body.rows.map(({ reference }: { reference: string }) => reference)
  expect(references).toEqual(expect.arrayContaining([billed?.reference, cancelled?.reference]))
})

test('a deleted person stays deleted: nobody restores, hides or deletes them again', async () => {
  const { profileId } = await profileOf(app, { companyId })
  await erase(profileId)
  for (const mode of ['restore', 'soft', 'hard'])
    expectProblem(await erase(profileId, 'en', mode), { status: 404, code: 'record_not_found' })
})

test('a company deletes its profile of a person, who keeps any other profile', async () => {
  const atWork = await profileOf(app, { companyId, name: 'Wadha Qasimi', costCentre: 'Sales' })
  const { personId } = atWork
  const retail = await profileOf(app, { personId })
  const [ofWork] = await tripsOf(atWork.profileId, [{ status: 'cancelled' }])
  const [ofHers] = await tripsOf(retail.profileId, [{ status: 'cancelled', company_id: null }])
  await erase(atWork.profileId)
  expect(await rowOf('trips', ofWork?.id)).toMatchObject({ notes: null, traveller: { name: '' } })
  expect(await rowOf('trips', ofHers?.id)).toMatchObject({ notes: 'The blue gate', traveller: TRAVELLER })
  expect(await rowOf('trip_profiles', atWork.profileId)).toMatchObject({ cost_centre: null })
  expect((await readProfile(atWork)).status).toBe(401)
  expect((await readProfile(retail)).body.userContent.name).toBe('Wadha Qasimi')
  expect(await rowOf('trip_people', personId)).toMatchObject({ erased_at: null })
})

test('a deleted supervisor no longer approves trips', async () => {
  const supervisor = await profileOf(app, { companyId, isSupervisor: true })
  const { profileId } = await profileOf(app, { companyId, supervisorId: supervisor.profileId })
  await erase(supervisor.profileId)
  expect(await rowOf('trip_profiles', profileId)).toMatchObject({ supervisor_id: null, erased_at: null })
})

test('a person with an open trip is not deleted, and the error names the trip', async () => {
  const person = await profileOf(app, { companyId })
  const [open] = await tripsOf(person.profileId, [{ status: 'assigned' }, BILLED])
  const rejected = await erase(person.profileId)
  expectProblem(rejected, { status: 409, code: 'record_in_use' })
  expect(rejected.body.detail).toContain(open?.reference)
  expectArabic(await erase(person.profileId, 'ar'))
  expect((await readProfile(person)).status).toBe(200)
})
