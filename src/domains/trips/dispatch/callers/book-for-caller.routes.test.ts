import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { booksOf, companyWithWallet } from '#testing/builders/trips/wallets.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'

let app: TestApp
let staff: Awaited<ReturnType<typeof staffCalls>>
beforeAll(async () => {
  app = await testApp()
  await tripsOf(app)
  staff = await staffCalls(app)
})
afterAll(() => app.close())

type Over = { profile_id?: string; pay_by?: 'wallet' | 'driver' }

const quote = (profile_id: string | null = null, request: object = TRIPS.rental) =>
  staff.post('trips/quote', { request, profile_id })

async function order({ profile_id, ...over }: Over = {}) {
  // Quotes made at the same instant are identical.
  app.clock.pass({ seconds: 1 })
  const [option] = (await quote(profile_id)).body.options
  return {
    quote_id: option.quote_id,
    traveller: TRAVELLER,
    pay_by: 'driver',
    accept_total: option.fare.total,
    ...(profile_id !== undefined && { profile_id }),
    ...over,
  }
}

test('an unknown caller gets a quote and a booking, once, with an audit row', async () => {
  const body = { ...(await order()), notice_lang_id: 2, notes: 'Two suitcases' }
  const booked = await staff.post('trips', body)
  expect(booked.status).toBe(201)
  const { trip } = booked.body
  expect(trip).toMatchObject({
    status: 'booked',
    approval: 'none',
    pay_by: 'driver',
    company: null,
    notes: 'Two suitcases',
    traveller: TRAVELLER,
    paid: { amount: 0 },
    payments: [],
    events: [{ kind: 'booked', staff_id: staff.staffId, profile_id: null, by: expect.stringMatching(/\w/) }],
  })
  const audited = await app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id', 'after'])
    .where('action', '=', 'book_trip')
    .execute()
  expect(audited).toEqual([
    {
      action: 'book_trip',
      subject_id: trip.trip_id,
      after: { total: body.accept_total, payBy: 'driver', profileId: null },
    },
  ])
  const { lang_id } = await app.database.db
    .selectFrom('mails')
    .select('lang_id')
    .where('recipient', '=', TRAVELLER.email ?? '')
    .executeTakeFirstOrThrow()
  expect(lang_id).toBe(2)

  expect((await staff.post('trips', body)).body.trip.trip_id).toBe(trip.trip_id)
  expectProblem(await staff.post('trips', { ...body, notes: 'One' }), { status: 409, code: 'quote_used' })
})

test('a company’s person pays by its wallet, and waits for the company’s approval', async () => {
  const companyId = await companyWithWallet(app, { paidIn: 5_000_000, currency: 'INR' })
  await app.database.db
    .updateTable('companies')
    .set({ approval_required: true })
    .where('id', '=', companyId)
    .execute()
  const { profileId } = await profileOf(app, { companyId, costCentre: 'Sales' })
  const body = await order({ profile_id: profileId, pay_by: 'wallet' })
  const { trip } = (await staff.post('trips', body)).body
  expect(trip).toMatchObject({
    approval: 'waiting',
    company: { id: companyId },
    cost_centre: 'Sales',
    paid: body.accept_total,
    payments: [{ by: 'wallet', kind: 'fare', amount: body.accept_total }],
  })
  const { balance } = await booksOf(app.database.db, companyId)
  expect(balance).toBe(5_000_000 - body.accept_total.amount)
})

test('an invalid booking for a caller is rejected, and nothing is written', async () => {
  const before = await app.database.db.selectFrom('trips').select('id').execute()
  const unknown = crypto.randomUUID()
  expectProblem(await quote(unknown), { status: 404, code: 'profile_not_found' })
  const body = await order()
  expectProblem(await staff.post('trips', { ...body, profile_id: unknown }), {
    status: 404,
    code: 'profile_not_found',
  })
  expectProblem(await staff.post('trips', { ...body, pay_by: 'wallet' }), {
    status: 422,
    code: 'wallet_not_yours',
  })
  expectProblem(await staff.post('trips', { ...body, pay_by: 'card' }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'pay_by' }],
  })
  const cheaper = { ...body.accept_total, amount: 1 }
  expectProblem(await staff.post('trips', { ...body, accept_total: cheaper }), {
    status: 409,
    code: 'price_changed',
  })
  expect(await app.database.db.selectFrom('trips').select('id').execute()).toEqual(before)
})

test('a trip that cannot be driven is rejected at the field of the request, in the caller’s language', async () => {
  const past = { ...TRIPS.rental, start: '2026-01-01T10:00' }
  expectProblem(await quote(null, past), {
    status: 422,
    code: 'trip_in_the_past',
    fields: [{ path: 'request.start' }],
  })
  expectArabic(await staff.post('trips/quote?lang_id=2', { request: past }))
})

test('a caller is found by the beginning of a name, an address, a number or a company’s name', async () => {
  const { companyId } = await companyWith(app, { name: 'Oryx Logistics', approvalRequired: true })
  const person = { name: 'Mariam Oraibi', email: 'mariam@oryx.example', mobile: '+12025550177' }
  const { profileId } = await profileOf(app, { ...person, companyId })
  for (const search of ['mariam', 'oraibi', 'MARIAM@', '+1202555017', 'oryx l']) {
    const { body } = await staff.get(`trip-callers?search=${encodeURIComponent(search)}`)
    expect(body.items).toEqual([
      {
        profile_id: profileId,
        ...person,
        cost_centre: null,
        lang_id: 1,
        company: { id: companyId, name: 'Oryx Logistics', approval_required: true },
      },
    ])
  }
  for (const search of ['%%', 'aribi']) {
    const { body } = await staff.get(`trip-callers?search=${encodeURIComponent(search)}`)
    expect(body.items).toEqual([])
  }
  expectProblem(await staff.get('trip-callers?search=m'), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'search' }],
  })
})

test('a bill is read by the staff as a file, by a link', async () => {
  const { trip } = (await staff.post('trips', await order())).body
  for (const [format, type] of [
    ['pdf', 'application/pdf'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    ['csv', 'text/csv; charset=utf-8'],
  ]) {
    const { headers, status } = await staff.file(`trips/${trip.trip_id}/bill?format=${format}`)
    expect([status, headers.get('content-type')]).toEqual([200, type])
    expect(headers.get('content-disposition')).toContain(`${trip.reference}.${format}`)
  }
  expectProblem(await staff.get(`trips/${crypto.randomUUID()}/bill`), { status: 404, code: 'trip_not_found' })
})
