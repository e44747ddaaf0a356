import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { csvFields, workbookCells } from '#testing/builders/trips/grid-files.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { addEarnings, addReversal } from '#testing/builders/partners/earned-bookings.ts'
import { earningsJobOn } from '#testing/builders/partners/earnings.ts'
import { attributedTripsOn } from '#testing/builders/partners/attributed-trips.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { FORMATS } from '#platform/reports/report-format.ts'
import type { PartnerBookings, Revenue } from './partner-report.contract.ts'
import type { Pricing } from './pricing.contract.ts'

let app: TestApp
let own: Awaited<ReturnType<typeof partnerWith>>
let other: Awaited<ReturnType<typeof partnerWith>>
beforeAll(async () => {
  app = await testApp()
  await app.database.db
    .insertInto('exchange_rates')
    .values([
      { date: '2026-11-10', currency: 'EUR', per_euro: '1' },
      { date: '2026-11-10', currency: 'KWD', per_euro: '0.5' },
    ])
    .execute()
  own = await partnerWith([
    { ordered_at: at('2026-11-20T09:00:00Z'), sub_id: '=HYPERLINK("http://evil.example")' },
    { ordered_at: at('2026-11-18T09:00:00Z'), state: 'confirmed', payable_at: at('2026-12-30T08:00:00Z') },
    { ordered_at: at('2026-11-17T09:00:00Z'), state: 'paid', currency: 'KWD', gross: 30_000, amount: 2000 },
    {
      ordered_at: at('2026-10-31T09:00:00Z'),
      state: 'reversed',
      reason: 'no_show',
      amount: 0,
      stated: 1100,
      supplier_id: 14,
    },
  ])
  await addReversal(app.database.db, own.rows[3]!, 1100)
  other = await partnerWith([{ sub_id: 'theirs', pickup_id: 'KWI', supplier_id: 12, amount: 99_999 }])
})
afterAll(() => app.close())

const at = (instant: string) => Temporal.Instant.from(instant)

let count = 0
async function partnerWith(earnings: Parameters<typeof addEarnings>[2]) {
  const people = peopleOf(app)
  const userId = await people.add({ role: 'partner', email: `reports.${(count += 1)}@example.com` })
  const { partner_id: partnerId } = await app.database.db
    .selectFrom('partner_members')
    .select('partner_id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await addEarnings(app.database.db, { partnerId, userId }, earnings)
  return { rows, partnerId, token: (await people.tokenOf(userId)).token }
}

const BOOKINGS = '/api/user/partner-booking'
const REVENUE = '/api/user/revenue-list'
const get = (path: string, token = own.token) => app.call(path, { token })
const bookings = async (query = '', token = own.token) =>
  (await get(`${BOOKINGS}?${query}`, token)).body as PartnerBookings
const revenue = async (query = '', token = own.token) =>
  (await get(`${REVENUE}?${query}`, token)).body as Revenue

async function fileOf(path: string, headers: Record<string, string> = {}, token = own.token) {
  const response = await app.app.request(`http://rihla.test${path}`, {
    headers: { authorization: `Basic ${token}`, ...headers },
  })
  return { headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

test('a booking says what it earns, by which terms and why, and nothing of the traveller', async () => {
  const { status, headers, body } = await get(BOOKINGS)
  expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
  const { items, ...page } = body as PartnerBookings
  expect(page).toEqual({ page: 1, page_size: 20, total: 4, next: null })
  expect(items.map(({ reference }) => reference)).toEqual(own.rows.map(({ reference }) => reference))
  expect(items[1]).toEqual({
    kind: 'car',
    reference: own.rows[1]?.reference,
    state: 'confirmed',
    reason: null,
    terms: { earns: 'percent', percent: 7.5 },
    sub_id: 'blog',
    market: { id: 'KW', name: 'Kuwait' },
    place: { id: 'DXB', name: 'Dubai International Airport' },
    supplier: { id: '11', name: 'Europcar' },
    ordered_at: '2026-11-18T09:00:00Z',
    pick_up_at: '2026-11-30T09:00:00Z',
    drop_off_at: '2026-12-04T09:00:00Z',
    payable_at: '2026-12-30T08:00:00Z',
    gross: { amount: 20_000, currency: 'EUR' },
    commission: { amount: 1500, currency: 'EUR' },
    taken_back: null,
  })
  expect(items[3]).toMatchObject({
    state: 'reversed',
    reason: 'no_show',
    commission: { amount: 0 },
    taken_back: { amount: 1100, currency: 'EUR' },
  })
  expect(JSON.stringify(body)).not.toMatch(/layla|haddad|example\.com/i)
})

test.for([
  { query: 'status=paid', rows: [2] },
  { query: 'from=2026-11-18', rows: [0, 1] },
  { query: 'to=2026-11-17', rows: [2, 3] },
  { query: 'from=2026-11-17&to=2026-11-18', rows: [1, 2] },
  { query: 'supplier=14', rows: [3] },
  { query: 'sub_id=blog&status=reversed', rows: [3] },
  { query: 'place=KWI', rows: [] },
])('$query narrows both calls to rows $rows', async ({ query, rows }) => {
  const references = rows.map((row) => own.rows[row]?.reference)
  const { items, total } = await bookings(query)
  expect([items.map(({ reference }) => reference), total]).toEqual([references, rows.length])
  expect((await revenue(query)).totals.bookings).toBe(rows.length)
})

test('pages go on by their number and behind a row, and together are every booking once', async () => {
  const first = await bookings('page_size=3')
  const second = await bookings('page_size=3&page=2')
  const behind = await bookings(`page_size=3&after=${first.next}`)
  expect([first.items.length, second.items.length, second.next]).toEqual([3, 1, null])
  expect(behind.items).toEqual(second.items)
})

test('a trip of the widget stands beside cars, in its currency, with its city and its own reasons', async () => {
  const { db } = app.database
  const { token, partnerId } = await partnerWith([])
  const trips = attributedTripsOn({ db, clock: app.clock })
  const compute = earningsJobOn({ db, clock: app.clock })
  const id = await trips.book({ partnerId })
  await compute()
  const { items } = await bookings('lang_id=2', token)
  expect(items).toMatchObject([
    {
      kind: 'trip',
      sub_id: 'lobby',
      terms: { earns: 'percent', percent: 5 },
      place: { id: 'ae-dxb', name: 'دبي' },
      supplier: { id: '0', name: 'رحلة' },
      market: { id: '', name: '' },
      gross: { amount: 26_040, currency: 'AED' },
      commission: { amount: 1200, currency: 'AED' },
    },
  ])
  const byKind = await revenue('by=kind&lang_id=1&currency_id=1', token)
  expect(byKind.items).toMatchObject([{ group: { id: 'trip', name: 'Trip' }, bookings: 1 }])
  await trips.become(id, 'no_show', { status: 'no_show' })
  await compute()
  const { bytes } = await fileOf(`${BOOKINGS}?format=csv`, {}, token)
  const [, line] = csvFields(bytes)
  expect([line?.[3], line?.at(-1)]).toEqual(['The traveller did not show up.', 'Trip'])
})

test('amounts are by the rate of the day of the order, and totals are those of all groups', async () => {
  const euros = await bookings('currency_id=1')
  // 300 dinars at half a dinar a euro.
  expect(euros.items[2]).toMatchObject({
    gross: { amount: 60_000, currency: 'EUR' },
    commission: { amount: 4000, currency: 'EUR' },
  })
  const { items, totals } = await revenue('by=month&currency_id=1')
  const euro = (amount: number) => ({ amount, currency: 'EUR' })
  expect(totals).toEqual({
    bookings: 4,
    clicks: 0,
    look_to_book: 0,
    gross: euro(120_000),
    commission: {
      pending: euro(1500),
      confirmed: euro(1500),
      payable: euro(0),
      paid: euro(4000),
      reversed: euro(1100),
    },
  })
  expect(items.map(({ period, bookings, gross }) => [period, bookings, gross.amount])).toEqual([
    ['2026-11', 3, 100_000],
    ['2026-10', 1, 20_000],
  ])
  expect((await revenue('by=supplier&currency_id=1')).items.map(({ group }) => group?.name)).toEqual([
    'Europcar',
    'OK Mobility',
  ])
  expect((await revenue('by=place&lang_id=2')).items[0]?.group?.name).toMatch(/\p{Script=Arabic}/u)
})

test('look-to-book is the clicks for each booking, of a day and of all, and what has no booking has none', async () => {
  const partner = await partnerWith([
    { ordered_at: at('2026-11-20T09:00:00Z') },
    { ordered_at: at('2026-11-20T10:00:00Z') },
  ])
  const partner_id = partner.rows[0]?.partner_id ?? ''
  const click = { partner_id, sub_id: '', page: '/en', referrer: '', lang_id: 1, via: 'link' as const }
  await app.database.db
    .insertInto('partner_clicks')
    .values(
      ['20T08:00', '20T08:05', '20T23:59', '21T00:00'].map((time) => ({
        ...click,
        id: newId(),
        at: at(`2026-11-${time}:00Z`),
      })),
    )
    .execute()
  const { items, totals } = await revenue('by=day', partner.token)
  expect(
    items.map(({ period, clicks, bookings, look_to_book }) => [period, clicks, bookings, look_to_book]),
  ).toEqual([
    ['2026-11-21', 1, 0, null],
    ['2026-11-20', 3, 2, 1.5],
  ])
  expect([totals.clicks, totals.bookings, totals.look_to_book]).toEqual([4, 2, 2])
  const ofPlace = await revenue('by=place&place=DXB', partner.token)
  expect([ofPlace.totals.clicks, ofPlace.totals.look_to_book]).toEqual([null, null])
})

test('a partner reads nothing of another by any filter, page or file', async () => {
  const ids = [other.rows[0]?.booking_id, other.rows[0]?.reference]
  for (const query of [
    'sub_id=theirs',
    'place=KWI',
    'supplier=12',
    `after=${ids[0]}`,
    'page=2',
    `partner_id=${other.rows[0]?.partner_id}`,
    `reference=${ids[1]}`,
  ]) {
    const seen = JSON.stringify([
      await bookings(query),
      await revenue(query),
      await revenue(`${query}&by=sub_id`),
    ])
    expect(seen, query).not.toContain(ids[1])
    expect(seen, query).not.toMatch(/"theirs"|99999|Kuwait International/)
  }
  expect((await bookings(`after=${ids[0]}`)).items).toEqual([])
  for (const format of ['csv', 'xlsx'])
    expect((await fileOf(`${BOOKINGS}?format=${format}`)).bytes.toString('latin1')).not.toContain(ids[1])
})

test('a file has all bookings, in words of the reader’s language, and runs no formula', async () => {
  const { headers, bytes } = await fileOf(`${BOOKINGS}?format=csv&page_size=1`)
  expect([headers.get('content-type'), headers.get('content-disposition')]).toEqual([
    'text/csv; charset=utf-8',
    'attachment; filename="partner-bookings.csv"',
  ])
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from('\ufeff'))
  const [headings, ...lines] = csvFields(bytes)
  expect(headings?.slice(1, 5)).toEqual(['Ordered (UTC)', 'Status', 'Reason', 'Sub-ID'])
  expect(lines.map(([reference]) => reference)).toEqual(own.rows.map(({ reference }) => reference))
  expect(lines[0]?.[4]).toBe('\'=HYPERLINK("http://evil.example")')
  expect(lines[3]?.slice(2, 4)).toEqual(['Reversed', 'The car was not picked up.'])
  // On the clock of Dubai.
  expect(lines[1]?.slice(8, 14)).toEqual([
    '2026-11-30 13:00',
    '2026-12-04 13:00',
    '200.00',
    'EUR',
    '15.00',
    'EUR',
  ])
  const arabic = await workbookCells((await fileOf(`${BOOKINGS}?format=xlsx&lang_id=2`)).bytes)
  expect(arabic.length).toBe(5)
  expect(arabic[4]?.slice(2, 4)).toEqual(['ملغاة', 'لم يستلم أحد السيارة.'])
  const sums = csvFields((await fileOf(`${REVENUE}?by=sub_id&currency_id=1`, { accept: FORMATS.csv })).bytes)
  expect(
    sums.slice(1).map(([, clicks, bookings, lookToBook, gross]) => [clicks, bookings, lookToBook, gross]),
  ).toEqual([
    ['0', '3', '0', '1000.00'],
    ['0', '1', '0', '200.00'],
  ])
})

test.for([
  { query: 'from=2026-02-30', path: 'from', message: 'Enter a valid date as YYYY-MM-DD' },
  {
    query: 'from=2026-11-02&to=2026-11-01',
    path: 'to',
    message: 'The last day must not be before the first',
  },
  { query: 'status=won', path: 'status', message: 'Choose one of the options' },
  { query: 'currency_id=99', path: 'currency_id', message: 'Unknown currency' },
  { query: 'page=0', path: 'page', message: 'Page must be a whole number from 1' },
  { query: 'page_size=101', path: 'page_size', message: 'Page size must be from 1 to 100' },
  { query: 'format=pdf', path: 'format', message: 'Choose one of the options' },
])('both calls refuse $query', async ({ query, path, message }) => {
  for (const call of [BOOKINGS, REVENUE]) {
    const rejected = await get(`${call}?${query}`)
    expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path, message }] })
    expectArabic(await get(`${call}?${query}&lang_id=2`))
  }
})

test('a format that is not offered is refused, and which are is said', async () => {
  const rejected = await app.call(BOOKINGS, { token: own.token, headers: { accept: 'application/pdf' } })
  expectProblem(rejected, { status: 406, code: 'not_acceptable' })
  expectProblem(await get(`${BOOKINGS}?after=x`), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'after', message: 'Use the cursor from the end of the previous page' }],
  })
})

const PRICING = '/api/user/partner-pricing'
const TRIAL = 'pickup_id=DXB&pickup_date=2027-03-01&dropoff_date=2027-03-05&currency_id=1'

test('a percent that is tried shows what anybody pays beside what the partner’s visitors would, and sets nothing', async () => {
  const { status, body } = await get(`${PRICING}?percent=10&${TRIAL}`)
  expect([status, body.percent, body.days, body.complete]).toEqual([200, 10, 4, true])
  const searchPath =
    '/api/searching?pickup_id=DXB&pickup_date=2027-03-01&pickup_time=10:00&dropoff_date=2027-03-05&dropoff_time=10:00&currency_id=1'
  const anybody = await app.call(searchPath, { body: { sort: 'price', page_size: 8 } })
  const priceOf = ({ price }: { price: { total: object } }) => price.total
  expect(body.items.map((item: Pricing['items'][number]) => item.without)).toEqual(
    anybody.body.items.map(priceOf),
  )
  for (const item of body.items as Pricing['items']) {
    expect(item.with.amount).toBe(item.without.amount + item.commission.amount)
    expect(item.commission.amount).toBeGreaterThan(0)
  }
  expect((await get('/api/user/master-setting')).body.commission.percent).toBe(5)
})

test.for([
  { query: `percent=99&${TRIAL}`, status: 422, code: 'commission_out_of_bounds' },
  { query: `percent=a&${TRIAL}`, status: 400, code: 'invalid_request' },
  { query: `percent=1e1&${TRIAL}`, status: 400, code: 'invalid_request' },
  { query: `percent=5&${TRIAL.replace('DXB', 'XXX')}`, status: 404, code: 'location_not_found' },
  { query: `percent=5&${TRIAL.replace('03-01', '03-09')}`, status: 422, code: 'drop_off_before_pick_up' },
])('a trial with $query is refused as $code', async ({ query, status, code }) => {
  expectProblem(await get(`${PRICING}?${query}`), { status, code })
  expectArabic(await get(`${PRICING}?${query}&lang_id=2`))
})

test('who agreed on a share of our margin is told that it changes no price', async () => {
  const partner = await partnerWith([{}])
  await app.database.db
    .updateTable('partners')
    .set({ earns: 'margin_share', share_basis_points: 3000 })
    .where('id', '=', partner.rows[0]?.partner_id ?? '')
    .execute()
  expectProblem(await get(`${PRICING}?percent=5&${TRIAL}`, partner.token), {
    status: 409,
    code: 'commission_agreed',
  })
})
