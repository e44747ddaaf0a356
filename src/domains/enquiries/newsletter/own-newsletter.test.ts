import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'

const app = forFile(await testApp())
const newsletter = newsletterOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const exported = async (token: string) =>
  (await app.call('/api/user/export', { token })).body.held as Record<string, object[]>
const remove = (token: string) =>
  app.call('/api/user/delete-account', { token, body: { password: PERSON.password } })
const rowsOf = (table: 'newsletter_subscriptions' | 'newsletter_asks', email: string) =>
  app.database.db.selectFrom(table).selectAll().where('address_hash', '=', sha256(email)).execute()

/** Tables of the newsletter with this text in any column. */
async function tablesNaming(text: string): Promise<string[]> {
  const naming = []
  for (const table of ['newsletter_requests', 'newsletter_asks', 'newsletter_subscriptions']) {
    const found = await sql`select 1 from ${sql.table(table)} t where t::text ilike ${`%${text}%`}`.execute(
      app.database.db,
    )
    if (found.rows.length > 0) naming.push(table)
  }
  return naming
}

test('whoever proved an address finds its newsletter among their data, and erases it with their account', async () => {
  const email = newsletter.newAddress()
  const token = await accountOf(app).registerVerified({ email })
  await newsletter.subscribed(email, { page: '/en/help' })
  await newsletter.subscribe(email)
  const { newsletter: subscriptions, newsletter_requests: requests } = await exported(token)
  expect(subscriptions).toMatchObject([{ page: '/en/help', left_at: null }])
  expect(requests).toMatchObject([{ page: '/en/help', network: 'in-process' }])

  expect((await remove(token)).status).toBe(204)
  expect(await tablesNaming(email)).toEqual([])
  expect(await rowsOf('newsletter_subscriptions', email)).toMatchObject([
    { left_at: expect.any(Temporal.Instant) },
  ])
  expect(await rowsOf('newsletter_asks', email)).toEqual([])
})

test('an account that proved no address reads and erases nothing of it', async () => {
  const email = newsletter.newAddress()
  await newsletter.subscribed(email)
  const { token } = (await accountOf(app).register({ email })).body
  const { newsletter: subscriptions, newsletter_requests: requests } = await exported(token)
  expect([subscriptions, requests]).toEqual([[], []])
  expect((await remove(token)).status).toBe(204)
  expect(await rowsOf('newsletter_subscriptions', email)).toMatchObject([{ email, left_at: null }])
})

test('requests go after 30 days, proof three years after leaving, and a subscription never by itself', async () => {
  const [stays, leaver, forgets] = [newsletter.newAddress(), newsletter.newAddress(), newsletter.newAddress()]
  await newsletter.subscribed(stays)
  const unsubscribe = await newsletter.subscribed(leaver)
  await newsletter.requestSecret(forgets)
  await newsletter.unsubscribe(unsubscribe)
  const pass = async (time: Temporal.DurationLike) => {
    app.clock.pass(time)
    await app.app.runJob('remove what is over')
  }
  await pass({ hours: 30 * 24 })
  expect(await rowsOf('newsletter_asks', forgets)).toHaveLength(1)
  await pass({ hours: 1 })
  for (const email of [stays, leaver, forgets]) expect(await rowsOf('newsletter_asks', email)).toEqual([])
  expect(await rowsOf('newsletter_subscriptions', leaver)).toHaveLength(1)
  expect((await newsletter.unsubscribe(unsubscribe)).status).toBe(200)

  await pass({ hours: 3 * 365 * 24 })
  expect(await rowsOf('newsletter_subscriptions', leaver)).toEqual([])
  expect(await rowsOf('newsletter_subscriptions', stays)).toMatchObject([{ email: stays }])
  expect((await newsletter.unsubscribe(unsubscribe)).status).toBe(410)
})
