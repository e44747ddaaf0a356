import { beforeEach, expect, test } from 'vitest'
import { TRAVELLER } from '#testing/builders/rentals/journeys.ts'
import { bookedTrips, type Profile } from '#testing/builders/trips/booked-trips.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { addDeparture, seatsOf, STOPS } from '#testing/builders/trips/shuttles.ts'
import { booksOf } from '#testing/builders/trips/wallets.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'

const { airportPickUp, shuttle } = TRIP_CATEGORIES

const app = forFile(await testApp())
const { trips, send, orderOf, detail, book, reset, staffed, balanceOf, mails } = await bookedTrips(app)

let retail: Profile
beforeEach(async () => {
  retail = await reset()
})

const inr = (amount: number) => ({ amount, currency: 'INR' })
const ARABIC = { language: 'ar' }

const personOf = ({ personId }: Profile) =>
  app.database.db
    .selectFrom('trip_people')
    .select('email')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()

test('only its traveller, their supervisor and the admins can read a trip', async () => {
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
  '%s is not found',
  async (id) => {
    for (const call of ['detail', 'explain'])
      expectProblem(await send(`${id}/${call}`, retail.headers), { status: 404, code: 'trip_not_found' })
  },
)

test('if a company requires approval, the trip waits for a supervisor, who may approve it', async () => {
  const { companyId, supervisor, traveller } = await staffed({ approvalRequired: true })
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
    ['layla@example.com', `Your trip in Bengaluru is awaiting approval: ${trip.reference}`],
    [email, `A trip needs your approval: ${trip.reference}`],
    ['layla@example.com', `Your trip ${trip.reference} has been approved`],
  ])
  const { corpId } = await app.database.db
    .selectFrom('companies')
    .select('corp_id as corpId')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  const [, approval] = await mails()
  expect(approval?.text).toContain(`/widget/page?corp=${corpId}&trip=${trip.trip_id}&language=en`)
  expectProblem(await send('approve', supervisor.headers, approve), {
    status: 409,
    code: 'approval_not_waiting',
  })
})

test('if a traveller has no supervisor, the admins are asked, each in their language', async () => {
  const { admin, colleague } = await staffed({ approvalRequired: true })
  await app.database.db
    .updateTable('trip_people')
    .set({ lang_id: 2 })
    .where('id', '=', admin.personId)
    .execute()
  const { trip } = (await book(colleague)).body
  const [, approval, ...more] = await mails()
  expect(more).toEqual([])
  expect(approval).toMatchObject({
    recipient: (await personOf(admin)).email,
    lang_id: 2,
    subject: `رحلة بانتظار موافقتك: \u2066${trip.reference}\u2069`,
  })
})

test('if a traveller’s supervisor is hidden, the admins are asked', async () => {
  const { admin, supervisor, traveller } = await staffed({ approvalRequired: true })
  await app.database.db
    .updateTable('trip_profiles')
    .set({ hidden_at: Temporal.Instant.fromEpochMilliseconds(0) })
    .where('id', '=', supervisor.profileId)
    .execute()
  await book(traveller)
  expect((await mails()).map(({ recipient }) => recipient)).toEqual([
    'layla@example.com',
    (await personOf(admin)).email,
  ])
})

test('a rejected trip is cancelled free of charge, however late', async () => {
  const { companyId, admin, traveller } = await staffed({ approvalRequired: true })
  // The reason is included because the address is verified.
  const { email } = await personOf(traveller)
  const body = { traveller: { ...TRAVELLER, email } }
  const { trip_id, reference } = (await book(traveller, { body })).body.trip
  expect(await balanceOf(companyId)).toBe(748_000)
  app.clock.set('2026-12-02T04:00:00Z')
  const rejection = { trip_id, approve: false, reason: 'Take the train' }
  const rejected = await send('approve', admin.headers, rejection)
  expect(rejected.body.trip).toMatchObject({
    status: 'cancelled',
    approval: 'refused',
    paid: inr(0),
    cancelled: { fee: inr(0), refund: inr(252_000), reason: 'Take the train' },
    can: { cancel: false, approve: false },
  })
  expect(await balanceOf(companyId)).toBe(1_000_000)
  const last = (await mails()).at(-1)
  expect(last?.subject).toBe(`Your trip ${reference} has been cancelled`)
  expect(last?.text).toContain('Take the train')
})

test('a supervisor’s and an admin’s own trips need no approval', async () => {
  const { admin, supervisor } = await staffed({ approvalRequired: true })
  for (const profile of [admin, supervisor]) expect((await book(profile)).body.trip.approval).toBe('none')
})

test('a cancellation is previewed, costs the fee of its rule, and refunds the rest to the wallet', async () => {
  const { companyId, traveller } = await staffed()
  const { trip } = (await book(traveller)).body
  const { trip_id } = trip
  expect(trip.cancellation).toEqual([
    { until: '2026-12-02T02:30:00Z', fee: inr(0) },
    { until: '2026-12-02T04:30:00Z', fee: inr(126_000) },
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
    `Your trip ${trip.reference} has been cancelled`,
  ])
})

test('a started trip is not cancelled', async () => {
  const { trip_id } = (await book(retail, { start: '2026-12-06T10:00' })).body.trip
  await app.database.db.updateTable('trips').set({ status: 'started' }).where('id', '=', trip_id).execute()
  for (const preview of [true, false])
    expectProblem(await send('cancel', retail.headers, { trip_id, preview }), {
      status: 409,
      code: 'trip_not_cancellable',
    })
  expectArabic(await send('cancel', { ...retail.headers, ...ARABIC }, { trip_id }))
})

test('a shuttle seat is taken with its trip, and returned with it', async () => {
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
  expect(await seatsOf(db, departureId)).toEqual({ counted: 2, reserved: 2 })
  const left = await balanceOf(companyId)
  expectProblem(await send('create', colleague.headers, late), { status: 409, code: 'departure_full' })
  expect(await balanceOf(companyId)).toBe(left)
  await send('cancel', traveller.headers, { trip_id: body.trip.trip_id })
  expect(await seatsOf(db, departureId)).toEqual({ counted: 0, reserved: 0 })
  expect(await balanceOf(companyId)).toBe(1_000_000)
  await db
    .updateTable('shuttle_departures')
    .set({ cancelled_at: Temporal.Instant.fromEpochMilliseconds(0) })
    .where('id', '=', departureId)
    .execute()
  expectProblem(await send('create', colleague.headers, late), { status: 410, code: 'departure_gone' })
})

test('with a departure its trips are cancelled free of charge, however late, and the travellers get the reason', async () => {
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
  const [booked, ...more] = await mails()
  for (const stop of STOPS) expect(booked?.text).toContain(stop.name_en)
  expect(more.at(-1)?.text).toContain('The bus broke down')
})

test('a fare is explained line by line, to the cent, also after the rate card has changed', async () => {
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
      published_at: app.clock.now(),
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

test('a fare that differs from the stored one does not match', async () => {
  const { trip } = (await book(retail, { start: '2026-12-08T10:00' })).body
  const fare = JSON.parse(JSON.stringify(trip.fare).replaceAll('240000', '240001')) as object
  await app.database.db.updateTable('trips').set({ fare }).where('id', '=', trip.trip_id).execute()
  expect((await send(`${trip.trip_id}/explain`, retail.headers)).body.quoted).toMatchObject({
    matches: false,
    total: inr(252_000),
  })
})

test.for([
  { call: 'cancel', body: { trip_id: 'x' }, path: 'trip_id' },
  { call: 'cancel', body: { preview: 'yes' }, path: 'preview' },
  { call: 'cancel', body: { reason: '' }, path: 'reason' },
  { call: 'approve', body: { approve: undefined }, path: 'approve' },
  { call: 'approve', body: { approve: true, version: 1 }, path: 'version' },
])('$call is rejected at its $path', async ({ call, body, path }) => {
  const sent = { trip_id: crypto.randomUUID(), ...body }
  const rejected = { status: 400, code: 'invalid_request', fields: [{ path }] }
  expectProblem(await send(call, retail.headers, sent), rejected)
  expectArabic(await send(call, { ...retail.headers, ...ARABIC }, sent))
})
