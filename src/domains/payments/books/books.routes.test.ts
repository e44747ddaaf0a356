import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#kernel/ids.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { staffCalls } from '#testing/builders/staff/staff-calls.ts'
import { csvFields, workbookCells } from '#testing/builders/trips/grid-files.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { entry, transfer } from '../ledger.ts'
import { ACCOUNTS } from '../ledger-names.contract.ts'
import { postEntries } from '../ledger.store.ts'
import type { LedgerBalances, LedgerDays, LedgerEntriesPage } from './books.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const staff = await staffCalls(app)
const steps = journey(app)
const token = await steps.guest()
const cart = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
const bookingId: string = cart.booking_id

type Movement = { day: string; from: number; to: number; amount: number; currency: string }
const posted: (Movement & { account: string; debit: number; credit: number })[] = []

async function post(moves: readonly Movement[]): Promise<string[]> {
  const ids: string[] = []
  for (const { day, from, to, amount, currency } of moves) {
    const [source, target] = [ACCOUNTS[from] ?? 'bank', ACCOUNTS[to] ?? 'bank']
    if (source === target) continue
    const one = entry('adjustment', newId(), bookingId, currency, transfer(source, target, amount))
    const at = Temporal.Instant.from(`${day}T12:00:00Z`)
    await db.transaction().execute((tx) => postEntries(tx, [one], at))
    ids.push(one.id)
    const of = { day, from, to, amount, currency }
    posted.push({ ...of, account: target, debit: amount, credit: 0 })
    posted.push({ ...of, account: source, debit: 0, credit: amount })
  }
  return ids
}

const balances = async (days: { from: string; to: string }): Promise<LedgerBalances> =>
  (await staff.get(`money/balances?${new URLSearchParams(days)}`)).body

const dayOfJune = fc.integer({ min: 1, max: 20 }).map((day) => `2025-06-${String(day).padStart(2, '0')}`)
const account = fc.integer({ min: 0, max: 5 })
const movement = fc.record({
  day: dayOfJune,
  from: account,
  to: account,
  amount: fc.integer({ min: 1, max: 1_000_000 }),
  currency: fc.constantFrom('EUR', 'AED'),
})

test('what is not posted late waits for nobody, also where a day as late was opened', async () => {
  const later = '2100-01-01'
  await db.insertInto('ledger_closed_days').values({ day: later, closed: false }).execute()
  const at = Temporal.Instant.from('2099-12-31T12:00:00Z')
  const one = () => entry('adjustment', newId(), bookingId, 'EUR', transfer('bank', 'suppliers', 1))
  const meanwhile = db.transaction().execute(async (tx) => {
    await postEntries(tx, [one()], at)
    await db.transaction().execute(async (other) => {
      await sql`set local lock_timeout = '2s'`.execute(other)
      await postEntries(other, [one()], at)
    })
  })
  await expect(meanwhile).resolves.toBeUndefined()
  await db.deleteFrom('ledger_closed_days').where('day', '=', later).execute()
})

test('before, come, gone and after are what was posted, whichever days are closed, and all accounts come to zero', async () => {
  const step = fc.record({
    moves: fc.array(movement, { maxLength: 6 }),
    close: fc.boolean(),
    days: fc.tuple(dayOfJune, dayOfJune),
  })
  await fc.assert(
    fc.asyncProperty(step, async ({ moves, close, days }) => {
      await post(moves)
      if (close) await app.app.runJob('close ledger days')
      const [from = '', to = ''] = days.toSorted()
      const { items } = await balances({ from, to })
      const sum = (lines: typeof posted, sign: (line: (typeof posted)[number]) => number) =>
        lines.reduce((total, line) => total + sign(line), 0)
      for (const { account: of, currency, ...sums } of items) {
        const own = posted.filter((line) => line.account === of && line.currency === currency)
        const inside = own.filter(({ day }) => day >= from && day <= to)
        expect(sums).toEqual({
          opening: sum(
            own.filter(({ day }) => day < from),
            ({ debit, credit }) => debit - credit,
          ),
          debit: sum(inside, ({ debit }) => debit),
          credit: sum(inside, ({ credit }) => credit),
          closing: sum(
            own.filter(({ day }) => day <= to),
            ({ debit, credit }) => debit - credit,
          ),
        })
      }
      for (const currency of ['EUR', 'AED'])
        for (const name of ['opening', 'closing'] as const)
          expect(
            items.filter((one) => one.currency === currency).reduce((total, one) => total + one[name], 0),
          ).toBe(0)
      const accounts = new Set(items.map((one) => `${one.account} ${one.currency}`))
      for (const line of posted.filter(({ day }) => day <= to))
        expect(accounts).toContain(`${line.account} ${line.currency}`)
    }),
    { numRuns: 12 },
  )
})

test('an account is told by day with what it held after each, and a day by its entries, which go on behind any of them', async () => {
  const move = (day: string, amount: number) => ({ day, from: 0, to: 3, amount, currency: 'KWD' })
  await post([move('2025-07-01', 500)])
  await app.app.runJob('close ledger days')
  const ids = await post([move('2025-07-03', 100), move('2025-07-03', 20), move('2025-07-04', 7)])
  const dayQuery = { account: 'travellers', currency: 'KWD', from: '2025-07-02', to: '2025-07-31' }
  const days: LedgerDays = (await staff.get(`money/days?${new URLSearchParams(dayQuery)}`)).body
  expect(days).toEqual({
    from: '2025-07-02',
    to: '2025-07-31',
    opening: 500,
    items: [
      { day: '2025-07-04', debit: 7, credit: 0, closing: 627 },
      { day: '2025-07-03', debit: 120, credit: 0, closing: 620 },
    ],
  })
  const page = async (more: Record<string, string>): Promise<LedgerEntriesPage> => {
    const query = { day: '2025-07-03', account: 'travellers', currency: 'KWD', ...more }
    return (await staff.get(`money/entries?${new URLSearchParams(query)}`)).body
  }
  const first = await page({ page_size: '1' })
  const second = await page({ page_size: '1', after: first.next ?? '' })
  expect([...first.items, ...second.items].map(({ entry_id }) => entry_id).toSorted()).toEqual(
    ids.slice(0, 2).toSorted(),
  )
  expect(second.next).toBeNull()
  expect(first.items[0]).toMatchObject({
    kind: 'adjustment',
    at: '2025-07-03T12:00:00Z',
    about: { kind: 'booking', id: bookingId, name: expect.stringMatching(/^[A-Z0-9]{10}$/) },
    postings: [{ account: 'travellers' }, { account: 'card_holds' }],
  })
  expect((await page({ account: 'bank' })).items).toEqual([])
})

test('without days the month of today is told, and of more than a year the last', async () => {
  const today = app.clock.now().toZonedDateTimeISO('UTC').toPlainDate()
  const { from, to } = (await staff.get('money/balances')).body
  expect({ from, to }).toEqual({ from: today.with({ day: 1 }).toString(), to: today.toString() })
  expect(await balances({ from: '2020-01-01', to: '2025-06-30' })).toMatchObject({ from: '2024-06-30' })
})

test('a month is a file for the accountant with documents and control totals, and that it was taken is in the audit', async () => {
  const guest = await steps.guest()
  const paid = await steps.cart(guest, (await steps.quote('Flexible')).quote_id)
  const ordered = (await steps.order(guest, paid, { driver: { ...DRIVER, email: 'journal@example.com' } }))
    .body.booking
  const invoices = await app.call(`/api/user/invoice?reference=${ordered.reference}`, { token: guest })
  const month = app.clock.now().toString().slice(0, 7)
  const csv = await staff.file(`money/journal?month=${month}`)
  expect(csv.headers.get('content-disposition')).toContain(`journal-${month}.csv`)
  const [heading = [], ...lines] = csvFields(Buffer.from(await csv.arrayBuffer()))
  const at = (name: string) => heading.findIndex((one) => one.endsWith(name))
  const own = lines.filter((line) => line[at('Reference')] === ordered.reference)
  const sale = own.filter((line) => line[at('Kind')] === 'sale')
  expect(sale.map((line) => line[at('Account')])).toContain('travellers')
  expect(new Set(sale.map((line) => line[at('Document')]))).toEqual(new Set([invoices.body.items[0].number]))
  const cents = (text = '') => Math.round(Number(text || '0') * 100)
  const total =
    lines.find((line) => line[at('When (UTC)')] === 'Total' && line[at('Currency')] === 'EUR') ?? []
  const inEuro = lines.filter((line) => line[at('Currency')] === 'EUR' && line[at('When (UTC)')] !== 'Total')
  for (const side of ['Debit', 'Credit'])
    expect(cents(total[at(side)])).toBe(inEuro.reduce((sum, line) => sum + cents(line[at(side)]), 0))
  expect(total[at('Debit')]).toBe(total[at('Credit')])
  expect(Number(total[at('Postings')])).toBe(inEuro.length)

  const xlsx = await staff.file(`money/journal?month=${month}&format=xlsx`)
  const cells = await workbookCells(Buffer.from(await xlsx.arrayBuffer()))
  expect(cells).toHaveLength(lines.length + 1)
  const audited = db.selectFrom('audit_entries').select('subject_id').where('action', '=', 'export_journal')
  expect(await audited.execute()).toEqual([{ subject_id: month }, { subject_id: month }])
})

test('only finance and administrators read the ledger, and only of days, accounts and months that there are', async () => {
  const people = peopleOf(app)
  const support = await people.add({ role: 'staff', staffRoles: ['support'] })
  const { token: other } = await people.tokenOf(support)
  for (const path of [
    'balances',
    'days?account=bank&currency=EUR',
    'entries?day=2025-07-03',
    'journal?month=2025-07',
  ])
    expectProblem(await app.call(`/api/staff/money/${path}`, { token: other }), {
      status: 403,
      code: 'staff_role_missing',
    })
  for (const [path, field] of [
    ['balances?from=soon', 'from'],
    ['days?account=cash&currency=EUR', 'account'],
    ['days?account=bank&currency=euro', 'currency'],
    ['entries', 'day'],
    ['entries?day=2025-07-03&after=%27', 'after'],
    ['journal?month=2025-13', 'month'],
  ] as const)
    expectProblem(await staff.get(`money/${path}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: field }],
    })
})
