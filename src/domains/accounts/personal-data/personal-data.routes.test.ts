import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newReference } from '#kernel/ids.ts'
import { accountOf, PERSON } from '#testing/builders/accounts/account.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { CARD, DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

let app: TestApp
let account: ReturnType<typeof accountOf>
beforeAll(async () => {
  app = await testApp()
  account = accountOf(app)
})
afterAll(() => app.close())

/** Creates a person with a unique name in the database. */
let count = 0
const newPerson = () => {
  count += 1
  return {
    first_name: `Zubaida${count}x`,
    last_name: `Qasimi${count}x`,
    email: `zubaida.${count}x@example.com`,
  }
}
const read = (token: string, path: string) => app.call(`/api/user/${path}`, { token })
const remove = (token: string, password = PERSON.password, over: object = {}) =>
  app.call('/api/user/delete-account', { token, body: { password, ...over } })

/** Creates a booking paid by card, driven by the person, with a coupon. */
async function booked(token: string, person: ReturnType<typeof newPerson>) {
  const { quote, cart, order } = journey(app)
  const driver = { ...DRIVER, ...person }
  const booking = await cart(token, (await quote('Non-refundable')).quote_id)
  await app.call('/api/user/coupon', { token, body: { booking_id: booking.booking_id, code: 'OWN10' } })
  const priced = await journey(app).read(token, booking.booking_id)
  const ordered = await order(token, priced, { driver, card: CARD })
  await app.app.runJob('settle bookings')
  return ordered.body.booking
}

/** Makes the person a partner with a widget key and a commission. */
async function worksAsPartner(token: string, { email }: ReturnType<typeof newPerson>) {
  const { id } = await app.database.db
    .updateTable('users')
    .set({ role: 'partner' })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await addPartner(app.database.db, { code: newReference(), owner: id, now: app.clock.now() })
  await read(token, 'master-setting')
  await app.call('/api/user/commission', { token, body: { percent: 7.5 } })
}

beforeAll(() => addCoupon(app.database.db, 'OWN10'))

test('the file holds everything of the person, no card, no secret of a link, and nothing of anybody else', async () => {
  const [person, other] = [newPerson(), newPerson()]
  const token = await account.registerVerified(person)
  const booking = await booked(token, person)
  const others = await account.registerVerified(other)
  await booked(others, other)

  await app.call('/api/forget-password', { body: { email: person.email } })
  const secret = await account.secretFor(person.email, 'reset-password')
  const { status, headers, body } = await read(token, 'export')
  expect(status).toBe(200)
  expect(headers.get('content-disposition')).toBe('attachment; filename="rihla-2026-12-01.json"')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body.profile).toEqual((await read(token, 'profile')).body.user)
  const { held } = body
  expect(held.bookings.map(({ reference }: { reference: string }) => reference)).toEqual([booking.reference])
  expect(held.payments).toMatchObject([{ reference: booking.reference, currency: 'EUR' }])
  expect(held.invoices).toMatchObject([{ reference: booking.reference, buyer: { email: person.email } }])
  expect(held.coupons_used).toContainEqual(expect.objectContaining({ code: 'OWN10', used: 1 }))
  expect(held.devices.length).toBeGreaterThan(0)
  expect(held.security_events.map(({ kind }: { kind: string }) => kind)).toContain('data_exported')
  expect(held.mails.length).toBeGreaterThan(1)

  const text = JSON.stringify(body)
  expect(text).not.toMatch(/4242|visa|password_hash|\$argon2/i)
  expect(text).not.toContain(secret)
  expect(text).not.toContain(other.email)
})

test('a file is given to nobody without an account', async () => {
  const guest = (await app.call('/api/guest-login')).body.token
  expectProblem(await read(guest, 'export'), { status: 403, code: 'account_required' })
  expectProblem(await app.call('/api/user/export'), { status: 401, code: 'sign_in_required' })
})

test('an account is not deleted without its password, nor while a booking is not over', async () => {
  const person = newPerson()
  const token = await account.registerVerified(person)
  const booking = await booked(token, person)
  const wrong = await remove(token, 'not this one at all')
  expectProblem(wrong, { status: 422, code: 'wrong_password', fields: [{ path: 'password' }] })
  expectArabic(await remove(token, 'nor this one either', { lang_id: 2 }))

  const open = await remove(token)
  expectProblem(open, { status: 409, code: 'bookings_open' })
  expect(open.body.detail).toContain(booking.reference)
  expect((await read(token, 'profile')).body.user).toMatchObject({ email: person.email })
  expect((await journey(app).read(token, booking.booking_id)).driver).toMatchObject({ email: person.email })
})

/** Tables that keep a person's name on purpose: invoices, and the account deletion mail. */
const RETAINED = new Set(['invoices', 'mails'])

/** Returns every table that contains a text in any column. */
async function tablesNaming(text: string): Promise<string[]> {
  const { db } = app.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const naming: string[] = []
  for (const { name } of rows) {
    const table = sql.table(name)
    const found = await sql`select 1 from ${table} t where t::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (found.rows.length > 0) naming.push(name)
  }
  return naming
}

/** Tables that may keep the bare id of a deleted account: bookings, ratings and earnings stay counted. */
const COUNTED = new Set(['bookings', 'coupons', 'ratings', 'referrals', 'security_events', 'users'])

/** Returns every table with a row that references the user. */
async function tablesOf(userId: string): Promise<string[]> {
  const { db } = app.database
  const { rows } = await sql<{ name: string; column: string }>`
    select c.conrelid::regclass::text as name, a.attname as column from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(db)
  const owning: string[] = []
  for (const { name, column } of rows) {
    const found = await sql`select 1 from ${sql.table(name)} where ${sql.ref(column)} = ${userId}`.execute(db)
    if (found.rows.length > 0) owning.push(name)
  }
  return owning
}

test('a deleted account names its owner nowhere but in invoices and in the mail that says so', async () => {
  const person = newPerson()
  const token = await account.registerVerified(person)
  const there = (await account.login({ email: person.email })).body.token
  const booking = await booked(token, person)
  const { quote, cart, cancel } = journey(app)
  const left = await cart(token, (await quote('Flexible')).quote_id)
  await worksAsPartner(token, person)
  await cancel(token, booking)
  await app.app.runJob('settle bookings')
  for (const text of Object.values(person)) expect(await tablesNaming(text)).toContain('users')
  const { id } = (await read(token, 'profile')).body.user
  expect(await tablesOf(id)).toEqual(expect.arrayContaining(['partner_commissions', 'partner_members']))

  const deleted = await remove(token)
  expect([deleted.status, deleted.body]).toEqual([204, null])
  expect(deleted.headers.getSetCookie().join()).toMatch(/rihla_token=;.*Max-Age=0/)
  for (const text of [person.last_name, person.email])
    expect((await tablesNaming(text)).filter((name) => !RETAINED.has(name))).toEqual([])
  expect((await tablesOf(id)).filter((name) => !COUNTED.has(name))).toEqual([])
  expect((await account.mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
    'Your account has been deleted',
  ])

  for (const over of [token, there])
    expectProblem(await read(over, 'profile'), { status: 401, code: 'sign_in_required' })
  expect((await account.login({ email: person.email })).status).toBe(401)
  const lookup = { reference: booking.reference, email: person.email }
  expect((await app.call('/api/manage-booking', { body: lookup })).status).toBe(404)
  const { db } = app.database
  const stored = db.selectFrom('bookings').select(['status', 'driver'])
  expect(await stored.where('id', '=', left.booking_id).executeTakeFirst()).toEqual({
    status: 'expired',
    driver: null,
  })
  const posted = await db
    .selectFrom('ledger_entries')
    .select('id')
    .where('booking_id', '=', booking.booking_id)
    .execute()
  expect(posted.length).toBeGreaterThan(0)

  // The address is free: an account newly registered with it has none of the old account's data.
  app.clock.pass({ minutes: 1 })
  const fresh = await account.registerVerified(person)
  expect((await read(fresh, 'booking')).body.total).toBe(0)
})

test('who deletes an account that never proved its address takes nothing from who owns the address', async () => {
  const person = newPerson()
  await account.registerVerified(person)
  app.clock.pass({ minutes: 1 })
  const squatter = (await account.register({ ...person, password: 'another long phrase' })).body.token
  const before = await account.mailsTo(person.email)
  expect(before.map(({ subject }) => subject)).toContain('You already have an account with us')
  expect((await remove(squatter, 'another long phrase')).status).toBe(204)
  // Nor is the owner mailed about an account that was never theirs.
  expect(await account.mailsTo(person.email)).toEqual(before)
  expect((await account.login({ email: person.email })).status).toBe(200)
})

test('an account is deleted once, however often it is asked for at the same moment', async () => {
  const person = newPerson()
  const token = await account.registerVerified(person)
  const replies = await Promise.all([remove(token), remove(token), remove(token)])
  expect(replies.map(({ status }) => status)).toContain(204)
  expect(replies.filter(({ status }) => status !== 204 && status !== 401)).toEqual([])
  expect(await account.mailsTo(person.email)).toHaveLength(1)
})

test('a car is either ordered or gone with the account, never ordered by nobody', async () => {
  const person = newPerson()
  const token = await account.registerVerified(person)
  const { quote, cart, order } = journey(app)
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  const [ordered, deleted] = await Promise.all([
    order(token, booking, { driver: { ...DRIVER, ...person } }),
    remove(token),
  ])
  await app.app.runJob('settle bookings')
  const row = await app.database.db
    .selectFrom('bookings')
    .select(['status', 'driver'])
    .where('id', '=', booking.booking_id)
    .executeTakeFirstOrThrow()
  if (deleted.status === 204) expect(row).toEqual({ status: 'expired', driver: null })
  else {
    expectProblem(deleted, { status: 409, code: 'bookings_open' })
    expect(ordered.status).toBe(201)
    expect(row.driver).toMatchObject({ email: person.email })
  }
})

test('why somebody cancelled is in the file, and goes with the account', async () => {
  const person = newPerson()
  const token = await account.registerVerified(person)
  const booking = await booked(token, person)
  const { reference } = booking
  const reason = `A wedding of ${person.first_name}`
  // A mail to a driver with another address than the account's.
  await app.database.db
    .updateTable('mails')
    .set({ recipient: 'another.driver@example.com' })
    .where('text', 'like', `%${reference}%`)
    .execute()
  await journey(app).cancel(token, booking, { reason })
  await app.app.runJob('settle bookings')
  expect((await read(token, 'export')).body.held.cancellation_reasons).toEqual([{ reference, reason }])
  expect((await remove(token)).status).toBe(204)
  expect(await tablesNaming(reason)).toEqual([])
  expect(await tablesNaming('another.driver@example.com')).toEqual([])
})

test('what somebody said of a rental is in the file, and goes with the account', async () => {
  const person = newPerson()
  const { booking_id, reference } = await booked(await account.registerVerified(person), person)
  app.clock.set('2027-03-06T09:00:00Z')
  await app.app.runJob('end by time')
  const { token } = (await account.login({ email: person.email })).body
  const rating = { score: 4, comment: `As clean as ${person.first_name} likes it` }
  expect((await app.call('/api/user/rating', { token, body: { booking_id, ...rating } })).status).toBe(201)
  expect((await read(token, 'export')).body.held.ratings).toMatchObject([{ reference, ...rating }])
  expect((await remove(token)).status).toBe(204)
  expect(await tablesNaming(rating.comment)).toEqual([])
})
