import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())

test('of sessions and links that are over nothing is kept; what still works does', async () => {
  const { db } = app.database
  const account = accountOf(app)
  const email = 'over@example.com'
  const validToken = (await account.register({ email })).body.token
  await account.login({ email }, { headers: { 'user-agent': 'A borrowed phone' } })
  await app.call('/api/forget-password', { body: { email } })
  await account.mailsTo(email)
  const left = async () => {
    const tokens = await db.selectFrom('tokens').select('device').orderBy('device').execute()
    const links = await db.selectFrom('mailed_links').select('purpose').orderBy('purpose').execute()
    return { devices: tokens.map(({ device }) => device), links: links.map(({ purpose }) => purpose) }
  }
  expect(await left()).toEqual({
    devices: ['A borrowed phone', null],
    links: ['reset_password', 'verify_email'],
  })

  app.clock.pass({ hours: 12, minutes: 1 })
  await app.app.runJob('remove what is over')
  expect(await left()).toEqual({ devices: [null], links: ['verify_email'] })
  expect((await app.call('/api/user/profile', { token: validToken })).status).toBe(200)
})

test('what befell an account is kept for thirteen months', async () => {
  const { db } = app.database
  const account = accountOf(app)
  const kinds = async () =>
    (await db.selectFrom('security_events').select('kind').orderBy('at').execute()).map(({ kind }) => kind)
  await db.deleteFrom('security_events').execute()
  await account.register({ email: 'events@example.com' })
  app.clock.pass({ hours: 400 * 24 })
  await account.login({ email: 'events@example.com' })
  await app.app.runJob('remove what is over')
  expect(await kinds()).toEqual(['registered', 'signed_in'])
  app.clock.pass({ minutes: 1 })
  await app.app.runJob('remove what is over')
  expect(await kinds()).toEqual(['signed_in'])
})
