import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { USER_ROWS } from '#domains/accounts/personal-data/old-guests.store.ts'
import { CART_ROWS, ORDER_ROWS, removeOldCarts } from '#domains/rentals/bookings/old-carts.store.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { confirmedBooking, LONGER } from '#testing/builders/rentals/changes.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'

const app = forFile(await testApp())
const traveller = journey(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const ids = async (table: 'bookings' | 'users' | 'quotes' | 'booking_changes') =>
  new Set((await app.database.db.selectFrom(table).select('id').execute()).map(({ id }) => id))
const userOf = async (token: string) => (await app.call('/api/user/booking', { token })).status

async function newCart(token: string) {
  return traveller.cart(token, (await traveller.quote('Flexible')).quote_id)
}

async function pass(time: Temporal.DurationLike) {
  app.clock.pass(time)
  await app.app.runJob('end by time')
  await app.app.runJob('remove what is over')
}

test('a cart that was not ordered goes after three days, with its guest after seven; what was ordered stays', async () => {
  const [browses, buys] = [await traveller.guest(), await traveller.guest()]
  const left = await newCart(browses)
  const bought = await newCart(buys)
  expect((await traveller.order(buys, bought)).status).toBe(201)
  const alsoLeft = await newCart(buys)

  await pass({ hours: 72 })
  expect(await ids('bookings')).toEqual(new Set([left.booking_id, bought.booking_id, alsoLeft.booking_id]))
  await pass({ hours: 1 })
  expect(await ids('bookings')).toEqual(new Set([bought.booking_id]))
  expect(await userOf(browses)).toBe(200)
  await pass({ hours: 96 })
  expect(await userOf(browses)).toBe(401)
  expect((await traveller.read(buys, bought.booking_id)).status).toBe('confirmed')
  expect(await ids('quotes')).toEqual(new Set())
})

test('who was let into a booking by its reference keeps the token that it came with', async () => {
  const owner = await traveller.guest()
  const booking = await newCart(owner)
  await traveller.order(owner, booking)
  const token = await traveller.tokenFor(booking, DRIVER.email)
  await pass({ hours: 8 * 24 })
  expect((await traveller.read(token, booking.booking_id)).booking_id).toBe(booking.booking_id)
})

test('one person has twenty carts: the oldest goes when another comes, and an order never', async () => {
  const token = await traveller.guest()
  const bought = await newCart(token)
  await traveller.order(token, bought)
  const { quote_id } = await traveller.quote('Flexible')
  const carts: string[] = []
  for (let count = 0; count < 22; count++) carts.push((await traveller.cart(token, quote_id)).booking_id)
  const { body } = await app.call('/api/user/booking?page_size=100', { token })
  const mine = body.items.map((item: { booking_id: string }) => item.booking_id)
  expect(new Set(mine)).toEqual(new Set([bought.booking_id, ...carts.slice(2)]))
})

test('a change that was priced and not wanted goes after a day', async () => {
  const { requestChange } = await confirmedBooking(app)
  expect((await requestChange(LONGER)).status).toBe(200)
  expect((await ids('booking_changes')).size).toBe(1)
  await pass({ hours: 25 })
  expect((await ids('booking_changes')).size).toBe(0)
})

test('processes that purge at once remove each row once, and batches take no more than they may', async () => {
  const token = await traveller.guest()
  const { quote_id } = await traveller.quote('Flexible')
  for (let count = 0; count < 12; count++) await traveller.cart(token, quote_id)
  app.clock.pass({ hours: 1 })
  const now = app.clock.now()
  const before = (await ids('bookings')).size
  const removed = await Promise.all([1, 2, 3, 4].map(() => removeOldCarts(app.database.db, now, 3)))
  expect(Math.max(...removed)).toBe(3)
  expect((await ids('bookings')).size).toBe(before - removed.reduce((sum, count) => sum + count, 0))
})

type Reference = { table: string; column: string; indexed: boolean; cascades: boolean }

/** Every foreign-key column that references a table, and whether it is indexed. */
async function referencesTo(table: string): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as "table", a.attname as "column", c.confdeltype = 'c' as cascades,
      exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = a.attnum) as indexed
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass`.execute(app.database.db)
  return rows
}

test.for([
  { table: 'users', known: [...USER_ROWS, ['tokens', 'user_id']] },
  { table: 'bookings', known: [...CART_ROWS, ...ORDER_ROWS] },
])(
  'whatever refers to $table is looked for before a row is removed, by an index',
  async ({ table, known }) => {
    const references = await referencesTo(table)
    expect(references.filter(({ indexed }) => !indexed)).toEqual([])
    // Only references without `on delete cascade` are checked before a row is deleted; guests and carts have no others.
    const stay = references.filter(({ cascades }) => !cascades).map((one) => `${one.table}.${one.column}`)
    expect(stay.toSorted()).toEqual(known.map((one) => one.join('.')).toSorted())
  },
)

test('the table for people says what the job does', async () => {
  const page = await readFile(new URL('../docs/how-it-works/retention.md', import.meta.url), 'utf8')
  const rows = page
    .split('\n')
    .filter((line) => /^\| [^-|]/.test(line))
    .slice(1)
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
  const configured = app.app.retention.map(({ what, hours, since }) => [what, inWords(hours), since])
  expect(rows.toSorted()).toEqual(configured.toSorted())
})

function inWords(hours: number): string {
  if (hours === 0) return '0 days'
  if (hours === 1) return '1 hour'
  return hours === 24 ? '1 day' : `${hours / 24} days`
}
