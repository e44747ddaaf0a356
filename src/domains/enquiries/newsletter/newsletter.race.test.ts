import { expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { newsletterOf } from '#testing/builders/content/newsletter.ts'

const TIMES = 12

const app = forFile(await testApp({ connections: 20 }))
const newsletter = newsletterOf(app)

const times = <Value>(work: (at: number) => Value) => Array.from({ length: TIMES }, (_, at) => work(at))

const subscriptionsOf = (email: string) =>
  app.database.db
    .selectFrom('newsletter_subscriptions')
    .select(['email', 'left_at'])
    .where('address_hash', '=', sha256(email))
    .execute()

test('a link pressed many times at once confirms once and mails once', async () => {
  const email = newsletter.newAddress()
  const secret = await newsletter.requestSecret(email)
  const answers = await Promise.all(times(() => newsletter.confirm(secret)))
  const statuses = answers.map(({ status }) => status).toSorted()
  expect(statuses).toEqual([200, ...Array.from({ length: TIMES - 1 }, () => 410)])
  expect(await subscriptionsOf(email)).toEqual([{ email, left_at: null }])
  expect(await newsletter.mailsTo(email)).toHaveLength(2)
})

test('who confirms and leaves at the same moment has left, whichever came first', async () => {
  const addresses = times(() => newsletter.newAddress())
  const links = []
  for (const email of addresses) {
    const unsubscribe = await newsletter.subscribed(email)
    await newsletter.unsubscribe(unsubscribe)
    links.push({ unsubscribe, email })
  }
  app.clock.pass({ minutes: 2 })
  const pairs = []
  for (const { unsubscribe, email } of links)
    pairs.push({ unsubscribe, confirm: await newsletter.requestSecret(email) })
  const answers = await Promise.all(
    pairs.flatMap(({ unsubscribe, confirm }, at) => {
      const both = [() => newsletter.confirm(confirm), () => newsletter.unsubscribe(unsubscribe)]
      return (at % 2 === 0 ? both : both.toReversed()).map(async (action) => (await action()).status)
    }),
  )
  expect(answers.filter((status) => status >= 500)).toEqual([])
  for (const email of addresses)
    expect(await subscriptionsOf(email)).toEqual([{ email: null, left_at: expect.any(Temporal.Instant) }])
})

test('an address asked for more often than one process takes at once gets one mail of two processes', async () => {
  const email = newsletter.newAddress()
  await Promise.all(Array.from({ length: 60 }, () => newsletter.subscribe(email)))
  await Promise.all([newsletter.work(), newsletter.work()])
  expect(await newsletter.mailsTo(email)).toHaveLength(1)
})

test('processes that take requests in another order at once mail each address once', async () => {
  const addresses = times(() => newsletter.newAddress())
  for (const email of [...addresses, ...addresses.toReversed()]) await newsletter.subscribe(email)
  await Promise.all([newsletter.work(), newsletter.work(), newsletter.work()])
  for (const email of addresses) expect(await newsletter.mailsTo(email)).toHaveLength(1)
})
