import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { RATE_CARD } from '#testing/builders/trips/trip-fare-requests.ts'
import { RENTAL, TRANSFER } from '#testing/builders/trips/trip-fares.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'

const app = forFile(await testApp())
const staffId = await peopleOf(app).add({ role: 'staff', email: 'rates@example.com' })
let token: string
beforeEach(() => setClock('2026-12-01T09:00:00Z'))

/** Sets the clock and signs in again, because a token is valid for an hour. */
async function setClock(now: string): Promise<void> {
  app.clock.set(now)
  token = (await peopleOf(app).tokenOf(staffId)).token
}

const get = (path: string) => app.call(`/api/staff/rate-cards${path}`, { token })
const publish = (body: object) => app.call('/api/staff/rate-cards/publish', { token, body })

/** Returns a company's new card for sedans with a driver in Bengaluru. */
async function newCard() {
  const { companyId } = await companyWith(app, { name: 'Deccan Mills' })
  return { ...RATE_CARD, company_id: companyId, base: 0 }
}

const auditOf = (id: string) =>
  app.database.db.selectFrom('audit_entries').selectAll().where('subject_id', '=', id).orderBy('id').execute()

test('a card’s versions are read with who published them, and stay as they were published', async () => {
  const card = await newCard()
  const first = await publish(card)
  expect(first).toMatchObject({ status: 201, body: { version: 1 } })
  const { id, version_id } = first.body
  app.clock.pass({ minutes: 5 })
  const dearer = { ...RENTAL, extra_km: 1500 }
  const second = await publish({ ...card, base: 1, from_day: '2027-04-01', content: dearer })
  expect(second.body).toEqual({ id, version: 2, version_id: second.body.version_id })
  const read = await get(`/${id}`)
  expect(read.headers.get('cache-control')).toBe('no-store')
  expect(read.body).toEqual({
    id,
    city_id: 'in-blr',
    category: 2,
    vehicle_type_id: 'sedan',
    company: { id: card.company_id, name: 'Deccan Mills' },
    currency: 'INR',
    versions: [
      {
        id: second.body.version_id,
        version: 2,
        from_day: '2027-04-01',
        content: dearer,
        published_at: '2026-12-01T09:05:00Z',
        published_by: staffId,
      },
      {
        id: version_id,
        version: 1,
        from_day: '2027-03-01',
        content: RENTAL,
        published_at: '2026-12-01T09:00:00Z',
        published_by: staffId,
      },
    ],
  })
  const audited = await auditOf(id)
  expect(audited).toMatchObject([
    {
      staff_id: staffId,
      action: 'publish_rate_card',
      subject: 'rate_card',
      before: { newest: 0 },
      after: { newest: 1, from_day: '2027-03-01' },
    },
    { before: { newest: 1 }, after: { newest: 2, from_day: '2027-04-01' } },
  ])
  const changed = app.database.db.updateTable('rate_card_versions').set({ content: RENTAL })
  await expect(changed.where('id', '=', version_id).execute()).rejects.toThrow(/stays: publish another/)
})

test('a published version prices the quotes from its day on', async () => {
  const packageOn = async (day: string) => {
    const body = { ...TRIPS.rental, start: `${day}T09:30`, city_id: 'in-pnq', from: PUNE }
    const { options } = (await app.call('/trips/api/trip/quote', { body })).body
    return options[1].fare.lines[0].amount.amount
  }
  expect(await packageOn('2027-02-20')).toBe(220_000)
  expect((await publish({ ...RATE_CARD, city_id: 'in-pnq', from_day: '2027-02-20' })).status).toBe(201)
  app.clock.pass({ minutes: 2 })
  expect(await packageOn('2027-02-19')).toBe(220_000)
  expect(await packageOn('2027-02-20')).toBe(200_000)
})

const PUNE = { name: 'Shaniwar Wada', latitude: 18.5195, longitude: 73.8553 }

test('the list names each card with its newest version and the one that holds today', async () => {
  const { body } = await get('?city_id=in-jai&category=2&vehicle_type_id=suv')
  const [card] = body.items
  const first = { version: 1, from_day: '2026-01-01' }
  expect(body).toEqual({
    items: [
      {
        id: card.id,
        city_id: 'in-jai',
        category: 2,
        vehicle_type_id: 'suv',
        company: null,
        newest: first,
        holding: first,
      },
    ],
    next: null,
  })
  await publish({ ...RATE_CARD, city_id: 'in-jai', vehicle_type_id: 'suv', from_day: '2026-12-02' })
  const current = async () => (await get('?city_id=in-jai&category=2&vehicle_type_id=suv')).body.items[0]
  expect(await current()).toMatchObject({ newest: { version: 2, from_day: '2026-12-02' }, holding: first })
  // Midnight in India.
  await setClock('2026-12-01T18:30:00Z')
  expect((await current()).holding).toEqual({ version: 2, from_day: '2026-12-02' })
})

test('the list is read page by page, each card once', async () => {
  const ids: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await get(`?city_id=qa-doh&page_size=10${next && `&after=${next}`}`)
    expect(body.items.length).toBeLessThanOrEqual(10)
    ids.push(...body.items.map(({ id }: { id: string }) => id))
    next = body.next
  }
  expect([ids.length, new Set(ids).size]).toEqual([29, 29])
})

test('a company’s cards are listed apart from those for everybody', async () => {
  const card = await newCard()
  const { id } = (await publish(card)).body
  const listed = async (company: string) => {
    const { body } = await get(`?city_id=in-blr&category=2&vehicle_type_id=sedan&company_id=${company}`)
    return body.items.map((one: { id: string }) => one.id)
  }
  expect(await listed(card.company_id)).toEqual([id])
  const forAll = await listed('none')
  expect(forAll).toHaveLength(1)
  expect(forAll).not.toContain(id)
})

test('of many who publish after the same version one does, and the others are told so', async () => {
  for (const base of [0, 1]) {
    const card = await newCard()
    if (base === 1) await publish(card)
    const replies = await Promise.all([1, 2, 3, 4, 5].map(() => publish({ ...card, base })))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    for (const reply of replies.filter(({ status }) => status === 409))
      expectProblem(reply, { status: 409, code: 'version_outdated' })
    const { id } = replies.find(({ status }) => status === 201)?.body ?? {}
    expect(await auditOf(id)).toHaveLength(base + 1)
  }
})

test.for<{ name: string; over: object; fields: { path: string; code: string }[] }>([
  {
    name: 'an unknown city',
    over: { city_id: 'xx-xxx' },
    fields: [{ path: 'city_id', code: 'city_unknown' }],
  },
  {
    name: 'an unknown type of vehicle and company',
    over: { vehicle_type_id: 'rickshaw', company_id: crypto.randomUUID() },
    fields: [
      { path: 'vehicle_type_id', code: 'vehicle_type_unknown' },
      { path: 'company_id', code: 'company_unknown' },
    ],
  },
  {
    name: 'yesterday in India',
    over: { from_day: '2026-11-30' },
    fields: [{ path: 'from_day', code: 'day_past' }],
  },
  {
    name: 'a card of another category, in another currency',
    over: { category: 8, content: { ...RENTAL, currency: 'AED' } },
    fields: [
      { path: 'content.kind', code: 'card_kind' },
      { path: 'content.currency', code: 'card_currency' },
    ],
  },
  {
    name: 'slabs with a gap, and a zone of another city',
    over: {
      category: 7,
      content: {
        ...TRANSFER,
        zones: [{ zone_id: 'in-del-1-centre', price: 1 }],
        slabs: [
          { from_km: 0, to_km: 20, price: 0, per_km: 0 },
          { from_km: 30, to_km: null, price: 0, per_km: 0 },
        ],
      },
    },
    fields: [
      { path: 'content.slabs.1', code: 'slab_gap' },
      { path: 'content.zones.0.zone_id', code: 'zone_unknown' },
    ],
  },
])('$name is refused, field by field', async ({ over, fields }) => {
  const rejected = await publish({ ...RATE_CARD, ...over })
  expectProblem(rejected, { status: 422, code: 'rate_card_refused', fields })
  expect(rejected.body.fields).toHaveLength(fields.length)
  expectArabic(await publish({ ...RATE_CARD, ...over, lang_id: 2 }))
})

test.for([
  { name: 'an amount below zero', over: { content: { ...RENTAL, extra_km: -1 } }, path: 'content.extra_km' },
  { name: 'no packages', over: { content: { ...RENTAL, packages: [] } }, path: 'content.packages' },
  { name: 'a shuttle', over: { category: 20 }, path: 'category' },
  { name: 'a day that is none', over: { from_day: '2027-02-30' }, path: 'from_day' },
])('$name is invalid', async ({ over, path }) => {
  expectProblem(await publish({ ...RATE_CARD, ...over }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
})

test.for(['none', crypto.randomUUID()])('there is no card %s', async (id) => {
  expectProblem(await get(`/${id}`), { status: 404, code: 'rate_card_not_found' })
})
