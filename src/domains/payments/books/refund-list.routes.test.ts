import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffInvoices } from '#domains/invoices/staff/staff-invoice.contract.ts'
import type { CardRefunds } from './refund-list.contract.ts'

const app = forFile(await testApp({ fleet: { stock: 50 } }))
const { db } = app.database
const staff = await staffCalls(app)

const driver = { ...DRIVER, last_name: 'Of Money', email: 'of-money@example.com' }
const { guest, quote, cart, order, cancel } = journey(app)
const token = await guest()
const bought = await cart(token, (await quote('Flexible')).quote_id)
const { reference, booking_id: bookingId } = (await order(token, bought, { driver })).body.booking
app.clock.pass({ minutes: 5 })
await cancel(token, bought)

const refunds = async (query = ''): Promise<CardRefunds> => (await staff.get(`money/refunds${query}`)).body
const invoices = async (query: Record<string, string> = {}): Promise<StaffInvoices> =>
  (await staff.get(`money/invoices?${new URLSearchParams(query)}`)).body
const forbidden = { status: 403, code: 'staff_role_missing' }
const invalid = { status: 400, code: 'invalid_request' }

test('a refund is listed with its booking, its card and how far it has come, by state', async () => {
  const done = {
    about: { kind: 'booking', id: bookingId, name: reference },
    state: 'done',
    amount: bought.price.pay_now,
    card: { brand: 'visa', last4: '4242' },
    by_staff: false,
  }
  expect((await refunds()).items).toMatchObject([done])
  expect((await refunds('?state=done')).items).toMatchObject([done])
  expect((await refunds('?state=failed')).items).toEqual([])
  await db.updateTable('refunds').set({ status: 'failed' }).execute()
  expect((await refunds('?state=failed')).items).toMatchObject([{ ...done, state: 'failed' }])
  const { items } = await refunds()
  expect((await refunds(`?after=${items[0]?.refund_id}`)).items).toEqual([])
})

test('documents are found by number, by their last figures and by booking, the latest first', async () => {
  const { items } = await invoices()
  expect(items).toMatchObject([
    { kind: 'credit_note', booking_id: bookingId, reference, buyer: 'Layla Of Money' },
    { kind: 'invoice', booking_id: bookingId, credits: null, amount: bought.price.pay_now },
  ])
  const [note, invoice] = items
  expect(note?.credits).toBe(invoice?.number)
  const numbersOf = async (query: Record<string, string>) =>
    (await invoices(query)).items.map(({ number }) => number)
  expect(await numbersOf({ kind: 'invoice' })).toEqual([invoice?.number])
  expect(await numbersOf({ search: (invoice?.number ?? '').toLowerCase() })).toEqual([invoice?.number])
  expect(await numbersOf({ search: '1', kind: 'invoice' })).toEqual([invoice?.number])
  expect(await numbersOf({ search: reference })).toEqual([note?.number, invoice?.number])
  expect(await numbersOf({ search: 'NOBODYSONE' })).toEqual([])
  expect(await numbersOf({ page_size: '1', after: note?.number ?? '' })).toEqual([invoice?.number])
})

test('a document is opened as a PDF, which is a look at its booking', async () => {
  const [one] = (await invoices({ kind: 'invoice' })).items
  const pdf = await staff.file(`money/invoices/${one?.number}/file?lang_id=2`)
  expect(pdf.headers.get('content-type')).toBe('application/pdf')
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  const accesses = db.selectFrom('audit_entries').select('subject_id').where('action', '=', 'read_invoice')
  expect(await accesses.execute()).toEqual([{ subject_id: bookingId }])
  expectProblem(await staff.get('money/invoices/INV-2020-000001/file'), { status: 404, code: 'not_found' })
})

test('the rates in use are told with the age of each', async () => {
  const { items } = (await staff.get('money/rates')).body
  const today = app.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const rows = await db.selectFrom('exchange_rates').select('currency').distinct().execute()
  // Those of the euro itself are one to one.
  expect(items).toHaveLength(rows.length - 1)
  for (const { date, age_days } of items) expect(today.subtract({ days: age_days }).toString()).toBe(date)
})

test('only finance and administrators read them, and only by states, kinds and keys that there are', async () => {
  const people = peopleOf(app)
  const { token: other } = await people.tokenOf(await people.add({ role: 'staff', staffRoles: ['content'] }))
  for (const path of ['refunds', 'invoices', 'invoices/INV-2020-000001/file', 'rates'])
    expectProblem(await app.call(`/api/staff/money/${path}`, { token: other }), forbidden)
  for (const [path, field] of [
    ['refunds?state=lost', 'state'],
    ['refunds?after=x', 'after'],
    ['invoices?kind=bill', 'kind'],
    ['invoices?after=42', 'after'],
  ] as const)
    expectProblem(await staff.get(`money/${path}`), { ...invalid, fields: [{ path: field }] })
})
