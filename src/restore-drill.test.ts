import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import { ENGINE_SCHEMA } from '#platform/db/job-engine.ts'
import { readBackup } from '#platform/db/backup/read-backup.ts'
import { writeBackup } from '#platform/db/backup/write-backup.ts'
import type { Db } from '#platform/db/database.ts'
import { backupContents } from '#testing/builders/backup-contents.ts'
import { booksOf } from '#testing/builders/rentals/books.ts'
import { DRIVER, journey, type PlanLabel } from '#testing/builders/rentals/journey.ts'
import { ledgerOf, ledgerSums, ledgerTotals } from '#testing/builders/rentals/ledger.ts'
import { countedAt, takenAt } from '#testing/builders/rentals/stock.ts'
import { bookedTrips } from '#testing/builders/trips/booked-trips.ts'
import { gatewayAt } from '#testing/stand-ins/gateway.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { emptyDatabase } from '#testing/infrastructure/database.ts'
import { runFolder } from '#testing/infrastructure/run-folder.ts'

/** Ordered while the backup is made, by as many travellers at a time. */
const AT_ONCE = 3
const SECRET_MARK = '00aa11'

type Sold = { token: string; booking: Booking; email: string }

/** The product before the disaster, the one that goes on from its backup, and what was sold at which moment. */
let first: TestApp
let second: TestApp
let sold: Awaited<ReturnType<typeof sellThroughABackup>>
let file: string
let asWritten: Awaited<ReturnType<typeof backupContents>>
let asRestored: Awaited<ReturnType<typeof backupContents>>

beforeAll(async () => {
  first = await testApp({ fleet: { stock: 100 }, ownStock: true })
  file = join(runFolder(), `drill-${crypto.randomUUID()}.backup`)
  sold = await sellThroughABackup(first)
  asWritten = await backupContents(file)
  const { url, drop } = await emptyDatabase()
  await readBackup({ url, file, secretMark: SECRET_MARK, now: first.clock.now() })
  const again = `${file}.again`
  await writeBackup({ url, file: again, release: '0', secretMark: SECRET_MARK, now: first.clock.now() })
  asRestored = await backupContents(again)
  const { okMobility, europcar, payments } = first.simulators
  second = await testApp({
    sharedWith: { database: { url }, clock: first.clock },
    ownStock: true,
    otherSuppliers: { okMobility: okMobility.url, europcar: europcar.url },
    context: { paymentsUrl: payments.url },
  })
  afterAll(async () => {
    await second.close()
    await first.close()
    await drop()
  })
  // The process that had the order under way is gone for good.
  first.clock.pass({ minutes: 10 })
  await second.app.runJob('settle bookings')
  await second.app.runJob('reconcile')
})

async function sellThroughABackup(app: TestApp) {
  const { guest, quote, cart, order, orderAtDesk, cancel } = journey(app)
  let travellers = 0
  async function inCart(plan: PlanLabel): Promise<Sold> {
    const quoted = await quote(plan, ({ payment }) => plan !== 'Standard' || !payment.credit_card_required)
    const token = await guest()
    const email = `drill-${(travellers += 1)}@example.com`
    return { token, booking: await cart(token, quoted.quote_id), email }
  }
  const ordered = (plan: PlanLabel, { token, booking, email }: Sold) =>
    (plan === 'Standard' ? orderAtDesk : order)(token, booking, { driver: { ...DRIVER, email } })
  async function bought(plan: PlanLabel): Promise<Sold> {
    const one = await inCart(plan)
    expect((await ordered(plan, one)).status).toBe(201)
    return one
  }

  const trips = await bookedTrips(app)
  expect((await trips.book(await trips.reset())).status).toBe(201)
  const before = await bought('Flexible')
  const refunded = await bought('Flexible')
  await cancel(refunded.token, refunded.booking)
  await bought('Local')

  // One order is at its supplier while the backup is made, another at the gateway.
  const atSupplier = await inCart('Flexible')
  const atGateway = await inCart('Flexible')
  const meanwhile: Sold[] = []
  for (let count = 0; count < 2 * AT_ONCE; count++)
    meanwhile.push(await inCart(count % 2 === 0 ? 'Flexible' : 'Local'))
  const { okMobility } = app.simulators
  const callsBefore = okMobility.calls('reserve')
  await okMobility.injectFault({ mode: 'held', operation: 'reserve', times: 1 })
  const answers = [ordered('Flexible', atSupplier)]
  await until(() => okMobility.calls('reserve') > callsBefore)
  const gateway = gatewayAt(app.simulators.payments.url)
  await gateway.injectFault({ mode: 'held', operation: 'authorise', times: 1 })
  answers.push(ordered('Flexible', atGateway))
  await until(async () => (await statusIn(app.database, atGateway)) === 'awaiting_payment')
  const selling = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, at) => {
      for (let count = at; count < meanwhile.length; count += AT_ONCE)
        await ordered(count % 2 === 0 ? 'Flexible' : 'Local', meanwhile[count]!)
    }),
  )
  const now = app.clock.now()
  await writeBackup({ url: app.database.url, file, release: '0', secretMark: SECRET_MARK, now })
  await selling
  await okMobility.injectFault({ mode: 'none' })
  await gateway.injectFault({ mode: 'none' })
  for (const { status } of await Promise.all(answers)) expect(status).toBe(201)

  const after = await bought('Flexible')
  await cancel(before.token, before.booking)
  return { before, refunded, atSupplier, atGateway, meanwhile, after }
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(10)
}

const statusIn = async ({ db }: { db: Db }, { booking }: Sold) =>
  (
    await db
      .selectFrom('bookings')
      .select('status')
      .where('id', '=', booking.booking_id)
      .executeTakeFirstOrThrow()
  ).status

test('a backup has every column of every table that the catalogue knows but the job engine’s, and says of which migrations', async () => {
  const { rows: columns } = await sql<{ name: string }>`
    select t.table_name || '.' || c.column_name as name
    from information_schema.tables t join information_schema.columns c using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and t.table_schema not in ('pg_catalog', 'information_schema', ${ENGINE_SCHEMA})
      and c.is_generated = 'NEVER'`.execute(first.database.db)
  const copied = asWritten.header.tables.flatMap(({ name, columns }) =>
    columns.map((one) => `${name}.${one}`),
  )
  expect(copied.toSorted()).toEqual(columns.map(({ name }) => name).toSorted())
  const { rows: migrations } = await sql<{
    name: string
  }>`select name from kysely_migration order by name`.execute(first.database.db)
  expect(asWritten.header.migrations).toEqual(migrations.map(({ name }) => name))
})

test('only its owner can read it', async () => {
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test('restored, each table has the rows that were written, to the last byte', () => {
  const restored = new Map(asRestored.tables)
  // It notes that it was restored.
  expect(restored.get('restores')?.rows).toBe(1)
  restored.set('restores', asWritten.tables.get('restores')!)
  expect(restored).toEqual(asWritten.tables)
  expect(asWritten.tables.get('bookings')?.rows).toBeGreaterThan(8)
})

test('of what was sold meanwhile it has each order whole or as a cart: the ledger and the stock add up', async () => {
  const { db } = second.database
  const states = await Promise.all(sold.meanwhile.map((one) => statusIn(second.database, one)))
  expect(states.filter((state) => state !== 'confirmed' && state !== 'cart' && state !== 'failed')).toEqual(
    [],
  )
  expect(Object.values(await ledgerSums(db)).filter((sum) => sum !== 0)).toEqual([])
  const { rows: uneven } = await sql`
    select entry_id from ledger_postings group by entry_id having sum(amount) <> 0`.execute(db)
  expect(uneven).toEqual([])
  const garages = await db.selectFrom('stock_stations').select('code').execute()
  for (const { code } of garages) expect(await takenAt(db, code)).toEqual(await countedAt(db, code))
})

test.for(['atSupplier', 'atGateway'] as const)(
  'an order that was %s is finished: booked once, charged once',
  async (at) => {
    const { booking } = sold[at]
    const { status, payments, charges, atOkMobility, tasks } = await booksOf(
      { ...second, simulators: first.simulators },
      booking,
    )
    expect({ status, payments, tasks }).toEqual({ status: 'confirmed', payments: ['captured'], tasks: [] })
    expect(charges).toMatchObject([{ status: 'captured', refunded: 0 }])
    expect(atOkMobility).toEqual(['booked'])
    expect(await ledgerOf(second.database.db, booking.booking_id)).toEqual(
      await ledgerOf(first.database.db, booking.booking_id),
    )
  },
)

test('what happened after it is named by comparing all that was open with others’ books, at the first start', async () => {
  const paid = sold.before.booking.price.pay_now.amount
  const found = await second.database.db
    .selectFrom('reconciliation_differences')
    .select(['booking_id', 'kind', 'ours', 'theirs'])
    .orderBy('kind')
    .execute()
  const booking_id = sold.before.booking.booking_id
  expect(found).toEqual([
    { booking_id, kind: 'reservation', ours: 'reserved', theirs: 'cancelled' },
    { booking_id, kind: 'taken', ours: String(paid), theirs: '0' },
  ])
  const compared = await second.database.db.selectFrom('restores').select('compared_at').execute()
  expect(compared).toEqual([{ compared_at: second.clock.now() }])
})

test('what was sold before and not touched since is the same in both', async () => {
  expect(await statusIn(second.database, sold.refunded)).toBe('cancelled')
  expect(await ledgerOf(second.database.db, sold.refunded.booking.booking_id)).toEqual(
    await ledgerOf(first.database.db, sold.refunded.booking.booking_id),
  )
  expect(Object.keys(await ledgerTotals(second.database.db))).toEqual(
    expect.arrayContaining(['gateway', 'card_holds']),
  )
})

test('what was ordered wholly after it is not in it', async () => {
  const { booking } = sold.after
  const known = second.database.db.selectFrom('bookings').select('id').where('id', '=', booking.booking_id)
  expect(await known.execute()).toEqual([])
})

test('it sells on: numbers go on, and what was in a cart can be ordered', async () => {
  const { order, guest, quote, cart } = journey(second)
  const token = await guest()
  const booking = await cart(token, (await quote('Flexible')).quote_id)
  expect((await order(token, booking)).status).toBe(201)
  expect(await statusIn(second.database, { token, booking, email: '' })).toBe('confirmed')
})
