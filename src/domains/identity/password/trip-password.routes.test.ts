import { expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { profileOf } from '#testing/builders/trips/trip-people.ts'
import { newMobile, tripSignIns } from '#testing/builders/trips/trip-sign-in.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const signIns = tripSignIns(app)

const FIRST = 'three lanes to Sharjah'
const SECOND = 'a toll gate at noon'

let count = 0
/** Creates a person who signs in by mobile and by mail, with a session. */
async function somebody() {
  count += 1
  const mobile = newMobile()
  const email = `layla.${count}@example.com`
  const person = await profileOf(app, { email, mobile: mobile.e164 })
  const set = (body: object, headers: Record<string, string> = {}) =>
    app.call('/trips/api/password', { headers: { ...person.headers, ...headers }, body })
  const setByCode = async (new_password: string) =>
    set({ ...(await signIns.createCredential({ email })), new_password })
  const logIn = (password: string) => app.call('/trips/auth/login', { body: { email, password } })
  return { ...person, email, mobile: mobile.fields, set, setByCode, logIn }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

const isSignedIn = async (headers: Record<string, string>) =>
  (await app.call('/trips/api/profile', { headers })).status === 200

test.for(['mobile', 'email'] as const)('a fresh code to the own %s sets the first password', async (kind) => {
  const person = await somebody()
  const credential = await signIns.createCredential(
    kind === 'mobile' ? { mobile: person.mobile } : { email: person.email },
  )
  const set = await person.set({ ...credential, new_password: FIRST })
  expect([set.status, set.headers.get('cache-control')]).toEqual([204, 'no-store'])
  expect((await person.logIn(FIRST)).status).toBe(200)
  const again = await person.set({ ...credential, new_password: SECOND })
  expectProblem(again, { status: 422, code: 'wrong_code', fields: [{ path: 'code' }] })
})

test('the old password changes it, other sign-ins end and this one goes on', async () => {
  const person = await somebody()
  await person.setByCode(FIRST)
  const there = { authorization: `Bearer ${(await person.logIn(FIRST)).body.bearerToken}` }
  expect(await isSignedIn(there)).toBe(true)
  expect((await person.set({ current_password: FIRST, new_password: SECOND })).status).toBe(204)
  expect([await isSignedIn(there), await isSignedIn(person.headers)]).toEqual([false, true])
  expectProblem(await person.logIn(FIRST), { status: 422, code: 'wrong_credentials' })
  expect((await person.logIn(SECOND)).status).toBe(200)
  const audit = await app.database.db
    .selectFrom('trip_audit')
    .select('after')
    .where('action', '=', 'change_password')
    .where('subject_id', '=', person.personId)
    .orderBy('id')
    .execute()
  expect(audit).toEqual([{ after: { by: 'otp' } }, { after: { by: 'password' } }])
})

test.for<{ name: string; path: string; code: string; body: (person: Somebody) => Promise<object> }>([
  {
    name: 'a wrong old password',
    path: 'current_password',
    code: 'wrong_password',
    body: async () => ({ current_password: SECOND, new_password: 'a bridge at dusk' }),
  },
  {
    name: 'a code that was sent to somebody else',
    path: 'code',
    code: 'wrong_code',
    body: async () => ({
      ...(await signIns.createCredential({ mobile: newMobile().fields })),
      new_password: 'a bridge at dusk',
    }),
  },
  {
    name: 'a password that is tried first',
    path: 'new_password',
    code: 'password_refused',
    body: async () => ({ current_password: FIRST, new_password: 'password123' }),
  },
  {
    name: 'a password that is one’s own name',
    path: 'new_password',
    code: 'password_refused',
    body: async () => ({ current_password: FIRST, new_password: 'LaylaHaddad1' }),
  },
])('$name changes nothing', async ({ path, code, body }) => {
  const person = await somebody()
  await person.setByCode(FIRST)
  const change = await body(person)
  expectProblem(await person.set(change), { status: 422, code, fields: [{ path }] })
  expectArabic(await person.set(change, { language: 'ar' }))
  expect((await person.logIn(FIRST)).status).toBe(200)
})

test('a code is not used up by a password that is refused', async () => {
  const person = await somebody()
  const credential = await signIns.createCredential({ email: person.email })
  expectProblem(await person.set({ ...credential, new_password: 'password123' }), {
    status: 422,
    code: 'password_refused',
  })
  expect((await person.set({ ...credential, new_password: FIRST })).status).toBe(204)
})

test('who has no password yet is told to prove themselves by a code', async () => {
  const person = await somebody()
  const set = await person.set({ current_password: FIRST, new_password: SECOND })
  expectProblem(set, { status: 422, code: 'password_unset' })
})

test('guesses of the old password are slowed down with those at sign-in', async () => {
  const person = await somebody()
  await person.setByCode(FIRST)
  for (let guess = 0; guess < 5; guess++)
    await person.set({ current_password: 'not this one', new_password: SECOND })
  const slowed = await person.set({ current_password: FIRST, new_password: SECOND })
  expectProblem(slowed, { status: 429, code: 'too_many_attempts' })
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await person.logIn(FIRST)).status).toBe(429)
})

test.for([
  { body: { new_password: FIRST }, path: 'code' },
  { body: { new_password: 'short', current_password: FIRST }, path: 'new_password' },
  { body: { new_password: FIRST, current_password: FIRST, code: '123456' }, path: 'code' },
])('$body is refused by name of the field $path', async ({ body, path }) => {
  const rejected = await (await somebody()).set(body)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path }] })
})
