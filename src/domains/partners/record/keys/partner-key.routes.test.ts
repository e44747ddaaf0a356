import { beforeEach, expect, test } from 'vitest'
import { sha256 } from '#platform/crypto.ts'
import { declaredRoutes } from '#testing/builders/api/declared-routes.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { attributedBookingsOn } from '#testing/builders/partners/attributed-bookings.ts'
import { partnerOwner } from '#testing/builders/partners/partner-owner.ts'
import { addStatement } from '#testing/builders/partners/statements.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
let owner: Awaited<ReturnType<typeof partnerOwner>>
let token: string
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  owner = await partnerOwner(app)
  token = (await peopleOf(app).tokenOf(owner.userId)).token
})

const KEYS = '/api/user/partner-keys'
const make = (name: unknown = 'Warehouse') => app.call(KEYS, { token, body: { name } })
const revoke = (id: string) => app.call(`${KEYS}/${id}/revoke`, { token, body: {} })
const by = (secret: string, path: string) =>
  app.call(`/api/user/${path}`, { headers: { authorization: `Bearer ${secret}` } })

test('a key is told once, reads from then on, says when it was used, and is in the history', async () => {
  const { body } = await make()
  const { secret, items } = body
  expect(secret).toMatch(/^partner_[\w-]{43}$/)
  const key = { name: 'Warehouse', ending: secret.slice(-4), last_used_at: null, revoked_at: null }
  expect(items).toEqual([{ key_id: expect.any(String), created_at: app.clock.now().toString(), ...key }])
  const listed = await app.call(KEYS, { token })
  expect(JSON.stringify(listed.body)).not.toContain(secret)
  const stored = await app.database.db.selectFrom('partner_api_keys').selectAll().execute()
  expect(stored.at(-1)?.hash).toEqual(sha256(secret))

  expect((await by(secret, 'partner-booking')).status).toBe(200)
  app.clock.pass({ seconds: 59 })
  expect((await by(secret, 'partner-booking')).status).toBe(200)
  const used = async () => (await app.call(KEYS, { token })).body.items[0].last_used_at
  expect(await used()).toBe(app.clock.now().subtract({ seconds: 59 }).toString())
  app.clock.pass({ seconds: 1 })
  await by(secret, 'partner-booking')
  expect(await used()).toBe(app.clock.now().toString())

  const after = (await revoke(items[0].key_id)).body.items[0]
  expect(after.revoked_at).toBe(app.clock.now().toString())
  expectProblem(await by(secret, 'partner-booking'), { status: 401, code: 'partner_key_invalid' })
  expectProblem(await revoke(items[0].key_id), { status: 404, code: 'partner_key_not_found' })
  const history = await app.database.db
    .selectFrom('partner_changes')
    .select(['act', 'by_user', 'before', 'after'])
    .where('partner_id', '=', owner.partnerId)
    .orderBy('id')
    .execute()
  const keyName = { name: 'Warehouse' }
  expect(history).toEqual([
    { act: 'key_made', by_user: owner.userId, before: null, after: keyName },
    { act: 'key_revoked', by_user: owner.userId, before: keyName, after: null },
  ])
  app.clock.pass({ hours: 24 * 91 })
  await app.app.runJob('remove what is over')
  expect((await app.database.db.selectFrom('partner_api_keys').select('id').execute()).length).toBe(0)
})

test('a key reads what its partner’s people read, of its partner alone, and nothing else', async () => {
  const bookings = attributedBookingsOn({ db: app.database.db, clock: app.clock })
  await bookings.addConfirmed({ partnerId: owner.partnerId })
  await app.app.runJob('partners: what bookings earn')
  const statement = await addStatement(app, { userId: owner.userId })
  const { secret } = (await make()).body
  const another = await partnerOwner(app)
  await addStatement(app, { userId: another.userId })
  for (const path of ['partner-booking', 'revenue-list?by=month', 'partner-statements', 'partner-changes']) {
    const [bySystem, byPerson] = [await by(secret, path), await owner.get(path)]
    expect([bySystem.status, bySystem.body], path).toEqual([200, byPerson.body])
    expect(bySystem.headers.get('cache-control')).toBe('no-store')
  }
  expect((await by(secret, 'partner-statements')).body.items).toMatchObject([{ number: statement.number }])
  const file = await app.app.request(`http://rihla.test/api/user/partner-statements/${statement.id}/csv`, {
    headers: { authorization: `Bearer ${secret}` },
  })
  expect([file.status, file.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  const byKey = declaredRoutes(app).filter(({ access }) => access.byKey)
  expect(byKey.map(({ route }) => route).toSorted()).toEqual([
    'GET /api/user/partner-booking',
    'GET /api/user/partner-changes',
    'GET /api/user/partner-statements',
    'GET /api/user/partner-statements/:id/:format',
    'GET /api/user/revenue-list',
  ])
  for (const { method, path, access, body } of declaredRoutes(app)) {
    if (access.admits !== 'partner' || access.byKey) continue
    const reply = await app.call(path, {
      headers: { authorization: `Bearer ${secret}` },
      ...(method === 'POST' && { body: body?.example ?? {} }),
    })
    expectProblem(reply, { status: 401, code: 'sign_in_required' })
  }
})

test('changes are followed from one to the next, each with what it left, and settle for ten seconds', async () => {
  const { db } = app.database
  const bookings = attributedBookingsOn({ db, clock: app.clock })
  const id = await bookings.addConfirmed({ partnerId: owner.partnerId, subId: 'autumn' })
  const { secret } = (await make()).body
  const compute = () => app.app.runJob('partners: what bookings earn')
  await compute()
  expect((await by(secret, 'partner-changes')).body).toEqual({ items: [], cursor: null, more: false })
  app.clock.pass({ seconds: 10 })
  const first = (await by(secret, 'partner-changes')).body
  const eur = (amount: number) => ({ amount, currency: 'EUR' })
  const booking = { kind: 'car', sub_id: 'autumn', reference: expect.any(String) }
  expect(first.items.map((item: { booking: object }) => item.booking)).toEqual([
    { ...booking, state: 'pending', reason: null, commission: eur(1000), change: eur(1000) },
  ])
  await bookings.become(id, 'cancelled')
  await bookings.addConfirmed({ partnerId: owner.partnerId })
  await compute()
  app.clock.pass({ seconds: 10 })
  const next = (await by(secret, `partner-changes?after=${first.cursor}&page_size=1`)).body
  const rest = (await by(secret, `partner-changes?after=${next.cursor}`)).body
  expect([next.items.length, next.more, rest.items.length, rest.more]).toEqual([1, true, 1, false])
  const states = [...next.items, ...rest.items].map((item: { booking: { state: string } }) => item.booking)
  expect(states).toContainEqual({
    ...booking,
    state: 'reversed',
    reason: 'cancelled',
    commission: eur(0),
    change: eur(-1000),
  })
  const over = (await by(secret, `partner-changes?after=${rest.cursor}`)).body
  expect(over).toEqual({ items: [], cursor: rest.cursor, more: false })
})

test('ten keys are in use at most, made by owners, and with the partner they end', async () => {
  const secrets: string[] = []
  for (let count = 0; count < 10; count++) secrets.push((await make(`System ${count}`)).body.secret)
  const rejected = await make()
  expectProblem(rejected, { status: 409, code: 'too_many_partner_keys' })
  expect(rejected.body.title).toBe('You have ten active keys. Revoke one first')
  expectArabic(await app.call(`${KEYS}?lang_id=2`, { token, body: { name: 'Eleven', lang_id: 2 } }))
  const { db } = app.database
  const member = db.updateTable('partner_members').where('user_id', '=', owner.userId)
  await member.set({ role: 'reports' }).execute()
  for (const reply of [await make(), await app.call(KEYS, { token })])
    expectProblem(reply, { status: 403, code: 'owners_only' })
  await db
    .updateTable('partners')
    .set({ ended_at: app.clock.now() })
    .where('id', '=', owner.partnerId)
    .execute()
  expectProblem(await by(secrets[0] ?? '', 'partner-booking'), { status: 403, code: 'partner_ended' })
  expect((await by(secrets[0] ?? '', 'partner-statements')).body.ended).toBe(true)
})

test.for(['', ' ', 'x'.repeat(61)])('“%s” is no name of a key', async (name) => {
  expectProblem(await make(name), { status: 400, code: 'invalid_request', fields: [{ path: 'name' }] })
})

test.for(['partner_', `partner_${'x'.repeat(43)}`, 'tk_demo_for_localhost_alone'])(
  '%s is nobody’s key',
  async (secret) => {
    expectProblem(await by(secret, 'revenue-list'), { status: 401, code: 'partner_key_invalid' })
  },
)
