import { beforeEach, expect, test } from 'vitest'
import { EXAMPLE } from '#kernel/examples.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { TRAVELLER, tripsOf } from '#testing/builders/rentals/journeys.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { companyWith, keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
await tripsOf(app)
const staff = await staffCalls(app)
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await emptyAudit(app.database.db)
  for (const table of ['trip_events', 'trips', 'enquiries', 'mails'] as const)
    await app.database.db.deleteFrom(table).execute()
})

const UNKNOWN = { ...TRIPS.rental, from: { name: 'The blue gate, Zwonk' } }
const BODY = {
  request: UNKNOWN,
  party: 2,
  name: 'Layla Haddad',
  email: 'layla@example.com',
  phone: EXAMPLE.phone,
  notes: 'Beyond the petrol station',
}
const SEND = '/trips/api/trip/price-request'

const send = (over: object = {}, headers: Record<string, string> = {}) => {
  app.clock.pass({ minutes: 1 })
  return app.call(SEND, { body: { ...BODY, ...over }, headers })
}
const opened = async () => {
  const { form_token } = (await app.call('/api/enquiry-form?kind=trip_price')).body
  app.clock.pass({ seconds: 40 })
  return form_token as string
}
const requestPrice = async (over: object = {}, headers = {}): Promise<string> =>
  (await send(over, headers)).body.enquiry_id
const read = async (id: string) => (await staff.get(`price-requests/${id}`)).body
const quoted = async (id: string, request: object = TRIPS.rental) => {
  const { body } = await staff.post(`price-requests/${id}/quote`, { request })
  return body.options[0]
}
const answer = async (id: string, quote_id: string, version = 1) =>
  staff.post(`price-requests/${id}/answer`, { quote_id, version })
const decline = (id: string, body: object = {}) =>
  staff.post(`price-requests/${id}/decline`, { reason: 'No road leads there', version: 1, ...body })
const mails = () =>
  app.database.db
    .selectFrom('mails')
    .select(['recipient', 'subject', 'text', 'lang_id'])
    .orderBy('id')
    .execute()
const linkIn = (text = '') => new URL(/https?:\S+offer=\S+/.exec(text)?.[0] ?? '').searchParams.get('offer')
const offer = (link: string | null) => app.call(`/trips/api/trip/price-offer?offer=${link}`)

test('an address without a price becomes a request at the desk, of which the sender is mailed the number', async () => {
  expectProblem(await app.call('/trips/api/trip/quote', { body: UNKNOWN }), {
    status: 422,
    code: 'place_not_found',
  })
  const { status, body } = await send({ form_token: await opened(), lang_id: 2 })
  expect(status).toBe(201)
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'layla@example.com', lang_id: 2 })
  expect(mail?.text).toContain(body.number)
  for (const entered of ['Zwonk', 'petrol', 'Layla']) expect(mail?.text).not.toContain(entered)
  expect(await read(body.enquiry_id)).toMatchObject({
    number: body.number,
    state: 'open',
    category: 2,
    places: ['The blue gate, Zwonk'],
    pick_up: '2027-01-15T09:30',
    time_zone: 'Asia/Kolkata',
    party: 2,
    notes: 'Beyond the petrol station',
    email: 'layla@example.com',
    phone: EXAMPLE.phone,
    request: UNKNOWN,
    company: null,
    offer: null,
  })
})

test('open requests are listed by their pick-up, a page at a time, and are urgent for dispatch', async () => {
  const starts = ['2027-01-17T09:30', '2027-01-15T09:30', '2027-01-16T09:30']
  const ids: string[] = []
  for (const start of starts) ids.push(await requestPrice({ request: { ...UNKNOWN, start } }))
  await requestPrice({ fax: 'https://spam.example' })
  const { body: first } = await staff.get('price-requests?page_size=2')
  const idsOf = (items: { enquiry_id: string }[]) => items.map((item) => item.enquiry_id)
  expect(idsOf(first.items)).toEqual([ids[1], ids[2]])
  expect(first.open).toBe(3)
  const { body: second } = await staff.get(`price-requests?page_size=2&after=${first.next}`)
  expect(idsOf(second.items)).toEqual([ids[0]])
  expect(second.next).toBeNull()
  const { urgent } = (await staff.get('today')).body
  expect(urgent).toMatchObject(
    ids.map((id) => ({ kind: 'price_request', id, detail: 'Layla Haddad', level: 'later' })),
  )
  await decline(ids[0] ?? '')
  expect(idsOf((await staff.get('price-requests')).body.items)).toEqual([ids[1], ids[2]])
  expect(idsOf((await staff.get('price-requests?state=closed')).body.items)).toEqual([ids[0]])
})

test('the desk sends a price, which the link in the mail shows and books until it expires', async () => {
  const id = await requestPrice({ lang_id: 1 })
  const { quote_id, fare } = await quoted(id)
  const sent = await answer(id, quote_id)
  expect(sent.status).toBe(200)
  expect(sent.body.price_request).toMatchObject({
    state: 'answered',
    version: 2,
    offer: { total: fare.total, state: 'open', trip_id: null },
  })
  const [mail] = await mails()
  expect(mail).toMatchObject({ recipient: 'layla@example.com', lang_id: 1 })
  expect(mail?.text).toContain('Friday, 15 January 2027 at 09:30')
  for (const entered of ['Zwonk', 'petrol', 'Layla']) expect(mail?.text).not.toContain(entered)
  const link = linkIn(mail?.text)
  // A quote alone is over after twenty minutes.
  app.clock.pass({ hours: 23 })
  const { body } = await offer(link)
  expect(body).toMatchObject({
    state: 'open',
    request: TRIPS.rental,
    places: ['MG Road'],
    time_zone: 'Asia/Kolkata',
    option: { fare: { total: fare.total } },
  })
  const { token } = await profileOf(app, { email: 'layla@example.com' })
  const order = { quote_id: body.option.quote_id, traveller: TRAVELLER, accept_total: fare.total }
  const booked = await app.call('/trips/api/trip/create', {
    body: order,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(booked.status).toBe(201)
  expect(booked.body.trip.fare.total).toEqual(fare.total)
  expect((await offer(link)).body).toMatchObject({ state: 'booked', option: null })
  expect((await read(id)).offer).toMatchObject({ state: 'booked', trip_id: booked.body.trip.trip_id })
  const again = await answer(id, (await quoted(id)).quote_id, 2)
  expectProblem(again, { status: 409, code: 'price_already_booked' })
})

test('a price that is over is neither shown nor booked, and may be asked for again', async () => {
  const id = await requestPrice()
  const { quote_id } = await quoted(id)
  await answer(id, quote_id)
  const link = linkIn((await mails()).at(-1)?.text)
  const { option } = (await offer(link)).body
  app.clock.pass({ hours: 24 })
  expect((await offer(link)).body).toMatchObject({ state: 'expired', request: UNKNOWN, option: null })
  const { token } = await profileOf(app, { email: 'other@example.com' })
  const late = await app.call('/trips/api/trip/create', {
    body: { quote_id: option.quote_id, traveller: TRAVELLER, accept_total: option.fare.total },
    headers: { authorization: `Bearer ${token}` },
  })
  expectProblem(late, { status: 410, code: 'quote_expired' })
  expect((await answer(id, (await quoted(id)).quote_id, 2)).status).toBe(200)
  expect((await offer(link)).body.state).toBe('open')
  for (const forged of ['x', `${link}x`, 'bm8.bm8']) {
    const rejected = await offer(forged)
    expectProblem(rejected, { status: 404, code: 'enquiry_not_found' })
    expect(rejected.headers.get('cache-control')).toBe('no-store')
  }
})

test('a price is good until the pick-up at the latest', async () => {
  const request = { ...UNKNOWN, start: '2026-12-01T18:00' }
  const id = await requestPrice({ request })
  const { quote_id } = await quoted(id, { ...TRIPS.rental, start: '2026-12-01T18:00' })
  const { body } = await answer(id, quote_id)
  expect(body.price_request.offer.expires_at).toBe('2026-12-01T12:30:00Z')
})

test('a request is declined with a reason, which is mailed', async () => {
  const id = await requestPrice({ lang_id: 2 })
  const declined = await decline(id, { reason: 'لا طريق إلى هناك' })
  expect(declined.body.price_request).toMatchObject({
    state: 'closed',
    offer: null,
    replies: [{ message: 'لا طريق إلى هناك' }],
  })
  const [mail] = await mails()
  expect(mail?.lang_id).toBe(2)
  expect(mail?.text).toContain('لا طريق إلى هناك')
  for (const entered of ['Zwonk', 'petrol', 'Layla']) expect(mail?.text).not.toContain(entered)
  const audited = await app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'subject_id'])
    .where('action', '=', 'close_enquiry')
    .execute()
  expect(audited).toEqual([{ action: 'close_enquiry', subject_id: id }])
})

test('of two answers at once one is sent', async () => {
  const id = await requestPrice()
  const { quote_id } = await quoted(id)
  const answers = await Promise.all([answer(id, quote_id), answer(id, quote_id), decline(id)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await mails()).toHaveLength(1)
})

test('a company’s people are priced by its rate cards, and by nobody else’s', async () => {
  const { companyId } = await companyWith(app)
  const { headers } = await keyWith(app, { companyId })
  const id = await requestPrice({}, headers)
  const { company } = await read(id)
  expect(company).not.toBeNull()
  const foreign = await quoted(await requestPrice())
  expectProblem(await answer(id, foreign.quote_id), { status: 404, code: 'quote_unknown' })
  expect((await answer(id, (await quoted(id)).quote_id)).status).toBe(200)
  expect(
    new URL(/https?:\S+offer=\S+/.exec((await mails())[0]?.text ?? '')?.[0] ?? '').searchParams.get('corp'),
  ).toMatch(/\w/)
})

test.for([
  {
    name: 'a trip in the past',
    over: { request: { ...UNKNOWN, start: '2026-11-30T09:30' } },
    path: 'request.start',
    code: 'trip_in_the_past',
    status: 422,
  },
  {
    name: 'an unknown city',
    over: { request: { ...UNKNOWN, city_id: 'xx-none' } },
    path: 'request.city_id',
    code: 'city_unknown',
    status: 422,
  },
  {
    name: 'a trip without an address',
    over: { request: TRIPS.selfDrive },
    path: 'request.category',
    code: 'trip_not_offered',
    status: 422,
  },
  { name: 'no passengers', over: { party: 0 }, path: 'party', code: 'invalid_request', status: 400 },
  {
    name: 'no address to write to',
    over: { email: 'x' },
    path: 'email',
    code: 'invalid_request',
    status: 400,
  },
  {
    name: 'a number that cannot exist',
    over: { phone: { countryCode: '+971', phone: '1' } },
    path: 'phone.phone',
    code: 'invalid_request',
    status: 400,
  },
])('a request is refused with $name', async ({ over, path, code, status }) => {
  const rejectedReply = await send(over)
  expectProblem(rejectedReply, { status, code, fields: [{ path }] })
  expectArabic(await send({ ...over, lang_id: 2 }, { language: 'ar' }))
  expect(await app.database.db.selectFrom('enquiries').select('id').execute()).toEqual([])
})

test('what the desk may not do is refused', async () => {
  const id = await requestPrice()
  const { quote_id } = await quoted(id)
  expectProblem(await decline(id, { reason: ' ' }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'reason' }],
  })
  expectProblem(await answer(id, quote_id, 2), { status: 409, code: 'enquiry_changed' })
  expectProblem(await answer(id, 'x'), { status: 404, code: 'quote_unknown' })
  expectProblem(await answer('01890000-0000-7000-8000-000000000000', quote_id), {
    status: 404,
    code: 'enquiry_not_found',
  })
  const unfound = await staff.post(`price-requests/${id}/quote`, { request: UNKNOWN })
  expectProblem(unfound, { status: 422, code: 'place_not_found', fields: [{ path: 'request.from' }] })
  app.clock.pass({ minutes: 20 })
  expectProblem(await answer(id, quote_id), { status: 410, code: 'quote_expired' })
  await decline(id)
  expectProblem(await answer(id, (await quoted(id)).quote_id, 2), {
    status: 409,
    code: 'enquiry_act_refused',
  })
  expect(await mails()).toHaveLength(1)
})
