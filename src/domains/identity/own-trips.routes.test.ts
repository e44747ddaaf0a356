import { expect, test } from 'vitest'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'
import { taskStore } from '#domains/staff/task.store.ts'
import { newLetters } from '#kernel/ids.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const account = accountOf(app)

let count = 0
/** Creates an account with this address, verified or not, a trips user with the same, and their trips. */
async function somebody(trips: Parameters<typeof addTrips>[1], { isVerified = true } = {}) {
  count += 1
  const email = `wadha.${count}x@example.com`
  const mobile = `+9715090000${String(count).padStart(2, '0')}`
  const { companyId } = await companyWith(app)
  const person = await profileOf(app, { email, mobile, name: 'Wadha Qasimi', companyId, costCentre: 'Sales' })
  const traveller = { name: 'Wadha Qasimi', phone: { countryCode: '+971', phone: '501234567' }, email }
  const rows = await addTrips(
    app,
    trips.map((trip) => ({
      profile_id: person.profileId,
      company_id: companyId,
      traveller,
      notes: 'The blue gate',
      bill_number: trip.status === 'billed' ? `TRIP-2026-9${newLetters(5)}` : null,
      ...trip,
    })),
  )
  const details = { first_name: 'Wadha', last_name: 'Qasimi', email }
  const token = isVerified
    ? await account.registerVerified(details)
    : (await account.register(details)).body.token
  const remove = () => app.call('/api/user/delete-account', { token, body: { password: PERSON.password } })
  const exported = async () => (await app.call('/api/user/export', { token })).body.held
  return { ...person, email, rows, token, remove, exported }
}

const rowOf = (id: string | undefined) =>
  app.database.db
    .selectFrom('trips')
    .selectAll()
    .where('id', '=', id ?? '')
    .executeTakeFirstOrThrow()
const personRow = (id: string) =>
  app.database.db.selectFrom('trip_people').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Closes a task about a trip with a note. Returns a function that reads the stored note. */
async function closedNote(tripId: string) {
  const { db } = app.database
  const now = app.clock.now()
  const tasks = taskStore(db)
  const staffId = await peopleOf(app).add({ role: 'staff', email: 'closes@example.com' })
  await tasks.open(db, { tripId, kind: 'refund_refused', deadline: now, now })
  const task = db.selectFrom('staff_tasks').select(['id', 'closing_note']).where('trip_id', '=', tripId)
  const { id } = await task.executeTakeFirstOrThrow()
  await tasks.closeOne(db, { id, staffId, note: 'Paid to Wadha Qasimi', now })
  return async () => (await task.executeTakeFirstOrThrow()).closing_note
}

const BILLED = { status: 'billed', billed_total: 25_200 } as const

test('who owns an address has in their file what trips keep of its person, and of nobody else', async () => {
  const { rows, exported, email } = await somebody([BILLED, { status: 'cancelled' }])
  const other = await somebody([{ status: 'cancelled' }])
  const data = await exported()
  expect(data.trip_person).toMatchObject([{ name: 'Wadha Qasimi', email }])
  expect(data.trip_profiles).toMatchObject([{ company: 'Falcon Trading', cost_centre: 'Sales' }])
  expect(data.trip_sign_ins).toHaveLength(1)
  const references = data.trips.map(({ reference }: { reference: string }) => reference)
  expect(new Set(references)).toEqual(new Set(rows.map(({ reference }) => reference)))
  expect(JSON.stringify(data)).not.toContain(other.email)
})

test('a deleted account takes its person of trips with it: bills keep a name and every amount, all else is emptied', async () => {
  const { rows, remove, personId, headers, email } = await somebody([
    BILLED,
    {
      status: 'cancelled',
      request: { category: 2, from: { name: 'Her house', latitude: 25, longitude: 55 } },
    },
  ])
  const note = await closedNote(rows[0]?.id ?? '')
  expect((await remove()).status).toBe(204)
  expect(await note()).toBe('')
  expect(await personRow(personId)).toMatchObject({
    name: '',
    email: null,
    mobile: null,
    password_hash: null,
  })
  expectProblem(await app.call('/trips/api/profile', { headers }), { status: 401, code: 'token_expired' })
  const nowhere = { name: '', latitude: 0, longitude: 0 }
  const unreachable = { countryCode: '', phone: '' }
  const [billed, cancelled] = rows
  expect(await rowOf(billed?.id)).toMatchObject({
    ...BILLED,
    total: 25_200,
    notes: null,
    traveller: { name: 'Wadha Qasimi', phone: unreachable },
    request: { category: 2, from: nowhere },
  })
  expect(await rowOf(cancelled?.id)).toMatchObject({
    traveller: { name: '', phone: unreachable },
    request: { category: 2, from: nowhere },
  })
  expect(JSON.stringify(await rowOf(billed?.id))).not.toContain(email)
})

test('while a trip is not over its traveller is not erased', async () => {
  const { rows, remove, personId, email } = await somebody([{ status: 'assigned' }])
  const rejected = await remove()
  expectProblem(rejected, { status: 409, code: 'bookings_open' })
  expect(rejected.body.detail).toContain(rows[0]?.reference)
  expect(await personRow(personId)).toMatchObject({ email })
})

test('an account that has not proved its address has nothing of the person who has it', async () => {
  const { remove, exported, personId, email } = await somebody([BILLED], { isVerified: false })
  expect((await exported()).trips).toEqual([])
  expect((await remove()).status).toBe(204)
  expect(await personRow(personId)).toMatchObject({ email })
})
