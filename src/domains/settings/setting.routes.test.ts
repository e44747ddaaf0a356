import { expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { MAX_SETTINGS_AGE_MS } from './followed-settings.service.ts'

const app = forFile(await testApp({ environment: { COMMISSION_MAX: '12', REFERRAL_REWARD: '10%' } }))
const other = forFile(await testApp({ sharedWith: app }))
const staff = await staffCalls(app)

type Setting = { name: string; value: unknown; version: number; bounds: unknown }

async function setting(name: string): Promise<Setting> {
  const { body } = await staff.get('settings')
  return body.items.find((one: Setting) => one.name === name)
}

async function set(name: string, value: unknown) {
  const { version } = await setting(name)
  return staff.post(`settings/${name}`, { value, version })
}

const later = () => app.clock.pass({ milliseconds: MAX_SETTINGS_AGE_MS })
const searchedPlans = async (process: TestApp) =>
  new Set((await journey(process).offers()).map(({ supplier }) => supplier.plan))

test('an unchanged setting has its configured value', async () => {
  expect(await setting('commission_most')).toMatchObject({
    value: 12,
    first: 12,
    version: 0,
    changed_by: null,
    changed_at: null,
  })
  expect(await setting('referral_reward')).toMatchObject({ value: '10%', bounds: null })
  expect(await setting('plan_on.okmobility-standard')).toBeUndefined()
})

test('a changed setting states who changed it, when and from which value, and an equal value changes nothing', async () => {
  expect((await set('search_deadline', 5000)).body.setting).toMatchObject({ value: 5000, version: 1 })
  expect((await set('search_deadline', 4000)).body.setting).toMatchObject({ value: 4000, version: 2 })
  expect((await set('search_deadline', 4000)).body.setting).toMatchObject({ value: 4000, version: 2 })
  const { body } = await staff.get('settings/search_deadline/changes')
  expect(body.items).toMatchObject([
    { before: 5000, after: 4000 },
    { before: 6000, after: 5000 },
  ])
})

test('a change of a setting that a colleague has changed in the meantime is rejected', async () => {
  const { version, value } = await setting('price_hold')
  const both = await Promise.all([
    staff.post('settings/price_hold', { value: 30, version }),
    staff.post('settings/price_hold', { value: 40, version }),
  ])
  expect(both.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.code).toBe('setting_changed')
  expect((await setting('price_hold')).value).not.toBe(value)
  expect((await setting('price_hold')).version).toBe(version + 1)
})

test.for([
  { name: 'search_deadline', value: 100 },
  { name: 'search_deadline', value: 5000.5 },
  { name: 'search_deadline', value: '5000' },
  { name: 'commission_usual', value: 12.5 },
  { name: 'commission_least', value: 6 },
  { name: 'commission_most', value: 4 },
  { name: 'commission_most', value: 7.555 },
  { name: 'referral_reward', value: 'a beer' },
  { name: 'referral_reward', value: 25 },
  { name: 'refund_limit', value: '10%' },
  { name: 'refund_limit', value: 'much' },
  { name: 'commission_review', value: '10%' },
  { name: 'payout_least', value: 12.5 },
  { name: 'trip_unpaid', value: 10 },
])('$name cannot be $value: the field error states the valid values', async ({ name, value }) => {
  const { status, body } = await set(name, value)
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'setting_out_of_bounds', fields: [{ path: 'value' }] })
  expect(body.fields[0].message).toMatch(/^Enter (a number from|an amount such as)/)
})

test('an unknown setting, or one of a plan that is not sold, is not found', async () => {
  for (const name of ['nothing', 'plan_on', 'plan_on.no-such-plan', '__proto__'])
    expect((await staff.post(`settings/${name}`, { value: 1, version: 0 })).body.code).toBe(
      'setting_not_found',
    )
})

test('a plan that is switched off disappears from results at once, and within two seconds in another process', async () => {
  const plan = (
    await app.database.db.selectFrom('plans').select('id').where('label', '=', 'Flexible').execute()
  )[0]
  const name = `plan_on.${plan?.id}`
  const [steps, token] = [journey(app), await journey(app).guest()]
  const quote = await steps.quote('Flexible')
  const cartId = await steps.cart(token, quote.quote_id)
  expect(await searchedPlans(app)).toContain('Flexible')
  expect(await searchedPlans(other)).toContain('Flexible')

  expect((await set(name, false)).status).toBe(200)
  expect(await searchedPlans(app)).not.toContain('Flexible')
  later()
  expect(await searchedPlans(other)).not.toContain('Flexible')

  // An offer from before can no longer be chosen; one already in a cart is ordered as before.
  const chosen = await app.call('/api/vehicle-detail', { body: { offer_id: quote.offer.offer_id } })
  expect(chosen).toMatchObject({ status: 404, body: { code: 'offer_not_found' } })
  const known = await app.call('/api/offers', { body: { offer_ids: [quote.offer.offer_id] } })
  expect(known.body.items).toMatchObject([{ state: 'gone', cause: 'offer_not_found' }])
  expect((await steps.order(token, cartId)).body.booking.status).toBe('confirmed')

  await set(name, true)
  later()
  expect(await searchedPlans(other)).toContain('Flexible')
})

test('a price is held for the time that is set when it is quoted', async () => {
  await set('price_hold', 45)
  const { expires_at } = await journey(app).quote('Flexible')
  expect(Temporal.Instant.from(expires_at).since(app.clock.now()).total('minutes')).toBe(45)
})
