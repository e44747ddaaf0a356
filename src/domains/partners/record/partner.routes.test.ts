import { beforeEach, expect, test } from 'vitest'
import { CURRENCIES } from '#kernel/locale.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { PASSWORD, peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'

let count = 0
const app = forFile(await testApp({ environment: { COMMISSION_MIN: '1', COMMISSION_MAX: '12.5' } }))
const people = peopleOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

/** A new account of a role. */
async function somebody(role: 'traveller' | 'partner' | 'staff' = 'partner') {
  const id = await people.add({ role, email: `${role}.${(count += 1)}@example.com` })
  const member = await app.database.db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', id)
    .executeTakeFirst()
  return { id, partnerId: member?.partner_id ?? '', token: (await people.tokenOf(id)).token }
}

const read = (token: string, query = '') => app.call(`/api/user/master-setting${query}`, { token })
const set = (token: string, body: unknown, query = '') =>
  app.call(`/api/user/commission${query}`, { token, body })

/** The commissions set for a partner, first to last. */
const historyOf = (partnerId: string) =>
  app.database.db
    .selectFrom('partner_commissions')
    .select(['position', 'basis_points', 'valid_from', 'set_by'])
    .where('partner_id', '=', partnerId)
    .orderBy('position')
    .execute()

test('a partner reads their commission, its bounds, languages, currencies, links and widget key', async () => {
  const { partnerId, token } = await somebody()
  const { code } = await app.database.db
    .selectFrom('partners')
    .select('code')
    .where('id', '=', partnerId)
    .executeTakeFirstOrThrow()
  const { status, headers, body } = await read(token, '?lang_id=2&currency_id=4')
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toEqual({
    role: 'owner',
    earns: 'percent',
    trip_percent: 5,
    share_percent: 0,
    commission: { percent: 5, min: 1, max: 12.5 },
    languages: [
      { id: 2, code: 'ar', name: 'العربية' },
      { id: 1, code: 'en', name: 'English' },
      { id: 3, code: 'fr', name: 'Français' },
    ],
    currencies: [CURRENCIES[3], ...CURRENCIES.filter(({ id }) => id !== 4)],
    links: [
      { kind: 'home', lang_id: 2, url: `http://rihla.test/r/${code}?to=%2Far` },
      { kind: 'deals', lang_id: 2, url: `http://rihla.test/r/${code}?to=%2Far%2Fdeals` },
      { kind: 'home', lang_id: 1, url: `http://rihla.test/r/${code}?to=%2Fen` },
      { kind: 'deals', lang_id: 1, url: `http://rihla.test/r/${code}?to=%2Fen%2Fdeals` },
      { kind: 'home', lang_id: 3, url: `http://rihla.test/r/${code}?to=%2Ffr` },
      { kind: 'deals', lang_id: 3, url: `http://rihla.test/r/${code}?to=%2Ffr%2Fdeals` },
    ],
    coupons: [],
    partner_code: code,
    widget_key: expect.stringMatching(/^pk_[A-Z2-9]{26}$/),
    widget_domains: [],
  })
  expect((await read(token)).body.currencies).toEqual(CURRENCIES)
})

test('a partner reads their coupons', async () => {
  const { partnerId, token } = await somebody()
  await addCoupon(app.database.db, 'DUNES', { partner_id: partnerId })
  expect((await read(token)).body.coupons).toEqual([{ code: 'DUNES' }])
})

test('the widget key is made once, however many read it first, and is nobody else’s', async () => {
  const [{ partnerId, token }, other] = [await somebody(), await somebody()]
  const keys = await Promise.all([1, 2, 3, 4, 5].map(async () => (await read(token)).body.widget_key))
  keys.push((await read(token)).body.widget_key)
  expect(new Set(keys).size).toBe(1)
  const stored = await app.database.db
    .selectFrom('api_keys')
    .select('key')
    .where('partner_id', '=', partnerId)
    .execute()
  expect(stored).toEqual([{ key: keys[0] }])
  expect((await read(other.token)).body.widget_key).not.toBe(keys[0])
})

test('a commission that is set holds, and what was before stays known with who set it and when', async () => {
  const { id, partnerId, token } = await somebody()
  const { status, body } = await set(token, { percent: 7.35 })
  expect([status, body]).toEqual([200, { commission: { percent: 7.35, min: 1, max: 12.5 } }])
  app.clock.set('2026-12-01T09:30:00Z')
  await set(token, { percent: 12.5 })
  expect((await read(token)).body.commission.percent).toBe(12.5)
  expect(await historyOf(partnerId)).toEqual([
    { position: 1, basis_points: 735, valid_from: Temporal.Instant.from('2026-12-01T09:00:00Z'), set_by: id },
    {
      position: 2,
      basis_points: 1250,
      valid_from: Temporal.Instant.from('2026-12-01T09:30:00Z'),
      set_by: id,
    },
  ])
  expect((await read((await somebody()).token)).body.commission.percent).toBe(5)
})

test('setting what is set already changes nothing; setting the default says that it is to stay', async () => {
  const { partnerId, token } = await somebody()
  await set(token, { percent: 5 })
  app.clock.set('2026-12-01T09:45:00Z')
  const again = await set(token, { percent: 5 })
  expect([again.status, again.body.commission.percent]).toEqual([200, 5])
  expect(await historyOf(partnerId)).toMatchObject([
    { basis_points: 500, valid_from: Temporal.Instant.from('2026-12-01T09:00:00Z') },
  ])
  await set(token, { percent: 6 })
  await set(token, { percent: 5 })
  expect((await historyOf(partnerId)).map(({ basis_points }) => basis_points)).toEqual([500, 600, 500])
})

test('of saves at the same moment each is kept, and one of them is the last', async () => {
  const { partnerId, token } = await somebody()
  const percents = [2, 3, 4, 6, 7]
  const replies = await Promise.all(percents.map((percent) => set(token, { percent })))
  expect(replies.map(({ status, body }) => [status, body.commission?.percent])).toEqual(
    percents.map((percent) => [200, percent]),
  )
  const history = await historyOf(partnerId)
  expect(history.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5])
  const stored = history.map(({ basis_points }) => basis_points / 100)
  expect(stored.toSorted((a, b) => a - b)).toEqual(percents)
  expect((await read(token)).body.commission.percent).toBe(stored.at(-1))

  await Promise.all([1, 2, 3].map(() => set(token, { percent: 9 })))
  expect(
    (await historyOf(partnerId)).map(({ basis_points }) => basis_points).filter((at) => at === 900),
  ).toEqual([900])
})

const SHAPE = 'Percent must be between 0 and 100, with at most two decimals'

test.for([
  { name: 'none', percent: undefined, message: 'Percent is Required' },
  { name: 'null', percent: null, message: 'Percent is Required' },
  { name: 'a text', percent: '7', message: SHAPE },
  { name: 'below 0', percent: -1, message: SHAPE },
  { name: 'above 100', percent: 100.01, message: SHAPE },
  { name: 'three decimals', percent: 7.555, message: SHAPE },
  { name: 'next to nothing', percent: 1e-7, message: SHAPE },
])('a percent is refused: $name', async ({ percent, message }) => {
  const { partnerId, token } = await somebody()
  const rejected = await set(token, { percent })
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path: 'percent', message }] })
  expectArabic(await set(token, { percent, lang_id: 2 }))
  expect(await historyOf(partnerId)).toEqual([])
})

test.for([0, 0.99, 12.51, 100])('%s percent is outside the bounds, which are told', async (percent) => {
  const { partnerId, token } = await somebody()
  await set(token, { percent: 4 })
  expectProblem(await set(token, { percent }), {
    status: 422,
    code: 'commission_out_of_bounds',
    fields: [{ path: 'percent', message: 'Commission must be 1% to 12.5%' }],
  })
  const arabic = await set(token, { percent, lang_id: 2 })
  expectArabic(arabic)
  expect(arabic.body.fields[0].message).toBe('يجب أن تكون العمولة من \u20681%\u2069 إلى \u206812.5%\u2069')
  expect((await historyOf(partnerId)).map(({ basis_points }) => basis_points)).toEqual([400])
  expect((await read(token)).body.commission.percent).toBe(4)
})

test.for([1, 12.5])('%s percent is within the bounds', async (percent) => {
  const { token } = await somebody()
  expect((await set(token, { percent })).status).toBe(200)
})

test('another field is refused', async () => {
  const { token } = await somebody()
  expectProblem(await set(token, { percent: 5, partner_id: crypto.randomUUID() }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'partner_id', message: 'Unknown field' }],
  })
})

test.for([
  { query: '?lang_id=9', path: 'lang_id', message: 'Language must be 1, 2 or 3' },
  { query: '?currency_id=99', path: 'currency_id', message: 'Unknown currency' },
])('a setting is not read with $query', async ({ query, path, message }) => {
  const { token } = await somebody()
  expectProblem(await read(token, query), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path, message }],
  })
})

test.for(['traveller', 'staff'] as const)('it is not for %s', async (role) => {
  const { token } = await somebody(role)
  expectProblem(await read(token), { status: 403, code: 'partners_only' })
  expectProblem(await set(token, { percent: 5 }), { status: 403, code: 'partners_only' })
  expectArabic(await read(token, '?lang_id=2'))
})

test('who is no partner any more sets nothing from then on', async () => {
  const { id, token } = await somebody()
  await app.database.db.updateTable('users').set({ role: 'traveller' }).where('id', '=', id).execute()
  expectProblem(await set(token, { percent: 5 }), { status: 403, code: 'partners_only' })
})

test.for([
  { who: 'is of no partner', code: 'no_partner', reads: 403, alone: true },
  { who: 'may only read', code: 'owners_only', reads: 200, member: { role: 'reports' as const } },
  { who: 'is of an ended partner', code: 'partner_ended', reads: 403, ended: true },
  { who: 'earns a share of our margin', code: 'commission_agreed', reads: 200, share: true, status: 409 },
])('who $who sets no commission', async ({ code, reads, alone, member, ended, share, status = 403 }) => {
  const { id, partnerId, token } = await somebody()
  const { db } = app.database
  if (member) await db.updateTable('partner_members').set(member).where('user_id', '=', id).execute()
  if (alone) await db.deleteFrom('partner_members').where('user_id', '=', id).execute()
  const terms = {
    ...(ended && { ended_at: app.clock.now() }),
    ...(share && { earns: 'margin_share' as const }),
  }
  if (ended || share) await db.updateTable('partners').set(terms).where('id', '=', partnerId).execute()
  expectProblem(await set(token, { percent: 5 }), { status, code })
  expectArabic(await set(token, { percent: 5 }, '?lang_id=2'))
  expect((await read(token)).status).toBe(reads)
  expect(await historyOf(partnerId)).toEqual([])
})

test('a partner’s cookie does not set a commission for another site', async () => {
  const { partnerId, token } = await somebody()
  const byCookie = (origin: string) =>
    app.call('/api/user/commission', {
      body: { percent: 3 },
      headers: { cookie: `rihla_token=${token}`, origin },
    })
  expectProblem(await byCookie('https://evil.example'), { status: 403, code: 'cross_origin' })
  expect(await historyOf(partnerId)).toEqual([])
  expect((await byCookie('http://rihla.test')).status).toBe(200)
})

test('bounds that change hold for what was set under others', async () => {
  const { id, partnerId, token } = await somebody()
  await app.database.db
    .insertInto('partner_commissions')
    .values({
      partner_id: partnerId,
      position: 1,
      basis_points: 2000,
      valid_from: Temporal.Instant.from('2026-12-01T09:00:00Z'),
      set_by: id,
    })
    .execute()
  expect((await read(token)).body.commission.percent).toBe(12.5)
  await set(token, { percent: 12.5 })
  expect((await historyOf(partnerId)).map(({ basis_points }) => basis_points)).toEqual([2000, 1250])
})

test('a partner’s file says of whom they are and what they set; with the account both are gone, and the last ends it', async () => {
  const { partnerId, token } = await somebody()
  await set(token, { percent: 7.5 })
  const { held } = (await app.call('/api/user/export', { token })).body
  expect(held.commissions).toEqual([{ percent: 7.5, valid_from: '2026-12-01T09:00:00Z' }])
  expect(held.partner).toMatchObject([{ name: 'Dune Travel', role: 'owner' }])

  const deleted = await app.call('/api/user/delete-account', { token, body: { password: PASSWORD } })
  expect(deleted.status).toBe(204)
  expect(await historyOf(partnerId)).toMatchObject([{ basis_points: 750, set_by: null }])
  const left = app.database.db.selectFrom('partners').select(['code', 'name', 'ended_at'])
  const ended = await left.where('id', '=', partnerId).executeTakeFirstOrThrow()
  expect(ended).toMatchObject({ name: ended.code, ended_at: app.clock.now() })
})

test('nothing names a partner’s last person who deletes the account while they set a commission', async () => {
  const { id, token } = await somebody()
  const [setting, saved, deleted] = await Promise.all([
    read(token),
    set(token, { percent: 8 }),
    app.call('/api/user/delete-account', { token, body: { password: PASSWORD } }),
  ])
  expect([setting.status, saved.status, deleted.status]).toEqual([
    expect.toBeOneOf([200, 401, 403]),
    expect.toBeOneOf([200, 401, 403]),
    204,
  ])
  const { db } = app.database
  const members = db.selectFrom('partner_members').select('partner_id')
  expect(await members.where('user_id', '=', id).execute()).toEqual([])
  const commissions = db.selectFrom('partner_commissions').select('position')
  expect(await commissions.where('set_by', '=', id).execute()).toEqual([])
})

test('the eleventh save within a minute has to wait', async () => {
  const limited = await testApp({ environment: { RATE_LIMIT_SCALE: '1' } })
  try {
    const inLimited = peopleOf(limited)
    const id = await inLimited.add({ role: 'partner', email: 'often@example.com' })
    const { token } = await inLimited.tokenOf(id)
    const answers = []
    for (let at = 0; at < 11; at++)
      answers.push(await limited.call('/api/user/commission', { token, body: { percent: 5 } }))
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(200), 429])
    expect(Number(answers[10]?.headers.get('retry-after'))).toBeGreaterThan(0)
  } finally {
    await limited.close()
  }
})
