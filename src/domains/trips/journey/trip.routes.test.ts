import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TRAVELLER, tripsOf } from '#testing/builders/journeys.ts'
import { peopleOf } from '#testing/builders/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/problem.ts'
import { addDeparture, seatsOf } from '#testing/builders/shuttles.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { TRIP_CATEGORIES, type TripCategory } from '../fares/trip-category.contract.ts'

const { rental, airportPickUp, shuttle } = TRIP_CATEGORIES

let app: TestApp
let trips: Awaited<ReturnType<typeof tripsOf>>
let retail: Profile
beforeAll(async () => {
  app = await testApp()
  trips = await tripsOf(app)
})
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  retail = await profileOf(app)
  await app.database.db.deleteFrom('mails').execute()
})
afterAll(() => app.close())

type Profile = Awaited<ReturnType<typeof profileOf>>
type Headers = Record<string, string>

const inr = (amount: number) => ({ amount, currency: 'INR' })
const ARABIC = { language: 'ar' }

const send = (path: string, headers: Headers, body?: object) =>
  app.call(`/trips/api/trip/${path}`, { headers, ...(body && { body }) })
const detail = async ({ headers }: { headers: Headers }, id: string) => send(`${id}/detail`, headers)

type Booking = {
  category?: TripCategory
  start?: string
  departureId?: string
  body?: object
  headers?: Headers
}

/** What books a new quote of a trip. */
async function orderOf(
  { headers }: { headers: Headers },
  { category = rental, body = {}, ...when }: Booking = {},
) {
  const { quote_id, fare } = await trips.quote(category, headers, when)
  return { quote_id, traveller: TRAVELLER, accept_total: fare.total, ...body }
}

async function book(profile: { headers: Headers }, { headers = {}, ...booking }: Booking = {}) {
  return send('create', { ...profile.headers, ...headers }, await orderOf(profile, booking))
}

/** A company with an admin, a supervisor and one of their travellers. */
async function staffed({
  approvalRequired = false,
  paidIn = 1_000_000,
  creditLimit = 0,
  currency = 'INR',
} = {}) {
  const companyId = await companyWithWallet(app, { paidIn, creditLimit, currency })
  await app.database.db
    .updateTable('companies')
    .set({ approval_required: approvalRequired })
    .where('id', '=', companyId)
    .execute()
  const admin = await profileOf(app, { companyId, isAdmin: true })
  const supervisor = await profileOf(app, { companyId, isSupervisor: true })
  const traveller = await profileOf(app, {
    companyId,
    supervisorId: supervisor.profileId,
    costCentre: 'SALES-7',
  })
  const colleague = await profileOf(app, { companyId })
  return { companyId, admin, supervisor, traveller, colleague }
}

const personOf = ({ personId }: Profile) =>
  app.database.db
    .selectFrom('trip_people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
const balanceOf = async (companyId: string) => (await booksOf(app.database.db, companyId)).balance
const mails = () =>
  app.database.db
    .selectFrom('mails')
    .select(['recipient', 'lang_id', 'subject', 'text'])
    .orderBy('id')
    .execute()

test('a person books the quote of an hour package, and reads the trip', async () => {
  const { quote_id, fare } = await trips.quote(rental, retail.headers)
  const { status, body } = await send('create', retail.headers, {
    quote_id,
    traveller: TRAVELLER,
    accept_total: fare.total,
    notes: 'Two suitcases\nand a cello',
    partner_code: 'PARTNER',
    sub_id: 'summer',
    metadata: { order: 'A-7', seats: 2, vip: true, note: null },
  })
  expect(status).toBe(201)
  const { trip } = body
  expect(trip).toEqual({
    trip_id: expect.stringMatching(/^[\da-f-]{36}$/),
    reference: expect.stringMatching(/^[A-Z2-9]{10}$/),
    status: 'booked',
    approval: 'none',
    city: { id: 'in-blr', name: 'Bengaluru', time_zone: 'Asia/Kolkata' },
    start: '2026-12-02T10:00',
    end: '2026-12-02T18:00',
    request: {
      category: rental,
      city_id: 'in-blr',
      from: { name: 'MG Road', latitude: 12.9755, longitude: 77.6068 },
      start: '2026-12-02T10:00',
      package_id: '8h80km',
    },
    vehicle_type: { id: 'test-sedan', name: 'Test sedan' },
    traveller: TRAVELLER,
    pay_by: 'driver',
    cost_centre: null,
    notes: 'Two suitcases\nand a cello',
    partner_code: 'PARTNER',
    sub_id: 'summer',
    metadata: { order: 'A-7', seats: 2, vip: true, note: null },
    fare,
    paid: inr(0),
    bill: null,
    vehicle: null,
    driver: null,
    started_at: null,
    ended_at: null,
    distance_km: null,
    cancellation: [{ until: null, fee: inr(0) }],
    cancelled: null,
    created_at: '2026-12-01T09:00:00.000Z',
    events: [{ at: '2026-12-01T09:00:00.000Z', kind: 'booked' }],
    can: { cancel: true, approve: false },
  })
  expect((await detail(retail, trip.trip_id)).body).toEqual({ trip })
  const arabic = await send(`${trip.trip_id}/detail`, { ...retail.headers, ...ARABIC })
  expect(arabic.body.trip).toMatchObject({ city: { name: 'بنغالور' }, vehicle_type: { name: 'سيدان' } })
})

test('the traveller is mailed in the language of who books for themselves', async () => {
  const { body } = await book(retail, { headers: ARABIC })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'layla@example.com', lang_id: 2 })
  for (const fact of [body.trip.reference, 'بنغالور']) expect(mail?.text).toContain(fact)
  expect(mail?.subject).toContain('تم حجز رحلتك')
})

test('the key of the embedding page is noted', async () => {
  const { keyId, headers } = await keyWith(app)
  const { body } = await book(retail, { headers: { ...headers, origin: 'https://widget.example' } })
  const row = app.database.db.selectFrom('trips').select('api_key_id').where('id', '=', body.trip.trip_id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ api_key_id: keyId })
})

test('the same order again is answered with the same trip, also once the quote is over, and mailed once', async () => {
  const order = await orderOf(retail)
  const first = await send('create', retail.headers, order)
  app.clock.pass({ hours: 1 })
  const again = await send('create', retail.headers, order)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.trip.trip_id).toBe(first.body.trip.trip_id)
  expect(await mails()).toHaveLength(1)
})

test('the same quote with other data is refused', async () => {
  const order = await orderOf(retail)
  await send('create', retail.headers, order)
  const other = { ...order, traveller: { ...TRAVELLER, name: 'Sami Aziz' } }
  expectProblem(await send('create', retail.headers, other), { status: 409, code: 'quote_used' })
  expectArabic(await send('create', { ...retail.headers, ...ARABIC }, other))
})

test('two people who were shown the same quote each book a trip of their own', async () => {
  const order = await orderOf(retail)
  const other = await profileOf(app)
  const [one, two] = [await send('create', retail.headers, order), await send('create', other.headers, order)]
  expect([one.status, two.status]).toEqual([201, 201])
  expect(one.body.trip.trip_id).not.toBe(two.body.trip.trip_id)
})

test('a key books one trip', async () => {
  const keyed = { ...retail.headers, 'idempotency-key': 'first-order' }
  const order = await orderOf(retail, { start: '2026-12-04T10:00' })
  const first = await send('create', keyed, order)
  expect((await send('create', keyed, order)).body.trip.trip_id).toBe(first.body.trip.trip_id)
  const another = await orderOf(retail, { start: '2026-12-05T10:00' })
  expectProblem(await send('create', keyed, another), { status: 409, code: 'idempotency_key_reused' })
  const other = await profileOf(app)
  expect((await send('create', { ...keyed, ...other.headers }, another)).status).toBe(201)
  expectProblem(await send('create', { ...keyed, 'idempotency-key': 'x' }, another), {
    status: 400,
    code: 'idempotency_key_invalid',
  })
})

test('a quote is refused once it is over, once its pick-up is, forged, and with another total', async () => {
  const order = await orderOf(retail)
  const create = (body: object) => send('create', retail.headers, body)
  expectProblem(await create({ ...order, quote_id: `${order.quote_id}x` }), {
    status: 404,
    code: 'quote_unknown',
  })
  expectArabic(await send('create', { ...retail.headers, ...ARABIC }, { ...order, quote_id: 'x' }))
  const accept_total = { ...order.accept_total, amount: order.accept_total.amount - 1 }
  expectProblem(await create({ ...order, accept_total }), { status: 409, code: 'price_changed' })
  app.clock.pass({ minutes: 20 })
  expectProblem(await create(order), { status: 410, code: 'quote_expired' })
  app.clock.set('2026-12-02T04:25:00Z')
  const soon = await profileOf(app)
  const late = await orderOf(soon)
  app.clock.pass({ minutes: 5 })
  expectProblem(await send('create', soon.headers, late), { status: 409, code: 'pick_up_in_the_past' })
})

test('a company’s own quote is for its people alone', async () => {
  const { traveller } = await staffed()
  const order = await orderOf(traveller)
  const stranger = await profileOf(app)
  expectProblem(await send('create', stranger.headers, order), { status: 404, code: 'quote_unknown' })
})

test('a company’s trip is paid by its wallet at once, in its books and the ledger', async () => {
  const { companyId, traveller } = await staffed()
  const { body } = await book(traveller)
  expect(body.trip).toMatchObject({ pay_by: 'wallet', paid: inr(252_000), cost_centre: 'SALES-7' })
  expect(await booksOf(app.database.db, companyId)).toMatchObject({
    balance: 748_000,
    entered: 748_000,
    posted: 748_000,
  })
})

test('what a wallet does not cover is not booked, and leaves nothing', async () => {
  const { companyId, traveller } = await staffed({ paidIn: 251_999 })
  const order = await orderOf(traveller)
  expectProblem(await send('create', traveller.headers, order), { status: 422, code: 'wallet_limit' })
  expectArabic(await send('create', { ...traveller.headers, ...ARABIC }, order))
  const rows = app.database.db.selectFrom('trips').select('id').where('company_id', '=', companyId)
  expect(await rows.execute()).toEqual([])
  expect(await mails()).toEqual([])
  expect(await balanceOf(companyId)).toBe(251_999)
  // The same order is booked once the wallet covers it.
  await app.database.db
    .updateTable('wallets')
    .set({ credit_limit: 1 })
    .where('company_id', '=', companyId)
    .execute()
  expect((await send('create', traveller.headers, order)).status).toBe(201)
})

test.for([
  { name: 'of nobody’s company', company: null, code: 'wallet_not_yours' },
  { name: 'in another currency', company: { currency: 'AED' }, code: 'wallet_currency' },
])('a wallet $name does not pay', async ({ company, code }) => {
  const profile = company ? (await staffed(company)).traveller : await profileOf(app)
  const refused = await book(profile, { body: { pay_by: 'wallet' } })
  expectProblem(refused, { status: 422, code })
})

test('a company without a wallet is told so, and its people may pay the driver', async () => {
  const { companyId } = await companyWith(app, { currency: 'INR' })
  const profile = await profileOf(app, { companyId })
  expectProblem(await book(profile), { status: 422, code: 'wallet_missing' })
  const { status, body } = await book(profile, { body: { pay_by: 'driver' } })
  expect([status, body.trip.pay_by, body.trip.paid]).toEqual([201, 'driver', inr(0)])
})

test('a supervisor books for their traveller, an admin for anybody of the company, and nobody else does', async () => {
  const { admin, supervisor, traveller, colleague } = await staffed()
  let day = 10
  const bookFor = (by: Profile, { profileId }: Profile) =>
    book(by, { start: `2026-12-${(day += 1)}T10:00`, body: { profile_id: profileId } })
  const none = { status: 404, code: 'profile_not_found' }
  const { body } = await bookFor(supervisor, traveller)
  expect(body.trip).toMatchObject({ approval: 'none', cost_centre: 'SALES-7' })
  expect((await detail(traveller, body.trip.trip_id)).status).toBe(200)
  expect((await bookFor(admin, colleague)).status).toBe(201)
  expectProblem(await bookFor(supervisor, colleague), none)
  expectProblem(await bookFor(traveller, supervisor), none)
  expectProblem(await bookFor(retail, await profileOf(app)), none)
  expectProblem(await bookFor(admin, retail), none)
})

test('a trip is seen by its traveller, their supervisor and the admins, and by nobody else', async () => {
  const { admin, supervisor, traveller, colleague } = await staffed()
  const other = await staffed()
  const { trip_id } = (await book(traveller)).body.trip
  for (const profile of [traveller, supervisor, admin]) {
    expect((await detail(profile, trip_id)).status).toBe(200)
    expect((await send(`${trip_id}/explain`, profile.headers)).status).toBe(200)
  }
  const none = { status: 404, code: 'trip_not_found' }
  for (const { headers } of [colleague, retail, other.admin, other.supervisor]) {
    expectProblem(await send(`${trip_id}/detail`, headers), none)
    expectProblem(await send(`${trip_id}/explain`, headers), none)
    expectProblem(await send('cancel', headers, { trip_id }), none)
    expectProblem(await send('approve', headers, { trip_id, approve: true }), none)
  }
  expectArabic(await send(`${trip_id}/detail`, { ...retail.headers, ...ARABIC }))
  expectProblem(await send(`${trip_id}/detail`, {}), { status: 401, code: 'token_missing' })
})

test.for(['nothing', '01890000-0000-7000-8000-000000000000', '%00', '__proto__'])(
  '%s is no trip',
  async (id) => {
    for (const call of ['detail', 'explain'])
      expectProblem(await send(`${id}/${call}`, retail.headers), { status: 404, code: 'trip_not_found' })
  },
)

test('where a company asks for approval the trip waits for a supervisor, who may agree', async () => {
  const { supervisor, traveller } = await staffed({ approvalRequired: true })
  const { trip } = (await book(traveller)).body
  expect(trip).toMatchObject({ status: 'booked', approval: 'waiting', can: { cancel: true, approve: false } })
  const approve = { trip_id: trip.trip_id, approve: true }
  expectProblem(await send('approve', traveller.headers, approve), {
    status: 403,
    code: 'approval_not_yours',
  })
  expectArabic(await send('approve', { ...traveller.headers, ...ARABIC }, approve))
  expect((await detail(supervisor, trip.trip_id)).body.trip.can).toEqual({ cancel: true, approve: true })
  const { status, body } = await send('approve', supervisor.headers, approve)
  expect(status).toBe(200)
  expect(body.trip).toMatchObject({
    status: 'booked',
    approval: 'approved',
    can: { cancel: true, approve: false },
  })
  expect(body.trip.events.map(({ kind }: { kind: string }) => kind)).toEqual(['booked', 'approved'])
  const { email } = await personOf(supervisor)
  expect((await mails()).map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['layla@example.com', `Your trip in Bengaluru waits for approval: ${trip.reference}`],
    [email, `A trip waits for your approval: ${trip.reference}`],
    ['layla@example.com', `Your trip ${trip.reference} is approved`],
  ])
  expectProblem(await send('approve', supervisor.headers, approve), {
    status: 409,
    code: 'approval_not_waiting',
  })
})

test('where a traveller has no supervisor the admins are asked, each in their language', async () => {
  const { admin, colleague } = await staffed({ approvalRequired: true })
  await app.database.db
    .updateTable('trip_people')
    .set({ lang_id: 2 })
    .where('id', '=', admin.personId)
    .execute()
  const { trip } = (await book(colleague)).body
  const [, asked, ...more] = await mails()
  expect(more).toEqual([])
  expect(asked).toMatchObject({
    recipient: (await personOf(admin)).email,
    lang_id: 2,
    subject: `رحلة بانتظار موافقتك: \u2066${trip.reference}\u2069`,
  })
})

test('a refused trip is cancelled free of charge, however late', async () => {
  const { companyId, admin, traveller } = await staffed({ approvalRequired: true })
  const { trip_id, reference } = (await book(traveller)).body.trip
  expect(await balanceOf(companyId)).toBe(748_000)
  app.clock.set('2026-12-02T04:00:00Z')
  const { body } = await send('approve', admin.headers, { trip_id, approve: false, reason: 'Take the train' })
  expect(body.trip).toMatchObject({
    status: 'cancelled',
    approval: 'refused',
    paid: inr(0),
    cancelled: { fee: inr(0), refund: inr(252_000), reason: 'Take the train' },
    can: { cancel: false, approve: false },
  })
  expect(await balanceOf(companyId)).toBe(1_000_000)
  const last = (await mails()).at(-1)
  expect(last?.subject).toBe(`Your trip ${reference} is cancelled`)
  expect(last?.text).toContain('Take the train')
})

test('a supervisor’s and an admin’s own trips wait for nobody', async () => {
  const { admin, supervisor } = await staffed({ approvalRequired: true })
  for (const profile of [admin, supervisor]) expect((await book(profile)).body.trip.approval).toBe('none')
})

test('a cancellation is told beforehand, costs what the rule says, and what is left goes to the wallet', async () => {
  const { companyId, traveller } = await staffed()
  const { trip } = (await book(traveller)).body
  const { trip_id } = trip
  expect(trip.cancellation).toEqual([
    { until: '2026-12-02T02:30:00.000Z', fee: inr(0) },
    { until: '2026-12-02T04:30:00.000Z', fee: inr(126_000) },
    { until: null, fee: inr(252_000) },
  ])
  app.clock.set('2026-12-02T03:00:00Z')
  const cost = { fee: inr(126_000), refund: inr(126_000) }
  const preview = await send('cancel', traveller.headers, { trip_id, preview: true })
  expect(preview.body).toMatchObject({ ...cost, trip: { status: 'booked', cancelled: null } })
  expect(await balanceOf(companyId)).toBe(748_000)
  const { status, body } = await send('cancel', traveller.headers, { trip_id, reason: 'Ill' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    ...cost,
    trip: {
      status: 'cancelled',
      paid: inr(126_000),
      cancelled: { ...cost, reason: 'Ill' },
      cancellation: [],
    },
  })
  app.clock.set('2026-12-02T04:00:00Z')
  const again = await send('cancel', traveller.headers, { trip_id })
  expect(again.body).toMatchObject({ ...cost, trip: { cancelled: { reason: 'Ill' } } })
  expect(await booksOf(app.database.db, companyId)).toMatchObject({
    balance: 874_000,
    entered: 874_000,
    posted: 874_000,
  })
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    `Your trip in Bengaluru is booked: ${trip.reference}`,
    `Your trip ${trip.reference} is cancelled`,
  ])
})

test('a trip that has begun is not cancelled', async () => {
  const { trip_id } = (await book(retail, { start: '2026-12-06T10:00' })).body.trip
  await app.database.db.updateTable('trips').set({ status: 'started' }).where('id', '=', trip_id).execute()
  for (const preview of [true, false])
    expectProblem(await send('cancel', retail.headers, { trip_id, preview }), {
      status: 409,
      code: 'trip_not_cancellable',
    })
  expectArabic(await send('cancel', { ...retail.headers, ...ARABIC }, { trip_id }))
})

test('a seat of a shuttle is taken with its trip, and given back with it', async () => {
  const { db } = app.database
  const { companyId, traveller, colleague } = await staffed({ currency: 'AED' })
  const departureId = await addDeparture(db, { seats: 3 })
  const seats = { category: shuttle, departureId }
  const late = await orderOf(colleague, seats)
  const { body } = await book(traveller, seats)
  expect(body.trip).toMatchObject({
    request: { departure_id: departureId, seats: 2 },
    paid: { currency: 'AED' },
  })
  expect(await seatsOf(db, departureId)).toEqual({ counted: 2, held: 2 })
  const left = await balanceOf(companyId)
  expectProblem(await send('create', colleague.headers, late), { status: 409, code: 'departure_full' })
  expect(await balanceOf(companyId)).toBe(left)
  await send('cancel', traveller.headers, { trip_id: body.trip.trip_id })
  expect(await seatsOf(db, departureId)).toEqual({ counted: 0, held: 0 })
  expect(await balanceOf(companyId)).toBe(1_000_000)
  await db
    .updateTable('shuttle_departures')
    .set({ cancelled_at: new Date(0) })
    .where('id', '=', departureId)
    .execute()
  expectProblem(await send('create', colleague.headers, late), { status: 410, code: 'departure_gone' })
})

test('with a departure its trips are cancelled free of charge, however late, and the travellers told why', async () => {
  const { companyId, traveller } = await staffed({ currency: 'AED' })
  const departureId = await addDeparture(app.database.db, { seats: 3, startAt: '2026-12-02T06:00:00Z' })
  const { trip } = (await book(traveller, { category: shuttle, departureId })).body
  app.clock.set('2026-12-02T05:59:00Z')
  const people = peopleOf(app)
  const { token } = await people.tokenOf(await people.add({ role: 'staff', email: 'buses@example.com' }))
  const body = { reason: 'The bus broke down' }
  const { status } = await app.call(`/api/staff/shuttles/departures/${departureId}/cancel`, { token, body })
  expect(status).toBe(200)
  expect((await detail(traveller, trip.trip_id)).body.trip).toMatchObject({
    status: 'cancelled',
    cancelled: { fee: { amount: 0 }, refund: trip.fare.total, reason: 'The bus broke down' },
  })
  expect(await balanceOf(companyId)).toBe(1_000_000)
  expect((await mails()).at(-1)?.text).toContain('The bus broke down')
})

test('a fare is explained line by line, the same cent after the rate card moved on', async () => {
  const { trip } = (await book(retail, { category: airportPickUp, start: '2026-12-07T10:00' })).body
  const { db } = app.database
  const version = db
    .selectFrom('rate_card_versions')
    .selectAll()
    .where('id', '=', trip.fare.rate_card.version_id)
  const { rate_card_id, content } = await version.executeTakeFirstOrThrow()
  const dearer = JSON.parse(JSON.stringify(content).replaceAll('110000', '190000')) as object
  await db
    .insertInto('rate_card_versions')
    .values({
      id: crypto.randomUUID(),
      rate_card_id,
      version: 2,
      from_day: '2026-01-01',
      content: dearer,
      published_at: new Date(app.clock.now().epochMilliseconds),
    })
    .execute()
  const later = await trips.quote(airportPickUp, retail.headers, { start: '2026-12-07T11:00' })
  expect(later.fare.total.amount).toBeGreaterThan(trip.fare.total.amount)
  app.clock.set('2026-12-01T20:00:00Z')
  const { status, body } = await send(`${trip.trip_id}/explain`, retail.headers)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    billed: null,
    quoted: {
      matches: true,
      total: trip.fare.total,
      rate_card: trip.fare.rate_card,
      lines: trip.fare.lines,
      engine: 1,
      tax: { country: 'IN', fuel_included: true, basis_points: 500 },
      distance: { source: 'estimate' },
    },
  })
  for (const { explanation } of body.quoted.lines) expect(explanation).toMatch(/\S/)
  const arabic = await send(`${trip.trip_id}/explain`, { ...retail.headers, ...ARABIC })
  expect(arabic.body.quoted.matches).toBe(true)
  for (const { explanation } of arabic.body.quoted.lines) expect(explanation).toMatch(/\p{Script=Arabic}/u)
})

test('a fare that does not come out as it was kept is not said to match', async () => {
  const { trip } = (await book(retail, { start: '2026-12-08T10:00' })).body
  const fare = JSON.parse(JSON.stringify(trip.fare).replaceAll('240000', '240001')) as object
  await app.database.db.updateTable('trips').set({ fare }).where('id', '=', trip.trip_id).execute()
  expect((await send(`${trip.trip_id}/explain`, retail.headers)).body.quoted).toMatchObject({
    matches: false,
    total: inr(252_000),
  })
})

test.for([
  { name: 'no quote', body: { quote_id: '' }, path: 'quote_id' },
  { name: 'cash at a counter', body: { pay_by: 'cash' }, path: 'pay_by' },
  { name: 'no traveller', body: { traveller: undefined }, path: 'traveller' },
  { name: 'no name', body: { traveller: { ...TRAVELLER, name: ' ' } }, path: 'traveller.name' },
  {
    name: 'an impossible phone',
    body: { traveller: { ...TRAVELLER, phone: { countryCode: '+971', phone: '1' } } },
    path: 'traveller.phone.phone',
  },
  { name: 'a bad address', body: { traveller: { ...TRAVELLER, email: 'x' } }, path: 'traveller.email' },
  { name: 'a profile that is no id', body: { profile_id: 'x' }, path: 'profile_id' },
  { name: 'long notes', body: { notes: 'x'.repeat(1001) }, path: 'notes' },
  { name: 'a control character', body: { sub_id: 'a\u0007b' }, path: 'sub_id' },
  { name: 'nested metadata', body: { metadata: { a: { b: 1 } } }, path: 'metadata.a' },
  { name: 'heavy metadata', body: { metadata: { a: 'x'.repeat(2048) } }, path: 'metadata' },
  { name: 'a total of nothing', body: { accept_total: undefined }, path: 'accept_total' },
  { name: 'another field', body: { status: 'billed' }, path: 'status' },
])('an order with $name is refused', async ({ body, path }) => {
  const order = { quote_id: 'x', traveller: TRAVELLER, accept_total: inr(1), ...body }
  const refused = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await send('create', retail.headers, order), refused)
  expectArabic(await send('create', { ...retail.headers, ...ARABIC }, order))
})

test.for([
  { call: 'cancel', body: { trip_id: 'x' }, path: 'trip_id' },
  { call: 'cancel', body: { preview: 'yes' }, path: 'preview' },
  { call: 'cancel', body: { reason: '' }, path: 'reason' },
  { call: 'approve', body: { approve: undefined }, path: 'approve' },
  { call: 'approve', body: { approve: true, version: 1 }, path: 'version' },
])('$call is refused for its $path', async ({ call, body, path }) => {
  const sent = { trip_id: crypto.randomUUID(), ...body }
  const refused = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await send(call, retail.headers, sent), refused)
  expectArabic(await send(call, { ...retail.headers, ...ARABIC }, sent))
})
