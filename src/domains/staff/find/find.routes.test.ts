import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { StaffRole } from '../members/staff-role.contract.ts'
import type { Booking } from '#domains/rentals/bookings/booking.contract.ts'
import type { Driver } from '#domains/rentals/bookings/driver.contract.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { DRIVER, journey } from '#testing/builders/rentals/journey.ts'
import { tripsOf } from '#testing/builders/rentals/journeys.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import type { StaffSearchResults, SearchHitKind } from './find.contract.ts'

const app = forFile(await testApp())
const { db } = app.database
const people = peopleOf(app)
const steps = journey(app)
const memberWith = async (...staffRoles: StaffRole[]) => {
  const id = await people.add({ role: 'staff', email: `${crypto.randomUUID()}@staff.example`, staffRoles })
  return { id, token: (await people.tokenOf(id)).token }
}
const admin = await memberWith('admin')

async function ordered(driver: Partial<Driver>): Promise<Booking> {
  const token = await steps.guest()
  const booking = await steps.cart(token, (await steps.quote('Flexible')).quote_id)
  const { body } = await steps.order(token, booking, { driver: { ...DRIVER, ...driver } })
  return body.booking
}

const anna = await ordered({ first_name: 'Annabelle', last_name: 'Quartermain', email: 'anna.q@example.com' })
const huda = await ordered({
  first_name: 'هدى',
  last_name: 'الزهراني',
  // Initials alone, so that the Arabic name is what is found.
  latin_first_name: 'H',
  latin_last_name: 'Z',
  email: 'huda.z@example.com',
  phone: { countryCode: '+971', phone: '501112223' },
})
const monthOfHuda = new Date(`${huda.pickup_at.slice(0, 10)}T00:00Z`).toLocaleString('en', {
  month: 'long',
  timeZone: 'UTC',
})
const traveller = await people.add({ role: 'traveller', email: 'zeno.quill@example.com' })
const trip = await db
  .selectFrom('trips')
  .select(['id', 'reference'])
  .where('id', '=', await (await tripsOf(app)).booked({}))
  .executeTakeFirstOrThrow()
const { companyId } = await companyWith(app, { name: 'Quagga Safaris' })
const { body: enquiry } = await enquirers(app).fillIn('/api/get_in_touch', { email: 'quentin@example.com' })
const partner = await people.add({ role: 'partner', email: 'partner.q@example.com' })
const paid = (anna.price.pay_now.amount / 100).toFixed(2)
const card = anna.card?.last4 ?? ''

async function find(search: string, token = admin.token): Promise<StaffSearchResults['groups']> {
  const { body } = await app.call(`/api/staff/find?${new URLSearchParams({ search })}`, { token })
  return body.groups
}
const idsOf = (groups: StaffSearchResults['groups'], kind: SearchHitKind) =>
  groups.find((group) => group.kind === kind)?.items.map(({ id }) => id) ?? []

test.for<[what: string, search: string, kind: SearchHitKind, id: string]>([
  ['a booking by half a name', 'quarterm', 'bookings', anna.booking_id],
  ['a booking by its id', anna.booking_id, 'bookings', anna.booking_id],
  ['a booking by its reference', anna.reference.toLowerCase(), 'bookings', anna.booking_id],
  ['a booking by the supplier’s reference', anna.supplier_reference ?? '', 'bookings', anna.booking_id],
  ['a booking by the last four of its card', card, 'bookings', anna.booking_id],
  ['a booking by what was paid', `€${paid}`, 'bookings', anna.booking_id],
  ['a booking by card and amount', `${card} ${paid}`, 'bookings', anna.booking_id],
  ['a booking by its total', (anna.price.total.amount / 100).toFixed(2), 'bookings', anna.booking_id],
  ['a booking by its day of pick-up', anna.pickup_at.slice(0, 10), 'bookings', anna.booking_id],
  ['a booking by a name and a month', `anna ${anna.pickup_at.slice(0, 7)}`, 'bookings', anna.booking_id],
  ['a booking by the sound of an Arabic name', 'Zahrani', 'bookings', huda.booking_id],
  ['a booking by another spelling in Arabic', 'هدي الزهرانى', 'bookings', huda.booking_id],
  ['a booking with a typing error', 'Quatermain', 'bookings', anna.booking_id],
  ['a booking by a number as it is dialled at home', '050 111 2223', 'bookings', huda.booking_id],
  ['a booking by a number from abroad in Arabic digits', '٠٠٩٧١٥٠١١١٢٢٢٣', 'bookings', huda.booking_id],
  ['a booking by a name and a month of any year', `huda ${monthOfHuda}`, 'bookings', huda.booking_id],
  [
    'a booking by its card and the whole of its amount',
    `visa ${card}, €${paid.slice(0, -3)}`,
    'bookings',
    anna.booking_id,
  ],
  ['a person by a part of their e-mail', 'zeno.q', 'people', traveller],
  ['a trip by its reference', trip.reference, 'trips', trip.id],
  ['a trip by its id', trip.id, 'trips', trip.id],
  ['a company by a part of its name', 'quagga', 'companies', companyId],
])('%s is found', async ([, search, kind, id]) => {
  expect(idsOf(await find(search), kind)).toContain(id)
})

test('a sender’s enquiry and a partner are found beside each other', async () => {
  const [first] = (await find('quentin@')).flatMap(({ kind, items }) => (kind === 'enquiries' ? items : []))
  expect(first).toMatchObject({ name: enquiry.number ?? first?.name, state: 'new' })
  const { code } = await db
    .selectFrom('partners as p')
    .innerJoin('partner_members as m', 'm.partner_id', 'p.id')
    .select('p.code')
    .where('m.user_id', '=', partner)
    .executeTakeFirstOrThrow()
  expect((await find(code)).map(({ kind }) => kind)).toContain('partners')
})

test.for<[search: string]>([['zz'], ['nobody of this name'], ['anna 2019-01'], ['0001 0.01']])(
  '"%s" finds nothing',
  async ([search]) => {
    expect(await find(search)).toEqual([])
  },
)

test('coupons, places, margins and pages are found by those who keep them, and by nobody else', async () => {
  await addCoupon(db, 'SEEK-24')
  const { id: coupon } = await db
    .selectFrom('coupons')
    .select('id')
    .where('code', '=', 'SEEK-24')
    .executeTakeFirstOrThrow()
  const [place] = await db.selectFrom('trip_places').select(['id', 'name_ar']).limit(1).execute()
  const margin = crypto.randomUUID()
  await sql`insert into margin_rules (id, version, country, how, basis_points, starts_on, changed_at)
    values (${margin}, 1, 'ES', 'add', 200, '2026-01-01', ${app.clock.now()})`.execute(db)
  const searches: [search: string, kind: SearchHitKind, id: string, role: StaffRole][] = [
    ['seek24', 'coupons', coupon, 'finance'],
    [place?.name_ar ?? '', 'places', place?.id ?? '', 'dispatch'],
    ['إسبانيا', 'margins', margin, 'suppliers'],
    ['privacy', 'content', 'privacy-policy', 'content'],
  ]
  const translator = await memberWith('translator')
  for (const [search, kind, id, role] of searches) {
    const { token } = await memberWith(role)
    expect(idsOf(await find(search, token), kind), search).toContain(id)
    expect(idsOf(await find(search, translator.token), kind), search).toEqual([])
  }
})

test('an open task is found by the reference of what it is about', async () => {
  const now = app.clock.now()
  await db
    .insertInto('staff_tasks')
    .values({
      id: crypto.randomUUID(),
      booking_id: anna.booking_id,
      kind: 'pay_back',
      deadline: now,
      created_at: now,
    })
    .execute()
  const groups = await find(anna.reference)
  expect(groups.find(({ kind }) => kind === 'tasks')?.items).toMatchObject([
    { name: anna.reference, state: 'pay_back' },
  ])
})

test('of more than six of a kind six are shown', async () => {
  for (let one = 0; one < 7; one++)
    await people.add({ role: 'traveller', email: `many.${one}@crowd.example` })
  expect((await find('crowd.example')).find(({ kind }) => kind === 'people')).toMatchObject({
    items: { length: 6 },
    more: true,
  })
})

test.for<[role: StaffRole, kinds: SearchHitKind[]]>([
  ['support', ['bookings', 'people', 'tasks']],
  ['dispatch', []],
  ['content', []],
])('%s is shown what the role may see: %j', async ([role, kinds]) => {
  const { token } = await memberWith(role)
  const found = (await find('quartermain', token)).map(({ kind }) => kind)
  const byReference = (await find(anna.reference, token)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining([...found, ...byReference]))
  expect(found.length > 0).toBe(kinds.length > 0)
})

test.for(['Élodie ÖZTÜRK', 'Ørjan Łuk', 'ÑUSTA İnce', 'Zoë D’Arc'])(
  'whose name is %s is found as it is written, whatever the locale of the database',
  async (name) => {
    const [first_name = '', last_name = ''] = name.split(' ')
    const id = await people.add({ role: 'traveller', email: `${crypto.randomUUID()}@example.com` })
    await db.updateTable('users').set({ first_name, last_name }).where('id', '=', id).execute()
    for (const search of [name, name.toLowerCase(), name.toUpperCase()])
      expect(idsOf(await find(search), 'people'), search).toContain(id)
  },
)

test('who is not on the staff finds nothing', async () => {
  const { token } = await people.tokenOf(traveller)
  expect((await app.call('/api/staff/find?search=anna', { token })).status).toBe(403)
  const rejection = { status: 400, code: 'invalid_request', fields: [{ path: 'search' }] }
  expectProblem(await app.call('/api/staff/find', { token: admin.token }), rejection)
})

test('that somebody searched is in the audit once, and what for is not to be read there', async () => {
  const { id, token } = await memberWith('support')
  const entries = () =>
    db.selectFrom('audit_entries').selectAll().where('staff_id', '=', id).orderBy('id').execute()
  await Promise.all([find('anna.q@example.com', token), find('Anna.Q@example.com', token)])
  const [entry, ...others] = await entries()
  expect(others).toEqual([])
  expect(entry).toMatchObject({ action: 'search_everything', subject: 'search', before: null, after: null })
  expect(entry?.subject_id).toMatch(/^[\da-f]{64}$/)
  await find('quartermain', token)
  expect(await entries()).toHaveLength(2)
})

test('a booking that a colleague reads again within ten minutes was looked at once', async () => {
  const { id, token } = await memberWith('support')
  const accesses = () =>
    db
      .selectFrom('audit_entries')
      .select('at')
      .where('staff_id', '=', id)
      .where('action', '=', 'read_booking')
      .execute()
  const read = () => app.call(`/api/staff/bookings/${anna.booking_id}`, { token })
  await Promise.all(Array.from({ length: 8 }, read))
  expect(await accesses()).toHaveLength(1)
  app.clock.pass({ minutes: 9 })
  await read()
  expect(await accesses()).toHaveLength(1)
  app.clock.pass({ minutes: 1 })
  await read()
  expect(await accesses()).toHaveLength(2)
})

test.for(['bookings', 'users', 'trips', 'enquiries', 'trip_people'] as const)(
  'a search among %s reads the index of the migration, for parts and for what is near',
  async (table) => {
    for (const condition of [sql`found_by like '%quarterm%'`, sql`found_keys && '{1,2}'::integer[]`]) {
      const tx = await db.startTransaction().execute()
      // The table of a test is smaller than any index.
      await sql`set local enable_seqscan = off; set local enable_indexscan = off`.execute(tx)
      const plan = await sql<{ 'QUERY PLAN': string }>`
        explain select id from ${sql.table(table)} where ${condition}`.execute(tx)
      await tx.rollback().execute()
      expect(plan.rows.map((row) => row['QUERY PLAN']).join('\n')).toContain(`${table}_found`)
    }
  },
)

test('what a process of the release before has written or changed is found, and no longer by its old name', async () => {
  const { booking_id: id } = await ordered({ first_name: 'Xanthe', last_name: 'Oldfield' })
  expect(idsOf(await find('oldfield'), 'bookings')).toEqual([id])
  await sql`update bookings set driver = jsonb_set(driver, '{last_name}', '"Newfield"') where id = ${id}`.execute(
    db,
  )
  expect(idsOf(await find('xanthe newfield'), 'bookings')).toEqual([id])
  expect(idsOf(await find('xanthe oldfield'), 'bookings')).toEqual([])
  await sql`update bookings set found_by = null, found_keys = null where id = ${id}`.execute(db)
  await app.app.runJob('fold names')
  const { found_by } = await db
    .selectFrom('bookings')
    .select('found_by')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(found_by).toContain('xanthe newfield')
})
