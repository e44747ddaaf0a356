import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  csvFields,
  download,
  pdfText,
  WITHOUT_PDFTOTEXT,
  workbookCells,
} from '#testing/builders/trips/grid-files.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { addTrips, fareOf } from '#testing/builders/trips/trip-rows.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { busyThreads } from '#testing/stand-ins/blocked-threads.ts'
import { FORMATS } from '#platform/reports/report-format.ts'
import type { BillingGridReply } from './bills/billing-grid.contract.ts'
import type { TripGridReply } from './trip-grid.contract.ts'

let app: TestApp
let headers: Record<string, string>
let billed: string
let unbilled: string
beforeAll(async () => {
  app = await testApp()
  const { companyId } = await companyWith(app, { name: 'Falcon Trading' })
  const person = await profileOf(app, { companyId, isAdmin: true })
  ;({ headers } = person)
  const columns = { profile_id: person.profileId, company_id: companyId }
  const trips = await addTrips(app, [
    {
      ...columns,
      status: 'billed',
      cost_centre: '=HYPERLINK("http://evil.example")',
      start_at: Temporal.Instant.from('2026-11-30T20:30:00Z'),
      fare: fareOf([
        { kind: 'package', amount: 24_000 },
        { kind: 'toll', amount: 800 },
        { kind: 'tax', amount: 1240 },
      ]),
      total: 26_040,
      bill: fareOf([
        { kind: 'package', amount: 24_000 },
        { kind: 'extra_km', amount: 4500, quantity: 15 },
        { kind: 'tax', amount: 1425 },
      ]),
      billed_total: 29_925,
      bill_number: 'TB-2026-000001',
    },
    { ...columns, start_at: Temporal.Instant.from('2026-11-20T05:00:00Z'), traveller: { name: 'سامي عزيز' } },
  ])
  ;[billed = '', unbilled = ''] = trips.map(({ id }) => id)
})
afterAll(() => app.close())

const GRID = '/api/trip/grid'
const bill = (id: string) => `/api/billing/grid?trip_id=${id}`
const json = async <Reply>(path: string) => (await app.call(`/trips${path}`, { headers })).body as Reply
const amountOf = (money: { amount: number } | null) => money && money.amount / 100

/** Rounds a spreadsheet time to the minute. It is stored as a fraction of a day, exact within a millisecond. */
function minuteOf(cell: unknown): string {
  if (!(cell instanceof Date)) throw new Error(`${String(cell)} is no date`)
  return cell

    .toTemporalInstant()
    .round('minute')
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
    .toString({ smallestUnit: 'minute' })
}

test('trips as CSV have the numbers of the JSON, amounts next to their currency', async () => {
  const { rows } = await json<TripGridReply>(GRID)
  const file = await download(app, GRID, 'csv', headers)
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="trips.csv"')
  const [heading = [], ...lines] = csvFields(file.bytes)
  expect(heading).toEqual([
    'Reference',
    'Pick-up time',
    'Status',
    'Category',
    'City',
    'Pick-up',
    'Drop-off',
    'Vehicle',
    'Traveller',
    'Cost centre',
    'Quoted',
    'Quoted (currency)',
    'Billed',
    'Billed (currency)',
    'Paid',
    'Paid (currency)',
    'Still due',
    'Still due (currency)',
    'Bill number',
  ])
  expect(lines).toEqual([
    [
      rows[0]?.reference,
      // 20:30 UTC is the next day in Dubai.
      '2026-12-01 00:30',
      'Billed',
      'Car with driver',
      'Dubai',
      'Dubai Mall',
      '',
      'Sedan',
      'Layla Haddad',
      `'=HYPERLINK("http://evil.example")`,
      '260.40',
      'AED',
      '299.25',
      'AED',
      '0.00',
      'AED',
      '299.25',
      'AED',
      'TB-2026-000001',
    ],
    [
      rows[1]?.reference,
      '2026-11-20 09:00',
      'Booked',
      'Car with driver',
      'Dubai',
      'Dubai Mall',
      '',
      'Sedan',
      'سامي عزيز',
      '',
      '252.00',
      'AED',
      '',
      '',
      '0.00',
      'AED',
      '252.00',
      'AED',
      '',
    ],
  ])
  expect(rows.map(({ total }) => total.amount)).toEqual([26_040, 25_200])
})

test('trips as Excel have numbers where the JSON has amounts, dates where it has times, and text that is no formula', async () => {
  const { rows } = await json<TripGridReply>(GRID)
  const file = await download(app, GRID, 'xlsx', headers)
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="trips.xlsx"')
  const [heading, ...lines] = await workbookCells(file.bytes)
  expect(heading).toHaveLength(15)
  expect(lines.map((cells) => cells[10])).toEqual(rows.map(({ total }) => amountOf(total)))
  expect(lines.map((cells) => cells[11])).toEqual(rows.map((row) => amountOf(row.billed)))
  expect(lines.map((cells) => minuteOf(cells[1]))).toEqual(['2026-12-01T00:30', '2026-11-20T09:00'])
  expect(lines[0]?.[9]).toBe('=HYPERLINK("http://evil.example")')
})

test('an Arabic sheet has Arabic headings', async () => {
  const { bytes } = await download(app, GRID, 'xlsx', { ...headers, language: 'ar' })
  const [heading, first] = await workbookCells(bytes)
  expect(heading?.slice(0, 3)).toEqual(['رقم الرحلة', 'وقت الانطلاق', 'الحالة'])
  expect(first?.slice(2, 5)).toEqual(['مفوترة', 'سيارة مع سائق', 'دبي'])
  const csv = csvFields((await download(app, GRID, 'csv', { ...headers, language: 'ar' })).bytes)
  expect(csv[0]?.slice(10, 12)).toEqual(['السعر المعروض', 'السعر المعروض (العملة)'])
})

test('a bill has its lines next to the quote’s, kind by kind, in the reader’s language', async () => {
  const inAed = (amount: number) => ({ amount, currency: 'AED' })
  const line = { unit: 'piece', quantity: 1 }
  const reply = await json<BillingGridReply>(bill(billed))
  expect(reply).toMatchObject({
    total: 4,
    trip: {
      trip_id: billed,
      bill_number: 'TB-2026-000001',
      traveller: 'Layla Haddad',
      company: 'Falcon Trading',
      company_tax_id: null,
    },
    quoted: inAed(26_040),
    billed: inAed(29_925),
  })
  expect(reply.rows).toEqual([
    {
      ...line,
      line: 1,
      kind: 'package',
      label: 'Package 4 hours / 40 km',
      rate: inAed(24_000),
      quoted: inAed(24_000),
      billed: inAed(24_000),
    },
    {
      ...line,
      line: 2,
      kind: 'extra_km',
      label: 'Extra kilometres',
      quantity: 15,
      rate: inAed(300),
      quoted: null,
      billed: inAed(4500),
    },
    { ...line, line: 3, kind: 'toll', label: 'Tolls', rate: inAed(800), quoted: inAed(800), billed: null },
    {
      ...line,
      line: 4,
      kind: 'tax',
      label: 'Tax 5%',
      rate: inAed(1425),
      quoted: inAed(1240),
      billed: inAed(1425),
    },
  ])
  const arabic = await app.call(`/trips${bill(billed)}`, { headers: { ...headers, language: 'ar' } })
  for (const { label } of arabic.body.rows) expect(label).toMatch(/\p{Script=Arabic}/u)
})

test('an unbilled trip has no bill next to its quote', async () => {
  const reply = await json<BillingGridReply>(bill(unbilled))
  expect(reply.billed).toBeNull()
  expect(reply.trip.bill_number).toBeNull()
  expect(reply.rows.map((row) => row.billed)).toEqual([null, null])
  expect(reply.rows.map(({ quoted }) => quoted?.amount)).toEqual([24_000, 1200])
})

test('a bill’s files add up to its JSON', async () => {
  const { rows, quoted, billed: sum } = await json<BillingGridReply>(bill(billed))
  const cells = await workbookCells((await download(app, bill(billed), 'xlsx', headers)).bytes)
  const sums = cells.findIndex(([first]) => first === 'Total')
  expect(cells.slice(1, sums).map((row) => [row[4], row[5]])).toEqual(
    rows.map((row) => [amountOf(row.quoted), amountOf(row.billed)]),
  )
  expect(cells[sums]).toEqual(['Total', null, null, null, amountOf(quoted), amountOf(sum)])
  const details = cells.slice(sums + 1).map(([label, value]) => [label, value])
  expect(details).toContainEqual(['Bill number', 'TB-2026-000001'])
  expect(details).toContainEqual(['Paid', 0])
  expect(details).toContainEqual(['Still due', 299.25])
  const csv = await download(app, bill(billed), 'csv', headers)
  expect(csv.headers.get('content-disposition')).toBe('attachment; filename="TB-2026-000001.csv"')
  expect(csvFields(csv.bytes).at(-1)?.slice(-4)).toEqual(['260.40', 'AED', '299.25', 'AED'])
})

test('the bill of another company’s trip is not found', async () => {
  const { companyId } = await companyWith(app)
  const otherAdmin = await profileOf(app, { companyId, isAdmin: true })
  const reply = await app.call(`/trips${bill(billed)}`, { headers: otherAdmin.headers })
  expectProblem(reply, { status: 404, code: 'trip_not_found' })
  expectProblem(await app.call('/trips/api/billing/grid', { headers }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path: 'trip_id' }],
  })
})

test('an incomplete file links to the next page', async () => {
  const first = await download(app, `${GRID}?rows=1&page=1`, 'csv', headers)
  const [, next = ''] = /^<\/trips(\S+)>; rel="next"$/.exec(first.headers.get('link') ?? '') ?? []
  const second = await download(app, next, 'csv', headers)
  expect(csvFields(second.bytes)[1]?.[1]).toBe('2026-11-20 09:00')
  expect(second.headers.get('link')).toBeNull()
})

test('the preferred format is answered, and an unsupported one is rejected in the reader’s language', async () => {
  const requestGrid = (accept: string, language = 'en') =>
    app.call(`/trips${GRID}`, { headers: { ...headers, accept, language } })
  expect((await requestGrid('text/csv;q=0.1, application/json')).body.total).toBe(2)
  const text = await download(app, GRID, 'txt', headers)
  expect(text.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(text.headers.get('content-disposition')).toBeNull()
  expect(csvFields(text.bytes)).toEqual(csvFields((await download(app, GRID, 'csv', headers)).bytes))
  expect((await requestGrid('*/*')).headers.get('vary')).toMatch(/accept/i)
  expectProblem(await requestGrid('text/html'), { status: 406, code: 'not_acceptable' })
  expectArabic(await requestGrid('text/html', 'ar'))
})

test('if all threads and the queue are full, a further file is rejected with a time to retry', async () => {
  const busy = busyThreads()
  try {
    for (const format of ['pdf', 'xlsx'] as const) {
      const rejected = await app.call(`/trips${GRID}`, { headers: { ...headers, accept: FORMATS[format] } })
      expectProblem(rejected, { status: 503, code: 'try_again' })
      expect(rejected.headers.get('retry-after')).toBe('5')
      expect(rejected.headers.get('content-disposition')).toBeNull()
    }
    expect((await download(app, GRID, 'csv', headers)).status).toBe(200)
    expect((await json<TripGridReply>(GRID)).rows).toHaveLength(2)
  } finally {
    await busy.end()
  }
  expect((await download(app, GRID, 'xlsx', headers)).status).toBe(200)
})

describe.skipIf(WITHOUT_PDFTOTEXT)(`the text of a PDF ${WITHOUT_PDFTOTEXT || ''}`, () => {
  test('the PDF of trips has the amounts of the JSON', async () => {
    const file = await download(app, GRID, 'pdf', headers)
    expect(file.headers.get('content-type')).toBe('application/pdf')
    const text = pdfText(file.bytes)
    for (const { reference, total, billed: sum } of (await json<TripGridReply>(GRID)).rows)
      for (const value of [reference, total, sum].filter((one) => one !== null))
        expect(text).toContain(typeof value === 'string' ? value : (value.amount / 100).toFixed(2))
  })

  test.for(['en', 'ar'])(
    'the PDF of a bill, in %s, has its number, its lines and its totals',
    async (language) => {
      const { rows, quoted, billed: sum } = await json<BillingGridReply>(bill(billed))
      const text = pdfText((await download(app, bill(billed), 'pdf', { ...headers, language })).bytes)
      expect(text).toContain('TB-2026-000001')
      expect(text).toContain('Falcon Trading')
      for (const money of [...rows.flatMap((row) => [row.quoted, row.billed]), quoted, sum])
        if (money) expect(text).toContain((money.amount / 100).toFixed(2))
    },
  )
})
