import { mkdtemp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { readErasures } from '#platform/db/erasure.ts'
import { runFolder } from '#testing/infrastructure/run-folder.ts'

const dataDir = await mkdtemp(join(runFolder(), 'erasures-'))
const app = forFile(await testApp({ environment: { DATA_DIR: dataDir } }))
const { db } = app.database
const account = accountOf(app)

async function newAccount(email: string) {
  const token = await account.registerVerified({ email })
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  return { token, id }
}
const emailOf = async (id: string) =>
  (await db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirst())?.email
const left = () => db.selectFrom('erasures_to_repeat').select(['kind', 'subject_id']).execute()
/** Inserts the row that a restored backup leaves. */
const broughtBack = (kind: 'account' | 'profile', id: string) =>
  db.insertInto('erasures_to_repeat').values({ kind, subject_id: id }).execute()

test('who was erased is kept beside the database by an id alone, once', async () => {
  const { token, id } = await newAccount('kept-beside@example.com')
  const body = { password: PERSON.password }
  expect((await app.call('/api/user/delete-account', { token, body })).status).toBe(204)
  await app.app.runJob('keep erasures beside the database')
  await app.app.runJob('keep erasures beside the database')
  const file = join(dataDir, 'erasures.jsonl')
  expect(readErasures(file)).toEqual([{ kind: 'account', id, erasedAt: app.clock.now() }])
  const text = await readFile(file, 'utf8')
  expect(new Set(text.trim().split('\n')).size).toBe(1)
  expect(text).not.toMatch(/example|Layla/)
})

test('whom a backup brought back is erased again, account and profile; who is not there is no matter', async () => {
  const { token, id } = await newAccount('brought-back@example.com')
  const { profileId } = await profileOf(app)
  await broughtBack('account', id)
  await broughtBack('profile', profileId)
  await broughtBack('account', newId())
  await app.app.runJob('repeat erasures after a restore')
  expect(await emailOf(id)).toBeNull()
  expect((await app.call('/api/user/booking', { token })).status).toBe(401)
  const profile = await db
    .selectFrom('trip_profiles')
    .select('erased_at')
    .where('id', '=', profileId)
    .executeTakeFirst()
  expect(profile).toEqual({ erased_at: app.clock.now() })
  expect(await left()).toEqual([])
})

test('one whose booking is not over yet stays whole, and is erased once it is', async () => {
  const email = 'still-driving@example.com'
  const { token, id } = await newAccount(email)
  const { quote, cart, order, cancel } = journey(app)
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  expect((await order(token, booking, { driver: { ...DRIVER, email } })).status).toBe(201)
  await broughtBack('account', id)
  await app.app.runJob('repeat erasures after a restore')
  expect(await emailOf(id)).toBe(email)
  expect(await left()).toEqual([{ kind: 'account', subject_id: id }])
  await cancel(token, booking)
  await app.app.runJob('settle bookings')
  await app.app.runJob('repeat erasures after a restore')
  expect(await emailOf(id)).toBeNull()
  expect(await left()).toEqual([])
})
