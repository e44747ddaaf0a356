import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { setPrices } from '#testing/builders/rentals/guarded.ts'
import { ALERT, alertSecret } from '#testing/builders/rentals/search-alerts.ts'
import { MAX_ALERTS } from './search-alert.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ fleet: { classes: 3, stock: 50 } })
})
afterAll(() => app.close())

const mailsTo = (email: string) =>
  app.database.db
    .selectFrom('mails')
    .select(['subject', 'text', 'headers'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
const rowsOf = (email: string) =>
  app.database.db.selectFrom('search_alerts').selectAll().where('address_hash', '=', sha256(email)).execute()
const confirm = (secret: string) => app.call('/api/price-mails/confirm', { body: { secret } })

async function aDayLater() {
  app.clock.pass({ hours: 25 })
  await app.app.runJob('look at search alerts')
}

test('an alert is on once its link is pressed, reports each drop once, and ends by one click', async () => {
  const email = 'under@example.com'
  const most = { amount: 100_000, currency: 'EUR' }
  const secret = await alertSecret(app, email, {
    most,
    filters: { CATEGORY: ['mini', 'economy', 'compact'] },
  })
  await app.app.runJob('look at search alerts')
  expect(await mailsTo(email), 'nothing is told before it is confirmed').toHaveLength(1)
  expect((await confirm(secret)).status).toBe(200)
  expect((await confirm(secret)).status, 'again changes nothing').toBe(200)
  expect(await rowsOf(email)).toMatchObject([
    { email, wording: expect.stringContaining('By setting this alert, you agree') },
  ])
  await app.app.runJob('look at search alerts')
  await aDayLater()
  expect(await mailsTo(email), 'the same price is not told again').toHaveLength(3)
  setPrices(app, 9_000)
  await aDayLater()
  const mails = await mailsTo(email)
  expect(mails).toHaveLength(4)
  expect(mails[3]?.text).toMatch(/\/en\/search\?pickup_id=DXB.*CATEGORY=mini/)
  const headers: Partial<Record<string, string>> = mails[3]?.headers ?? {}
  const address = headers['List-Unsubscribe']?.slice(1, -1) ?? ''
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  expect((await app.app.request(address, { method: 'POST', body })).status).toBe(200)
  expect(await rowsOf(email), 'the address is gone, the proof stays').toMatchObject([{ email: null }])
  setPrices(app, 5_000)
  await aDayLater()
  expect(await mailsTo(email)).toHaveLength(4)
})

test('an alert stores every filter and limit of its search, lists them in its mails and on its page, and reports no other car', async () => {
  const email = 'filters@example.com'
  const secret = await alertSecret(app, email, {
    most: { amount: 1_000_000, currency: 'EUR' },
    with_credit_card: false,
    filters: {
      TRANSMISSION: ['automatic'],
      CANCELLATION: ['free'],
      SUPPLIER: ['ok-mobility'],
      DEPOSIT: { max: { amount: 50_000, currency: 'EUR' } },
      TOTAL: { min: { amount: 100, currency: 'EUR' } },
    },
  })
  const [found] = await mailsTo(email)
  const lines = [
    'Gearbox: Automatic',
    'Supplier: OK Mobility',
    'Cancellation: Free cancellation',
    'Total from €1',
    'Deposit up to €500',
    'Without credit card',
  ]
  for (const line of lines) expect(found?.text).toContain(line)
  const shown = await app.call(`/api/price-mails?secret=${secret}&lang_id=1`)
  expect(shown.body).toMatchObject({
    kind: 'alert',
    search: { place: 'Dubai International Airport', conditions: lines },
  })
  const arabic = await app.call(`/api/price-mails?secret=${secret}&lang_id=2`)
  expect(arabic.body.search.conditions[0]).toBe('ناقل الحركة: أوتوماتيك')
  await confirm(secret)
  await app.app.runJob('look at search alerts')
  expect(await mailsTo(email), 'no car at OK Mobility needs no credit card').toHaveLength(2)
  expect((await app.call(`/api/price-mails?secret=${'x'.repeat(43)}`)).body.kind).toBe('over')
})

test('alerts of one search are checked by one search, and each is notified at most once a day', async () => {
  const most = { amount: 1_000_000, currency: 'EUR' }
  const watched = {
    most,
    pickup_date: '2027-02-20',
    filters: { NEARBY_GARAGES: true, TRANSMISSION: ['manual'] },
  }
  const [one, two] = ['one-of-two@example.com', 'two-of-two@example.com']
  await confirm(await alertSecret(app, one, watched))
  app.takeSearchedPlans()
  await app.app.runJob('look at search alerts')
  const searchesOfOne = app.takeSearchedPlans().length
  expect(searchesOfOne).toBeGreaterThan(0)
  expect(await mailsTo(one)).toHaveLength(3)
  app.clock.pass({ hours: 17 })
  setPrices(app, 4_000)
  await confirm(await alertSecret(app, two, watched))
  app.takeSearchedPlans()
  await app.app.runJob('look at search alerts')
  const found = app.takeSearchedPlans()
  expect(found.length, 'as often as one search of them asks').toBe(searchesOfOne)
  expect(await mailsTo(two)).toHaveLength(3)
  expect(await mailsTo(one), 'a lower price is told when the day is over').toHaveLength(3)
  await aDayLater()
  expect(await mailsTo(one)).toHaveLength(4)
})

test('an alert ends at the pick-up, and after 90 days', async () => {
  await confirm(await alertSecret(app, 'ends@example.com'))
  const [row] = await rowsOf('ends@example.com')
  expect(row?.ends_at.toString()).toBe('2027-03-01T06:00:00Z')
  const far = { pickup_date: '2027-09-01', dropoff_date: '2027-09-05' }
  const requestedAt = app.clock.now()
  await confirm(await alertSecret(app, 'far@example.com', far))
  const [later] = await rowsOf('far@example.com')
  expect(later?.ends_at.toString()).toBe(requestedAt.add({ hours: 90 * 24 }).toString())
})

test('one address has ten alerts, a mailbox few mails to confirm, and a robot none', async () => {
  const email = 'many@example.com'
  for (let at = 0; at < MAX_ALERTS; at++) {
    app.clock.pass({ hours: 25 })
    await confirm(await alertSecret(app, email))
  }
  expect((await rowsOf(email)).filter(({ confirmed_at }) => confirmed_at !== null)).toHaveLength(MAX_ALERTS)
  app.clock.pass({ hours: 25 })
  const before = (await mailsTo(email)).length
  const requestAlert = (more: object) => app.call('/api/search-alert', { body: { ...ALERT, email, ...more } })
  expect((await requestAlert({})).status).toBe(202)
  await app.app.runJob('mail links to confirm alerts')
  expect(await mailsTo(email)).toHaveLength(before)
  for (let at = 0; at < 3; at++) await requestAlert({ email: 'flood@example.com' })
  await requestAlert({ email: 'robot@example.com', fax: '1' })
  await app.app.runJob('mail links to confirm alerts')
  expect(await mailsTo('flood@example.com')).toHaveLength(1)
  expect(await rowsOf('robot@example.com')).toEqual([])
})
