import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips } from '#testing/builders/trips/trip-rows.ts'
import { companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { duringTransaction } from '#testing/infrastructure/waiting.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { deleteOwnRecord, lockOwnRecord } from '#domains/trips/records/own-record.store.ts'
import { lockProfile } from './erase-person.store.ts'
import { openTrips, tripPersonalData } from './trip-personal-data.store.ts'
import { lockPerson } from './trip-person.store.ts'

const ROUNDS = 4

const app = forFile(await testApp({ connections: 20 }))
const trips = await tripsOf(app)
const companyId = await companyWithWallet(app, { paidIn: 100_000_000, currency: 'INR' })
const admin = await profileOf(app, { companyId, isAdmin: true })

let count = 0
/** Creates a person with an account, who is a traveller of the company and is about to book a quote. */
async function somebody() {
  const email = `erased.${(count += 1)}@example.com`
  const person = await profileOf(app, { companyId, email, name: 'Wadha Qasimi' })
  const token = await accountOf(app).registerVerified({ first_name: 'Wadha', last_name: 'Qasimi', email })
  const { quote_id, fare } = await trips.quote(TRIP_CATEGORIES.rental, person.headers)
  const body = { quote_id, traveller: TRAVELLER, accept_total: fare.total, notes: 'The blue gate' }
  return {
    ...person,
    owner: { userId: '', email, emailVerified: true },
    book: () => app.call('/trips/api/trip/create', { headers: person.headers, body }),
    deleteAccount: () => app.call('/api/user/delete-account', { token, body: { password: PERSON.password } }),
    deleteByAdmin: () =>
      app.call('/trips/api/o/soft-hard-update', {
        headers: admin.headers,
        body: { entity: 'profile', id: person.profileId, mode: 'hard' },
      }),
    trips: () =>
      app.database.db
        .selectFrom('trips')
        .select(['notes', 'status'])
        .where('profile_id', '=', person.profileId)
        .execute(),
  }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const now = () => app.clock.now()
const ERASURES = [
  {
    name: 'a company that deletes its traveller',
    async erase(tx: Db, { profileId: id }: Somebody) {
      await lockOwnRecord(tx, { entity: 'profile', id }, { companyId })
      await deleteOwnRecord(tx, { entity: 'profile', id }, now())
    },
    request: (person: Somebody) => person.deleteByAdmin(),
    rejection: 'record_in_use',
  },
  {
    name: 'who deletes their account',
    async erase(tx: Db, { owner }: Somebody) {
      await openTrips(tx, owner)
      await tripPersonalData(app.database.db, now).erase(tx, owner)
    },
    request: (person: Somebody) => person.deleteAccount(),
    rejection: 'bookings_open',
  },
]

test.for(ERASURES)('$name: no trip is booked for the person meanwhile', async ({ erase }) => {
  const person = await somebody()
  const booked = await duringTransaction(app.database.db, (tx) => erase(tx, person), person.book)
  expectProblem(booked, { status: 404, code: 'profile_not_found' })
  expect(await person.trips()).toEqual([])
})

test.for(ERASURES)('$name: is refused for a trip that is being booked', async ({ request, rejection }) => {
  const person = await somebody()
  const reply = await duringTransaction(
    app.database.db,
    async (tx) => {
      expect(await lockProfile(tx, person.profileId)).toBe(true)
    },
    () => request(person),
    async (tx) => {
      const within = { ...app, database: { ...app.database, db: tx } }
      await addTrips(within, [{ profile_id: person.profileId, company_id: companyId }])
    },
  )
  expectProblem(reply, { status: 409, code: rejection })
  expect(await person.trips()).toHaveLength(1)
})

test.for(ERASURES)('$name: the address signs in nobody meanwhile', async ({ erase }) => {
  const person = await somebody()
  const address = { kind: 'email', to: person.owner.email } as const
  const found = await duringTransaction(
    app.database.db,
    (tx) => erase(tx, person),
    () => app.database.db.transaction().execute((tx) => lockPerson(tx, address)),
  )
  expect(found).toBeNull()
})

test.for(ERASURES)('$name: of that and a booking at once one is done', async ({ request }) => {
  for (let round = 0; round < ROUNDS; round++) {
    const person = await somebody()
    const [booked, erased] = await Promise.all([person.book(), request(person)])
    const isBooked = booked.status === 201
    expect(erased.status < 300).toBe(!isBooked)
    expect(await person.trips()).toHaveLength(isBooked ? 1 : 0)
  }
})
