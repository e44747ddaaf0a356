import { beforeEach, expect, test } from 'vitest'
import { bookedTrips, type Profile } from '#testing/builders/trips/booked-trips.ts'
import { DRIVER, TRAVELLER } from '#testing/builders/rentals/journeys.ts'
import { addPartner } from '#testing/builders/accounts/partners.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addDeparture } from '#testing/builders/trips/shuttles.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const { rental, selfDrive } = TRIP_CATEGORIES

const app = forFile(await testApp())
const { trips, send, orderOf, detail, book, reset, staffed, balanceOf, mails } = await bookedTrips(app)

let retail: Profile
beforeEach(async () => {
  retail = await reset()
})

const inr = (amount: number) => ({ amount, currency: 'INR' })
const ARABIC = { language: 'ar' }

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
    way: ['MG Road'],
    request: {
      category: rental,
      city_id: 'in-blr',
      from: { name: 'MG Road', latitude: 12.9755, longitude: 77.6068 },
      start: '2026-12-02T10:00',
      package_id: '8h80km',
    },
    desk: null,
    vehicle_type: { id: 'test-sedan', name: 'Test sedan' },
    traveller: TRAVELLER,
    pay_by: 'driver',
    cost_centre: null,
    notes: 'Two suitcases\nand a cello',
    partner_code: 'PARTNER',
    sub_id: 'summer',
    metadata: { order: 'A-7', seats: 2, vip: true, note: null },
    fare,
    money: { quoted: fare.total, billed: null, paid: inr(0), due: fare.total },
    paid: inr(0),
    bill: null,
    credit_notes: [],
    vehicle: null,
    driver: null,
    started_at: null,
    ended_at: null,
    distance_km: null,
    cancellation: [{ until: null, fee: inr(0) }],
    cancelled: null,
    created_at: '2026-12-01T09:00:00Z',
    events: [{ at: '2026-12-01T09:00:00Z', kind: 'booked' }],
    can: { cancel: true, approve: false },
  })
  expect((await detail(retail, trip.trip_id)).body).toEqual({ trip })
  const arabic = await send(`${trip.trip_id}/detail`, { ...retail.headers, ...ARABIC })
  expect(arabic.body.trip).toMatchObject({ city: { name: 'بنغالور' }, vehicle_type: { name: 'سيدان' } })
})

test.for([
  { name: 'states no age', driver: {}, path: 'traveller.age', code: 'driver_age_required' },
  { name: 'is 20', driver: { age: 20, licence_years: 2 }, path: 'traveller.age', code: 'driver_too_young' },
  {
    name: 'has a licence of months',
    driver: { age: 40, licence_years: 0 },
    path: 'traveller.licence_years',
    code: 'licence_too_new',
  },
])(
  'a driver who $name gets no self-drive car, and the field has the reason',
  async ({ driver, path, code }) => {
    const { quote_id, fare } = await trips.quote(selfDrive, retail.headers)
    const body = { quote_id, traveller: { ...TRAVELLER, ...driver }, accept_total: fare.total }
    const rejected = await send('create', retail.headers, body)
    expectProblem(rejected, { status: 422, code, fields: [{ path }] })
    expectArabic(await send('create', { ...retail.headers, ...ARABIC }, body))
    const desk = {
      address_en: '12 MG Road',
      address_ar: '12 طريق المهاتما غاندي',
      hours_en: 'Daily, 07:00 to 22:00',
      hours_ar: 'يوميًا من 7:00 إلى 22:00',
      phone: { countryCode: '+91', phone: '8022221111' },
    }
    await app.database.db.updateTable('cities').set({ desk }).where('id', '=', 'in-blr').execute()
    const driven = await send('create', retail.headers, { ...body, traveller: DRIVER })
    const { address_en: address, hours_en: hours, phone } = desk
    expect(driven.body.trip.desk).toEqual({ address, hours, phone })
    expect((await mails()).at(-1)?.text).toContain(address)
    expect(driven.body).toMatchObject({ trip: { status: 'booked', traveller: DRIVER } })
  },
)

test('a traveller who books for themselves is mailed in their language', async () => {
  const { body } = await book(retail, { headers: ARABIC })
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'layla@example.com', lang_id: 2 })
  for (const part of [body.trip.reference, 'بنغالور']) expect(mail?.text).toContain(part)
  expect(mail?.subject).toContain('تم حجز رحلتك')
})

test('the key of the embedding page is recorded', async () => {
  const { keyId, headers } = await keyWith(app)
  const { body } = await book(retail, { headers: { ...headers, origin: 'https://widget.example' } })
  const row = app.database.db.selectFrom('trips').select('api_key_id').where('id', '=', body.trip.trip_id)
  expect(await row.executeTakeFirstOrThrow()).toEqual({ api_key_id: keyId })
})

test('a trip by a partner’s key is attributed to the partner, whatever the page sends, with its sub-id', async () => {
  const owner = await peopleOf(app).add({ role: 'traveller', email: 'dune@example.com' })
  const partnerId = await addPartner(app.database.db, { code: 'DUNE', owner, now: app.clock.now() })
  const { headers } = await keyWith(app, { partnerId })
  const order = { ...(await orderOf(retail)), partner_code: 'ANOTHER', sub_id: 'footer' }
  const { body } = await send('create', { ...retail.headers, ...headers }, order)
  expect(body.trip).toMatchObject({ partner_code: 'DUNE', sub_id: 'footer' })
  const attributed = app.database.db
    .selectFrom('booking_partners')
    .select(['kind', 'partner_id', 'sub_id', 'earns', 'basis_points', 'due'])
    .where('trip_id', '=', body.trip.trip_id)
  expect(await attributed.execute()).toEqual([
    { kind: 'trip', partner_id: partnerId, sub_id: 'footer', earns: 'percent', basis_points: 500, due: true },
  ])
})

test('a repeated order returns the same trip, also after the quote has expired, and is mailed once', async () => {
  const order = await orderOf(retail)
  const first = await send('create', retail.headers, order)
  app.clock.pass({ hours: 1 })
  const again = await send('create', retail.headers, order)
  expect([first.status, again.status]).toEqual([201, 201])
  expect(again.body.trip.trip_id).toBe(first.body.trip.trip_id)
  expect(await mails()).toHaveLength(1)
})

test('the same quote with other data is rejected', async () => {
  const order = await orderOf(retail)
  await send('create', retail.headers, order)
  const other = { ...order, traveller: { ...TRAVELLER, name: 'Sami Aziz' } }
  expectProblem(await send('create', retail.headers, other), { status: 409, code: 'quote_used' })
  expectArabic(await send('create', { ...retail.headers, ...ARABIC }, other))
})

test('two people with the same quote each book their own trip', async () => {
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
  const inAnotherOrder = Object.fromEntries(Object.entries(order).toReversed())
  expect((await send('create', keyed, inAnotherOrder)).body.trip.trip_id).toBe(first.body.trip.trip_id)
  const another = await orderOf(retail, { start: '2026-12-05T10:00' })
  expectProblem(await send('create', keyed, another), { status: 409, code: 'idempotency_key_reused' })
  const other = await profileOf(app)
  expect((await send('create', { ...keyed, ...other.headers }, another)).status).toBe(201)
  expectProblem(await send('create', { ...keyed, 'idempotency-key': 'x' }, another), {
    status: 400,
    code: 'idempotency_key_invalid',
  })
})

test('a quote is rejected if expired, too late for its pick-up, forged, or with another total', async () => {
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
  app.clock.set('2026-12-02T03:25:00Z')
  const early = await profileOf(app)
  const late = await orderOf(early)
  app.clock.pass({ minutes: 5, seconds: 1 })
  expectProblem(await send('create', early.headers, late), { status: 409, code: 'trip_too_soon' })
})

test('a company’s quote is for its people only', async () => {
  const { traveller } = await staffed()
  const order = await orderOf(traveller)
  const otherPerson = await profileOf(app)
  expectProblem(await send('create', otherPerson.headers, order), { status: 404, code: 'quote_unknown' })
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

test('a trip above the wallet’s limit is not booked, and nothing is written', async () => {
  const { companyId, traveller } = await staffed({ paidIn: 251_999 })
  const order = await orderOf(traveller)
  expectProblem(await send('create', traveller.headers, order), { status: 422, code: 'wallet_limit' })
  expectArabic(await send('create', { ...traveller.headers, ...ARABIC }, order))
  const rows = app.database.db.selectFrom('trips').select('id').where('company_id', '=', companyId)
  expect(await rows.execute()).toEqual([])
  expect(await mails()).toEqual([])
  expect(await balanceOf(companyId)).toBe(251_999)
  // The same order succeeds once the wallet covers it.
  await app.database.db
    .updateTable('wallets')
    .set({ credit_limit: 1 })
    .where('company_id', '=', companyId)
    .execute()
  expect((await send('create', traveller.headers, order)).status).toBe(201)
})

test.for([
  { name: 'without a company', company: null, code: 'wallet_not_yours' },
  { name: 'in another currency', company: { currency: 'AED' }, code: 'wallet_currency' },
])('a wallet $name cannot pay', async ({ company, code }) => {
  const profile = company ? (await staffed(company)).traveller : await profileOf(app)
  const rejected = await book(profile, { body: { pay_by: 'wallet' } })
  expectProblem(rejected, { status: 422, code })
})

test('a company without a wallet gets an error, and its people may pay the driver', async () => {
  const { companyId } = await companyWith(app, { currency: 'INR' })
  const profile = await profileOf(app, { companyId })
  expectProblem(await book(profile), { status: 422, code: 'wallet_missing' })
  const { status, body } = await book(profile, { body: { pay_by: 'driver' } })
  expect([status, body.trip.pay_by, body.trip.paid]).toEqual([201, 'driver', inr(0)])
})

test('only a supervisor books for their traveller, and an admin for anyone in the company', async () => {
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
  { name: 'an invalid profile id', body: { profile_id: 'x' }, path: 'profile_id' },
  { name: 'long notes', body: { notes: 'x'.repeat(1001) }, path: 'notes' },
  { name: 'a control character', body: { sub_id: 'a\u0007b' }, path: 'sub_id' },
  { name: 'nested metadata', body: { metadata: { a: { b: 1 } } }, path: 'metadata.a' },
  { name: 'heavy metadata', body: { metadata: { a: 'x'.repeat(2048) } }, path: 'metadata' },
  { name: 'no total', body: { accept_total: undefined }, path: 'accept_total' },
  { name: 'another field', body: { status: 'billed' }, path: 'status' },
])('an order with $name is rejected', async ({ body, path }) => {
  const order = { quote_id: 'x', traveller: TRAVELLER, accept_total: inr(1), ...body }
  const rejected = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await send('create', retail.headers, order), rejected)
  expectArabic(await send('create', { ...retail.headers, ...ARABIC }, order))
})

test('a trip that awaits approval has no payment link', async () => {
  const { supervisor, traveller } = await staffed({ approvalRequired: true })
  const { trip_id } = (await book(traveller, { body: { pay_by: 'card' } })).body.trip
  for (const { text } of await mails()) expect(text).not.toContain('/trip-payment/')
  await send('approve', supervisor.headers, { trip_id, approve: true })
  expect((await mails()).at(-1)?.text).toContain('/trip-payment/')
})

test.for([
  { language: 'en', langId: 1, airport: 'Test sedan (XBR)', stops: ['Dubai Mall', 'Abu Dhabi'] },
  { language: 'ar', langId: 2, airport: 'سيدان (XBR)', stops: ['دبي مول', 'أبوظبي'] },
])('an airport and a shuttle’s stops have names in mails and replies: $language', async (one) => {
  const { language, langId, airport, stops } = one
  const { db } = app.database
  await db.updateTable('trip_people').set({ lang_id: langId }).where('id', '=', retail.personId).execute()
  const startAt = app.clock.now().add({ hours: 30 }).toString()
  const departureId = await addDeparture(db, { seats: 4, startAt })
  const routeOf = async (booking: object) =>
    (await book(retail, { ...booking, headers: { language } })).body.trip.way
  expect((await routeOf({ category: TRIP_CATEGORIES.airportPickUp }))[0]).toBe(airport)
  expect(await routeOf({ category: TRIP_CATEGORIES.shuttle, departureId })).toEqual(
    expect.arrayContaining(stops),
  )
  const [pickUp, shuttle] = await mails()
  expect(pickUp?.text).toContain(airport)
  for (const stop of stops) expect(shuttle?.text).toContain(stop)
})

test('a new quote of the same trip books it again, at any time', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 5_000_000, currency: 'INR' })
  const { headers } = await profileOf(app, { companyId })
  const ids = []
  for (const notes of ['First', 'Second', 'Third']) {
    const { quote_id, fare } = await trips.quote(rental, headers)
    const order = { quote_id, traveller: TRAVELLER, accept_total: fare.total, notes }
    const { status, body } = await send('create', headers, order)
    expect(status).toBe(201)
    ids.push(body.trip.trip_id)
  }
  expect(new Set(ids).size).toBe(3)
})
