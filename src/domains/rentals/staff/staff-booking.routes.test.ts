import type { Driver } from '../bookings/driver.contract.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { Booking } from '../bookings/booking.contract.ts'
import type { StaffBooking, StaffBookings } from './staff-booking.contract.ts'
import { dayOfPickUp } from './booking-filter.store.ts'

const app = forFile(await testApp())
const people = peopleOf(app)
const steps = journey(app)
const tokenOf = async (role: 'support' | 'finance' | 'dispatch') =>
  (await people.tokenOf(await people.add({ role: 'staff', staffRoles: [role] }))).token
const support = await tokenOf('support')

async function ordered(
  driver: Partial<Driver>,
  plan: 'Flexible' | 'Standard' = 'Flexible',
): Promise<Booking> {
  const token = await steps.guest()
  const booking = await steps.cart(token, (await steps.quote(plan)).quote_id)
  const { body } = await steps.order(token, booking, { driver: { ...DRIVER, ...driver } })
  return body.booking
}

const anna = await ordered({ first_name: 'Annabelle', last_name: 'Quartermain', email: 'anna.q@example.com' })
const omar = await ordered({
  first_name: 'عمر',
  last_name: 'الحارثي',
  latin_first_name: 'Omar',
  latin_last_name: 'Al Harthi',
  email: 'omar@example.com',
})
const cart = await steps.cart(await steps.guest(), (await steps.quote('Flexible')).quote_id)

const list = async (query: Record<string, string>): Promise<StaffBookings> =>
  (await app.call(`/api/staff/bookings?${new URLSearchParams(query)}`, { token: support })).body
const found = async (query: Record<string, string>) =>
  (await list(query)).items.map(({ reference }) => reference)
const read = (id: string) => app.call(`/api/staff/bookings/${id}`, { token: support })

test.for<[what: string, search: string, of: Booking[]]>([
  ['half a name', 'quarterm', [anna]],
  ['both names in any order', 'QUARTERMAIN anna', [anna]],
  ['an Arabic name', 'الحارثي', [omar]],
  ['another spelling of it', 'الحـارثى', [omar]],
  ['a part of an e-mail', 'omar@exam', [omar]],
  ['a reference', anna.reference.toLowerCase(), [anna]],
  ['the supplier’s reference', omar.supplier_reference ?? '', [omar]],
  [
    'a phone number as it is spoken',
    `+${DRIVER.phone.countryCode.slice(1)} ${DRIVER.phone.phone.slice(0, 3)} ${DRIVER.phone.phone.slice(3)}`,
    [omar, anna],
  ],
  ['words of two bookings', 'omar quartermain', []],
  ['a character that means anything elsewhere', '%', []],
])('a booking is found by %s', async ([, search, of]) => {
  expect(await found({ search })).toEqual(of.map(({ reference }) => reference))
})

test.each([
  ['words', sql<boolean>`found_by like '%quarterm%'`, 'bookings_found'],
  ['a day of pick-up', sql<boolean>`${dayOfPickUp} = '2026-12-01'`, 'bookings_pick_up_day'],
])('a search by %s reads the index of the migration, not every booking', async (_, where, index) => {
  const plan = await app.database.db.transaction().execute(async (tx) => {
    // A test table is so small that PostgreSQL would not use an index.
    await sql`set local enable_seqscan = off`.execute(tx)
    const found = tx.selectFrom('bookings').select('id').where(where)
    return sql<{ 'QUERY PLAN': string }>`explain ${found}`.execute(tx)
  })
  expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(index)
})

test('the list has orders, the newest first, and carts on request', async () => {
  expect(await found({})).toEqual([omar.reference, anna.reference])
  expect(await found({ status: 'cart' })).toEqual([cart.reference])
  const first = await list({ page_size: '1' })
  expect(first.items[0]).toMatchObject({
    booking_id: omar.booking_id,
    status: 'confirmed',
    supplier_state: 'reserved',
    driver: 'عمر الحارثي',
    pickup_at: omar.pickup_at,
    pickup: omar.offer.pickup.name,
    vehicle: omar.offer.vehicle.name,
    supplier: omar.offer.supplier.name,
    total: omar.price.total,
    open_tasks: [],
  })
  expect(await found({ page_size: '1', after: first.next ?? '' })).toEqual([anna.reference])
})

test('the list names a desk as the record does, in the requested language', async () => {
  const { body } = await app.call(`/api/staff/bookings/${anna.booking_id}?lang_id=2`, { token: support })
  const { name } = (body as StaffBooking).booking.offer.pickup
  expect(name).not.toBe(anna.offer.pickup.name)
  expect((await list({ search: anna.reference, lang_id: '2' })).items).toMatchObject([{ pickup: name }])
})

test('days of pick-up are those of the desk’s clock', async () => {
  const day = anna.pickup_at.slice(0, 10)
  const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString()
  const after = Temporal.PlainDate.from(day).add({ days: 1 }).toString()
  expect(await found({ from: day, to: day })).toHaveLength(2)
  expect(await found({ from: after })).toEqual([])
  expect(await found({ to: before })).toEqual([])
})

test('those of some days are listed by their day: from the first of them on, or back from the last', async () => {
  const day = anna.pickup_at.slice(0, 10)
  const rental = rentalAfter(app.clock.now(), 20)
  const early = journey(app, rental)
  const token = await early.guest()
  const { body } = await early.order(token, await early.cart(token, (await early.quote('Flexible')).quote_id))
  const { pickup_at, reference } = body.booking as Booking
  expect(pickup_at < anna.pickup_at).toBe(true)
  const onwards = [reference, anna.reference, omar.reference]
  const paged = async (days: Record<string, string>) => {
    const references: string[] = []
    let after = ''
    do {
      const page = await list({ ...days, page_size: '1', ...(after && { after }) })
      references.push(...page.items.map((one) => one.reference))
      after = page.next ?? ''
    } while (after)
    return references
  }
  expect(await paged({ from: pickup_at.slice(0, 10), to: day })).toEqual(onwards)
  expect(await paged({ from: pickup_at.slice(0, 10) })).toEqual(onwards)
  expect(await paged({ to: day })).toEqual(onwards.toReversed())
})

test('bookings with open tasks have their own list', async () => {
  const now = app.clock.now()
  await app.database.db
    .insertInto('staff_tasks')
    .values({
      id: crypto.randomUUID(),
      booking_id: anna.booking_id,
      kind: 'pay_back',
      deadline: now.add({ hours: 2 }),
      created_at: now,
    })
    .execute()
  expect((await list({ waiting: 'true' })).items).toMatchObject([
    { reference: anna.reference, open_tasks: ['pay_back'] },
  ])
})

test('a booking is read with all that happened; who read it is in the audit and in its journal', async () => {
  const first: StaffBooking = (await read(omar.booking_id)).body
  expect(first.booking).toMatchObject({ reference: omar.reference, status: 'confirmed' })
  expect(first.supplier_state).toBe('reserved')
  const kinds = first.journal.map(
    (entry) => `${entry.of} ${'kind' in entry ? entry.kind : 'state' in entry ? entry.state : ''}`,
  )
  for (const kind of ['event order_placed', 'event confirmed', 'payment captured', 'ledger sale'])
    expect(kinds).toContain(kind)
  // Suppliers' amounts and our earnings are visible to finance only.
  expect(JSON.stringify(first)).not.toMatch(/"(?:postings|supplier_total|to_supplier)":/)
  const whole: StaffBooking = (
    await app.call(`/api/staff/bookings/${first.booking.booking_id}`, { token: await tokenOf('finance') })
  ).body
  expect(whole.booking.price.supplier_total.amount).toBeGreaterThan(0)
  for (const entry of whole.journal)
    if (entry.of === 'ledger')
      expect(
        (entry.postings ?? []).reduce((sum, { amount }) => sum + amount.amount, 0),
        entry.kind,
      ).toBe(0)
  const times = first.journal.map(({ at }) => at)
  expect(times).toEqual(times.toSorted().toReversed())
  expect(first.journal.some(({ of }) => of === 'staff')).toBe(false)

  const again: StaffBooking = (await read(omar.booking_id)).body
  expect(again.journal.filter(({ of }) => of === 'staff')).toMatchObject([
    { action: 'read_booking' },
    { action: 'read_booking' },
  ])
})

test('bookings are read only by roles that need them', async () => {
  const dispatch = await tokenOf('dispatch')
  for (const path of ['', `/${omar.booking_id}`])
    expectProblem(await app.call(`/api/staff/bookings${path}`, { token: dispatch }), {
      status: 403,
      code: 'staff_role_missing',
    })
  expect((await app.call('/api/staff/bookings', { token: await tokenOf('finance') })).status).toBe(200)
})

test('invalid queries are rejected field by field, and an unknown booking is not found', async () => {
  for (const query of ['status=lost', 'from=2027-02-30', 'after=last', 'waiting=yes', 'page_size=101'])
    expectProblem(await app.call(`/api/staff/bookings?${query}`, { token: support }), {
      status: 400,
      code: 'invalid_request',
    })
  for (const id of [crypto.randomUUID(), 'none'])
    expectProblem(await read(id), { status: 404, code: 'booking_not_found' })
})
