import { expect, test } from 'vitest'
import { accountOf, newAddresses, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { authClient } from '#testing/stand-ins/auth-client.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(await testApp({ environment: { RATE_LIMIT_SCALE: '100' } }))
const account = accountOf(app)

const newEmail = newAddresses('links')
const NEW_PASSWORD = 'two camels cross slowly'
const over = { status: 410, code: 'link_over' }

const verify = (secret: string, token: string) => app.call('/api/verify-email', { token, body: { secret } })
const reset = (reset_token: string, new_password = NEW_PASSWORD) =>
  app.call('/api/change-password', { body: { reset_token, new_password } })
const changeEmail = (token: string, email: string) =>
  app.call('/api/user/change-email', { token, body: { email, password: PERSON.password } })

async function resetLink(email: string): Promise<string> {
  app.clock.pass({ minutes: 1 })
  await app.call('/api/forget-password', { body: { email } })
  return account.secretFor(email, 'reset-password')
}

/** Returns the page of a mailed sign-in link. */
async function signInLink(email: string): Promise<string> {
  await authClient(app).send('/api/auth/signin/email', { email })
  await app.app.runJob('mail links to sign in')
  const [mail] = await account.mailsTo(email)
  return /http:\/\/rihla\.test(\/\w+\/sign-in-link\?\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('of the same link opened many times at once, one works', async () => {
  const email = newEmail()
  const { token } = (await account.register({ email })).body
  const secret = await account.secretFor(email, 'verify-email')
  const opened = await Promise.all([1, 2, 3, 4].map(() => verify(secret, token)))
  expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410, 410, 410])

  const reset_token = await resetLink(email)
  const passwords = ['one camel crosses', 'two camels cross', 'three camels cross']
  const chosen = await Promise.all(passwords.map((password) => reset(reset_token, password)))
  expect(chosen.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410, 410])
  const signedIn = await Promise.all(passwords.map((password) => account.login({ email, password })))
  expect(signedIn.map(({ status }) => status === 200)).toEqual(chosen.map(({ status }) => status === 204))

  const link = await signInLink(email)
  const browsers = [1, 2, 3].map(() => authClient(app))
  await Promise.all(browsers.map((browser) => browser.signInBy(link)))
  const sessions = await Promise.all(browsers.map((browser) => browser.session()))
  expect(sessions.filter(({ body }) => body.user).length).toBe(1)
})

test('another password ends every other link that was mailed', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const [first, second, signIn] = [await resetLink(email), await resetLink(email), await signInLink(email)]
  expect((await reset(second)).status).toBe(204)
  expectProblem(await reset(first, 'three camels cross'), over)
  expect((await authClient(app).signInBy(signIn)).location).toContain('error=Verification')
})

test('what was mailed to an address leads in no longer once the account has another', async () => {
  const [old, next] = [newEmail(), newEmail()]
  const token = await account.registerVerified({ email: old })
  const [resetsOld, signsInOld] = [await resetLink(old), await signInLink(old)]
  app.clock.pass({ minutes: 1 })
  await changeEmail(token, next)
  expect((await verify(await account.secretFor(next, 'verify-email'), token)).status).toBe(200)
  expectProblem(await reset(resetsOld), over)
  expect((await authClient(app).signInBy(signsInOld)).location).toContain('error=Verification')
  expect((await app.call('/api/user/profile', { token })).body.user.email).toBe(next)
})

test('one account sends five links an hour, to whichever addresses', async () => {
  const token = await account.registerVerified({ email: newEmail() })
  const statuses: number[] = []
  for (let again = 0; again < 5; again += 1) {
    app.clock.pass({ minutes: 2 })
    statuses.push((await changeEmail(token, newEmail())).status)
  }
  // The first was the verification link.
  expect(statuses).toEqual([202, 202, 202, 202, 429])
})

test.for([
  { name: 'to reset a password', mailed: (email: string) => resetLink(email) },
  { name: 'to sign in', mailed: (email: string) => signInLink(email) },
])('whoever asks again and again for a link $name floods no mailbox', async ({ mailed }) => {
  const email = newEmail()
  await account.registerVerified({ email })
  const before = (await account.mailsTo(email)).length
  for (let minute = 0; minute < 20; minute += 1) {
    app.clock.pass({ minutes: 1 })
    await mailed(email)
  }
  expect((await account.mailsTo(email)).length - before).toBe(5)
})

test('whoever registers an address again and again floods no mailbox, nor do the accounts made so', async () => {
  const [email, registered] = [newEmail(), newEmail()]
  await account.registerVerified({ email: registered })
  const spellings = new Set<string>()
  const before = (await account.mailsTo(registered)).length
  for (let round = 0; round < 15; round += 1) {
    app.clock.pass({ minutes: 2 })
    const spelt = round % 2 === 0 ? email : email.replace('@', `+${round}@`)
    spellings.add(spelt)
    const { token } = (await account.register({ email: spelt, password: `attempt number ${round}` })).body
    await account.register({ email: registered, password: `attempt number ${round}` })
    await account.mailsTo(spelt)
    app.clock.pass({ minutes: 1 })
    await app.call('/api/user/verify-email-again', { token, body: {} })
    await changeEmail((await account.register({ email: newEmail() })).body.token, email)
  }
  let mails = 0
  for (const spelt of spellings) mails += (await account.mailsTo(spelt)).length
  expect(mails).toBe(5)
  expect((await account.mailsTo(registered)).length - before).toBe(4)
})

test('of links asked for within a minute one is mailed, and it works', async () => {
  const email = newEmail()
  await account.registerVerified({ email })
  const before = (await account.mailsTo(email)).length
  await Promise.all([1, 2, 3].map(() => app.call('/api/forget-password', { body: { email } })))
  const secret = await account.secretFor(email, 'reset-password')
  expect((await account.mailsTo(email)).length - before).toBe(1)
  expect((await reset(secret)).status).toBe(204)
})
