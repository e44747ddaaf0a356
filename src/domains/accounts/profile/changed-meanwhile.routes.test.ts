import { expect, test } from 'vitest'
import { newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { startProviderEnvironment } from '#testing/builders/accounts/account-environments.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { authenticator } from '#testing/stand-ins/authenticator.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { codeOf } from '#testing/builders/accounts/second-step.ts'
import { waiting } from '#testing/infrastructure/waiting.ts'
import type { Db } from '#platform/db/database.ts'

const { provider, app, account, steps } = await startProviderEnvironment()
const { db } = app.database

const newEmail = newAddresses('meanwhile')
const rowOf = (email: string) =>
  db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()
const sessionsOf = async (email: string) =>
  db
    .selectFrom('tokens')
    .select('id')
    .where('user_id', '=', (await rowOf(email)).id)
    .execute()

/**
 * Sends a request during a password change: the new password is set and the existing sessions have ended; links and
 * challenges are about to. `first` runs before that.
 */
async function whilePasswordChanges<Answer>(
  email: string,
  request: () => Promise<Answer>,
  first?: (tx: Db, id: string) => Promise<unknown>,
): Promise<Answer> {
  const { id } = await rowOf(email)
  const changing = await db.startTransaction().execute()
  await first?.(changing, id)
  await changing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  await changing.deleteFrom('tokens').where('user_id', '=', id).execute()
  const pending = request()
  await Promise.race([pending, waiting(db)])
  await changing
    .updateTable('mailed_links')
    .set({ used_at: app.clock.now() })
    .where('user_id', '=', id)
    .execute()
  await changing.deleteFrom('sign_in_challenges').where('user_id', '=', id).execute()
  await changing.commit().execute()
  return pending
}

test('a sign-in whose password is changed before it has ended is none', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const answer = await whilePasswordChanges(email, () => account.login({ email }))
  expectProblem(answer, { status: 401, code: 'wrong_credentials' })
  expect(await sessionsOf(email)).toEqual([])
})

test('a mailed link that is opened while the password is changed signs nobody in', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const client = authClient(app)
  await client.send('/api/auth/signin/email', { email })
  const link = (await account.signInLinkFor(email)) ?? ''
  const { location } = await whilePasswordChanges(email, () => client.signInBy(link))
  expect(location).toBe('http://rihla.test/error?error=Verification')
  expect(await sessionsOf(email)).toEqual([])
})

test('a passkey that is shown while the password is changed opens no session that outlives it', async () => {
  const { email, passkey } = await steps.personWithPasskey()
  const { challenge, options } = (await app.call('/api/login/passkey-options', { body: {} })).body
  const body = { challenge, passkey: passkey.show(options) }
  const answer = await whilePasswordChanges(email, () => app.call('/api/login/passkey', { body }))
  expectProblem(answer, { status: 410, code: 'challenge_over' })
  expect(await sessionsOf(email)).toEqual([])
})

test('another service signs nobody in while its part in the account is ended', async () => {
  const email = newEmail()
  const id_token = await provider.sign({ sub: email, email, email_verified: false, name: 'Somebody Else' })
  const enter = () => app.call('/api/social-login', { body: { provider: 'google', id_token } })
  expect((await enter()).status).toBe(200)
  const answer = await whilePasswordChanges(email, enter, async (tx, id) => {
    await tx.updateTable('users').set({ email_verified_at: app.clock.now() }).where('id', '=', id).execute()
    await tx.deleteFrom('identities').where('user_id', '=', id).execute()
  })
  expectProblem(answer, { status: 409, code: 'account_not_linked' })
  expect(await sessionsOf(email)).toEqual([])
})

test('who knew the password cannot change it once more while its owner chooses another', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  const { id } = await rowOf(email)
  const choosing = await db.startTransaction().execute()
  await choosing.updateTable('users').set({ password_hash: 'another' }).where('id', '=', id).execute()
  const body = { current_password: PERSON.password, new_password: 'back to what I know' }
  const changing = app.call('/api/change-password', { token, body })
  await Promise.race([changing, waiting(db)])
  await choosing.commit().execute()
  expectProblem(await changing, { status: 422, code: 'wrong_password' })
  expect((await rowOf(email)).password_hash).toBe('another')
})

test('a second step that is shown while the password is changed opens no session that outlives it', async () => {
  const { email, secret } = await steps.personWithCodes()
  const { challenge } = await steps.startSignIn(email)
  const credential = { code: codeOf(secret, app.clock.now()) }
  const answer = await whilePasswordChanges(email, () => steps.finish(challenge, credential))
  expectProblem(answer, { status: 410, code: 'challenge_over' })
  expect(await sessionsOf(email)).toEqual([])
})

test('codes that are turned on while the password is changed stay off', async () => {
  const { email, token } = await steps.person()
  const { secret } = (await steps.post('/codes', token, { password: PERSON.password })).body
  const credential = { code: codeOf(secret, app.clock.now()) }
  const answer = await whilePasswordChanges(email, () => steps.post('/confirm-codes', token, credential))
  expectProblem(answer, { status: 409, code: 'codes_not_begun' })
})

test('a passkey that is added while the password is changed is none of the account’s', async () => {
  const { email, token } = await steps.person()
  const { challenge, options } = (await steps.post('/new-passkey', token, { password: PERSON.password })).body
  const made = { challenge, name: 'A phone', passkey: authenticator().make(options) }
  const answer = await whilePasswordChanges(email, () => steps.post('/add-passkey', token, made))
  expectProblem(answer, { status: 410, code: 'challenge_over' })
  const { id } = await rowOf(email)
  expect(await db.selectFrom('passkeys').select('id').where('user_id', '=', id).execute()).toEqual([])
})

test('of two who prove an address at once, one has it, and the other is told that the link is over', async () => {
  const email = newEmail()
  const links: { token: string; body: { secret: string } }[] = []
  for (const first_name of ['Layla', 'Lina']) {
    const { token } = (await account.register({ email, first_name })).body
    links.push({ token, body: { secret: await account.secretFor(email, 'verify-email') } })
    app.clock.pass({ minutes: 1 })
  }
  const holding = await db.startTransaction().execute()
  await holding.selectFrom('users').select('id').where('email', '=', email).forUpdate().execute()
  const proving = links.map((link) => app.call('/api/verify-email', link))
  await waiting(db, 2)
  await holding.commit().execute()
  const answers = await Promise.all(proving)
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
})

test('a profile that is saved while its account is deleted leaves no name behind', async () => {
  const email = newEmail()
  const token = await account.registerVerified({ email })
  const { id } = await rowOf(email)
  const deleting = await db.startTransaction().execute()
  const gone = {
    email: null,
    first_name: null,
    last_name: null,
    erased_at: app.clock.now(),
  }
  await deleting.updateTable('users').set(gone).where('id', '=', id).execute()
  const body = { first_name: 'Still', last_name: 'Here', phone: null }
  const saving = app.call('/api/user/update_profile', { token, body })
  await Promise.race([saving, waiting(db)])
  await deleting.commit().execute()
  expectProblem(await saving, { status: 401, code: 'sign_in_required' })
  const row = await db.selectFrom('users').select('first_name').where('id', '=', id).executeTakeFirst()
  expect(row).toEqual({ first_name: null })
})
