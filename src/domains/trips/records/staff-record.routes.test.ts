import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { fieldsOf, validRecords } from '#testing/builders/trips/trip-records.ts'
import { STAFF_RECORDS, type StaffRecord } from './record-fields.contract.ts'

/** A change of one field for each kind of record. */
const CHANGES: Record<StaffRecord, Record<string, unknown>> = {
  vehicles: { odometer_km: 1500 },
  drivers: { licence_until: '2035-01-31' },
  'vehicle-models': { fuel: 'hybrid' },
  'vehicle-types': { picture: 'coach' },
  owners: { phone: { countryCode: '+971', phone: '509876543' } },
  companies: { approval_required: true },
  cities: { latitude: 23.6 },
  places: { name_ar: 'مرسى دبي' },
  zones: { name_en: 'Dubai Marina' },
  banners: { link: 'https://rihla.example/airports' },
}

let app: TestApp
let staffId: string
let token: string
let valid: Awaited<ReturnType<typeof validRecords>>
beforeAll(async () => {
  app = await testApp()
  const people = peopleOf(app)
  staffId = await people.add({ role: 'staff', email: 'staff@example.com' })
  ;({ token } = await people.tokenOf(staffId))
  valid = await validRecords(app)
})
afterAll(() => app.close())

const list = (entity: StaffRecord, query = '') =>
  app.call(`/api/staff/trip-records/${entity}${query}`, { token })
const create = (entity: StaffRecord, body: object) =>
  app.call(`/api/staff/trip-records/${entity}`, { token, body })
const change = (entity: StaffRecord, id: string, body: object) =>
  app.call(`/api/staff/trip-records/${entity}/${id}`, { token, body })
const auditOf = (id: string) =>
  app.database.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'subject', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()

test.for(STAFF_RECORDS)(
  'one of %s is created, listed, changed and hidden, each with an audit row',
  async (entity) => {
    const record: Record<string, unknown> = valid(entity)
    const changed = CHANGES[entity]
    const created = await create(entity, record)
    expect(created.status).toBe(201)
    const { id, ...stored } = created.body
    const fields = fieldsOf(record)
    expect(stored).toEqual({ version: 1, hidden: false, ...fields })
    if ('id' in record) expect(id).toBe(record['id'])

    const edited = await change(entity, id, { ...fields, ...changed, version: 1, hidden: false })
    expect(edited.status).toBe(200)
    expect(edited.body).toEqual({ id, version: 2, hidden: false, ...fields, ...changed })
    const hidden = await change(entity, id, { ...fields, ...changed, version: 2, hidden: true })
    expect(hidden.body).toMatchObject({ version: 3, hidden: true })
    const page = await list(entity, '?page_size=100&hidden=true')
    expect(page.headers.get('cache-control')).toBe('no-store')
    expect(page.body).toMatchObject({ items: [hidden.body], next: null })
    const shown = (await list(entity, '?page_size=100&hidden=false')).body.items
    expect(shown.map((one: { id: string }) => one.id)).not.toContain(id)
    const restored = await change(entity, id, { ...fields, version: 3, hidden: false })
    expect(restored.body).toEqual({ id, version: 4, hidden: false, ...fields })

    const by = { staff_id: staffId, subject: entity }
    const names = Object.keys(changed)
    expect(await auditOf(id)).toEqual([
      { ...by, action: 'create_trip_record', before: null, after: { version: 1 } },
      {
        ...by,
        action: 'change_trip_record',
        before: { version: 1, hidden: false },
        after: { version: 2, hidden: false, changed: names },
      },
      {
        ...by,
        action: 'change_trip_record',
        before: { version: 2, hidden: false },
        after: { version: 3, hidden: true, changed: [] },
      },
      {
        ...by,
        action: 'change_trip_record',
        before: { version: 3, hidden: true },
        after: { version: 4, hidden: false, changed: names },
      },
    ])
  },
)

test('banners by the staff are those of the widget’s home, in order and without hidden ones', async () => {
  const banner = valid('banners')
  await app.database.db.deleteFrom('banners').execute()
  const ids = await Promise.all(
    [2, 1, 1].map(async (rank) => (await create('banners', { ...banner, rank })).body.id as string),
  )
  const [later, ...first] = ids
  const shown = async () => {
    const { body } = await app.call('/trips/api/banner/grid?kind=2')
    return body.rows.map((row: { banner_id: string }) => row.banner_id)
  }
  expect(await shown()).toEqual([...first.toSorted(), later])
  await change('banners', first[0] ?? '', { ...banner, version: 1, hidden: true })
  expect(await shown()).toEqual([first[1], later])
})

test('of two changes of one version one succeeds, and the other is rejected', async () => {
  const {
    id,
    version: _,
    ...record
  } = (await create('owners', { name: 'Two at once', country_code: 'AE', phone: null })).body
  const replies = await Promise.all(
    ['One', 'Other'].map((name) => change('owners', id, { ...record, name, version: 1 })),
  )
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const stale = await change('owners', id, { ...record, version: 1 })
  expectProblem(stale, { status: 409, code: 'record_changed' })
  expectArabic(await change('owners', id, { ...record, version: 1, lang_id: 2 }))
  expect(await auditOf(id)).toHaveLength(2)
})

test('an omitted field stays unchanged', async () => {
  const owner = { name: 'Ravi Kumar', country_code: 'IN', phone: null }
  const { id } = (await create('owners', { ...owner, tax_id: '29ABCDE1234F1Z5', corporate: false })).body
  const changed = await change('owners', id, { ...owner, name: 'Ravi K', version: 1, hidden: false })
  expect(changed.body).toMatchObject({ name: 'Ravi K', tax_id: '29ABCDE1234F1Z5', corporate: false })
})

test('a list is paged by key', async () => {
  for (const name of ['a', 'b', 'c']) await create('owners', { name, country_code: 'OM', phone: null })
  const ids: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const { body } = await list('owners', `?page_size=2${next === '' ? '' : `&after=${next}`}`)
    ids.push(...body.items.map((one: { id: string }) => one.id))
    next = body.next
  }
  expect(ids).toEqual([...new Set(ids)].toSorted())
  expect(ids).toHaveLength((await list('owners', '?page_size=100')).body.items.length)
})

test('a record is found by its searched fields or its id, with the names of referenced records', async () => {
  const plate = `X ${crypto.randomUUID().slice(0, 8)}`
  const { body: vehicle } = await create('vehicles', { ...valid('vehicles'), plate })
  const { body: model } = await list('vehicle-models', `?search=${vehicle.model_id}`)
  const called = `${model.items[0].make} ${model.items[0].model}`
  for (const search of [plate.toLowerCase(), vehicle.id]) {
    const { body } = await list('vehicles', `?search=${encodeURIComponent(search)}`)
    expect(body.items).toEqual([vehicle])
    expect(body.names).toMatchObject({
      [vehicle.model_id]: { en: called, ar: called },
      'ae-dxb': { en: 'Dubai', ar: 'دبي' },
    })
  }
  expect((await list('vehicles', '?search=100%25')).body.items).toEqual([])
})

test('duplicates and references to unknown records are rejected', async () => {
  const body = { ...valid('cities'), id: 'om-sll' }
  expect((await create('cities', body)).status).toBe(201)
  expectProblem(await create('cities', body), { status: 409, code: 'record_exists' })
  expectArabic(await create('cities', { ...body, lang_id: 2 }))
  const nowhere = { ...valid('vehicles'), plate: 'D 777', city_id: 'xx-nowhere' }
  expectProblem(await create('vehicles', nowhere), { status: 422, code: 'record_refers_to_nothing' })
  expectArabic(await create('vehicles', { ...nowhere, lang_id: 2 }))
})

test('an unknown record cannot be changed', async () => {
  const city = fieldsOf(valid('cities'))
  for (const [entity, id, fields] of [
    ['cities', 'xx-nowhere', city],
    ['owners', crypto.randomUUID(), valid('owners')],
    ['owners', 'x', valid('owners')],
  ] as const)
    expectProblem(await change(entity, id, { ...fields, version: 1, hidden: false }), {
      status: 404,
      code: 'record_not_found',
    })
})

test.for([
  { entity: 'vehicles', wrong: { plate: '' }, path: 'plate' },
  { entity: 'vehicles', wrong: { odometer_km: -1 }, path: 'odometer_km' },
  { entity: 'vehicles', wrong: { wheels: 4 }, path: 'wheels' },
  { entity: 'drivers', wrong: { phone: { countryCode: '+971', phone: '1' } }, path: 'phone.phone' },
  { entity: 'drivers', wrong: { licence_until: '2030-02-30' }, path: 'licence_until' },
  { entity: 'vehicle-models', wrong: { fuel: 'coal' }, path: 'fuel' },
  { entity: 'owners', wrong: { country_code: 'XX' }, path: 'country_code' },
  { entity: 'companies', wrong: { currency: 'XXX' }, path: 'currency' },
  { entity: 'companies', wrong: { corp_id: 'a b' }, path: 'corp_id' },
  { entity: 'companies', wrong: { email: 'nobody' }, path: 'email' },
  { entity: 'cities', wrong: { time_zone: 'Asia/Atlantis' }, path: 'time_zone' },
  { entity: 'cities', wrong: { latitude: 91 }, path: 'latitude' },
  { entity: 'cities', wrong: { desk: { hours_en: 'Daily' } }, path: 'desk.address_en' },
  { entity: 'cities', wrong: { id: 'Muscat' }, path: 'id' },
  { entity: 'places', wrong: { kind: 'moon' }, path: 'kind' },
  { entity: 'places', wrong: { iata: 'XMM' }, path: 'iata' },
  { entity: 'places', wrong: { kind: 'airport' }, path: 'iata' },
  { entity: 'zones', wrong: { ring: [[55, 25]] }, path: 'ring' },
  { entity: 'banners', wrong: { drawing: 'moon' }, path: 'drawing' },
  { entity: 'banners', wrong: { link: 'javascript:alert(1)' }, path: 'link' },
  { entity: 'banners', wrong: { link: 'http://rihla.example' }, path: 'link' },
  { entity: 'banners', wrong: { rank: 0 }, path: 'rank' },
] as const)('$entity with a wrong $path are rejected', async ({ entity, wrong, path }) => {
  expectProblem(await create(entity, { ...valid(entity), ...wrong }), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
})

test.for(['?page_size=0', '?after=x', '?hidden=maybe'])('a list rejects %s', async (query) => {
  const path = /\w+/.exec(query)?.[0] ?? ''
  expectProblem(await list('owners', query), { status: 400, code: 'invalid_request', fields: [{ path }] })
})

test('only staff read or write records', async () => {
  const people = peopleOf(app)
  const partner = await people.add({ role: 'partner', email: 'partner@example.com' })
  const { token: other } = await people.tokenOf(partner)
  for (const entity of STAFF_RECORDS) {
    const path = `/api/staff/trip-records/${entity}`
    expectProblem(await app.call(path), { status: 401, code: 'sign_in_required' })
    expectProblem(await app.call(path, { token: other }), { status: 403, code: 'staff_only' })
    expectProblem(await app.call(path, { token: other, body: valid(entity) }), {
      status: 403,
      code: 'staff_only',
    })
  }
})
