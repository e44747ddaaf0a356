import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

type Headers = Record<string, string>
const customer = (id: string, headers: Headers) => app.call(`/trips/api/customer/${id}/detail`, { headers })
const supervisor = (id: string, headers: Headers) =>
  app.call(`/trips/api/supervisor/${id}/detail`, { headers })
const update = (body: object, headers: Headers) => app.call('/trips/api/customer/update', { body, headers })
const auditOf = (profileId: string) =>
  app.database.db
    .selectFrom('trip_audit')
    .select(['action', 'subject', 'subject_id', 'before', 'after'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute()

/** Inserts a company with an admin, a supervisor and a traveller. */
async function company(name = 'Falcon Trading') {
  const made = await companyWith(app, { name })
  const { companyId } = made
  const boss = await profileOf(app, { companyId, name: 'Huda', isSupervisor: true })
  return {
    ...made,
    name,
    boss,
    admin: await profileOf(app, { companyId, isAdmin: true }),
    traveller: await profileOf(app, { companyId, supervisorId: boss.profileId }),
  }
}

test('everyone in a company can read its record', async () => {
  const { companyId, corpId, admin, boss, traveller } = await company()
  for (const { headers } of [admin, boss, traveller]) {
    const { status, body, headers: sent } = await customer(companyId, headers)
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        id: companyId,
        kind: 'company',
        corp_id: corpId,
        name: 'Falcon Trading',
        country_code: 'AE',
        currency: 'AED',
        tax_id: null,
        address: { addressLine: 'Sheikh Zayed Road 1', city: 'Dubai', country: 'AE' },
        phone: null,
        email: null,
        approval_required: false,
      },
    })
    expect(sent.get('cache-control')).toBe('no-store')
  }
})

test('a retail traveller is their own customer', async () => {
  const { profileId, headers } = await profileOf(app, { name: 'Noor', mobile: '+971501112233' })
  const { status, body } = await customer(profileId, headers)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: profileId,
      kind: 'person',
      corp_id: null,
      name: 'Noor',
      country_code: null,
      currency: null,
      tax_id: null,
      address: null,
      phone: { countryCode: '+971', phone: '501112233' },
      email: null,
      approval_required: false,
    },
  })
})

test('the people of a company can read its supervisors', async () => {
  const { companyId, boss, traveller } = await company()
  const email = (await app.call('/trips/api/o/user-content', { headers: boss.headers })).body.email
  const { status, body } = await supervisor(boss.profileId, traveller.headers)
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      id: boss.profileId,
      customer_id: companyId,
      name: 'Huda',
      email,
      mobile: null,
      pic: null,
      isAdmin: false,
    },
  })
})

test('a profile cannot read another company, whatever its role there, and a retail traveller cannot read any', async () => {
  const [ours, theirs] = [await company('Ours'), await company('Theirs')]
  const retail = await profileOf(app)
  const outsiders = [theirs.admin, theirs.boss, theirs.traveller, retail]
  for (const { headers } of outsiders) {
    const record = await customer(ours.companyId, headers)
    expectProblem(record, { status: 404, code: 'customer_not_found' })
    expectArabic(await customer(ours.companyId, { ...headers, language: 'ar' }))
    expectProblem(await supervisor(ours.boss.profileId, headers), {
      status: 404,
      code: 'supervisor_not_found',
    })
  }
  for (const { headers } of [ours.admin, theirs.admin])
    expectProblem(await customer(retail.profileId, headers), { status: 404, code: 'customer_not_found' })
  const other = await profileOf(app)
  for (const id of [other.profileId, retail.personId, crypto.randomUUID()])
    expectProblem(await customer(id, retail.headers), { status: 404, code: 'customer_not_found' })
})

test('a person without the role is not found as a supervisor', async () => {
  const { admin, traveller } = await company()
  for (const id of [admin.profileId, traveller.profileId, crypto.randomUUID()])
    expectProblem(await supervisor(id, traveller.headers), { status: 404, code: 'supervisor_not_found' })
})

test('a person in two companies reads each in its own profile', async () => {
  const [one, two] = [await company('One'), await company('Two')]
  const elsewhere = await profileOf(app, { personId: one.traveller.personId, companyId: two.companyId })
  expect((await customer(two.companyId, elsewhere.headers)).status).toBe(200)
  expect((await customer(one.companyId, elsewhere.headers)).status).toBe(404)
  expect((await customer(two.companyId, one.traveller.headers)).status).toBe(404)
})

const CHANGE = {
  name: 'Falcon Trading LLC',
  tax_id: '100234567800003',
  address: { addressLine: 'Corniche 5', city: 'Abu Dhabi', country: 'AE' },
  phone: { countryCode: '+971', phone: '501234567' },
  email: 'travel@falcon.example',
  approval_required: true,
}

test('an admin updates the company’s record, and the audit has the changed fields before and after', async () => {
  const { companyId, admin, traveller } = await company()
  const before = (await customer(companyId, admin.headers)).body
  const updated = await update(CHANGE, admin.headers)
  expect({ status: updated.status, body: updated.body }).toEqual({
    status: 200,
    body: { ...before, ...CHANGE },
  })
  expect((await customer(companyId, traveller.headers)).body).toEqual(updated.body)
  await update({ ...CHANGE, email: null }, admin.headers)
  await update({ name: CHANGE.name }, admin.headers)
  const row = { action: 'update_customer', subject: 'company', subject_id: companyId }
  expect(await auditOf(admin.profileId)).toEqual([
    {
      ...row,
      before: Object.fromEntries(Object.keys(CHANGE).map((field) => [field, before[field]])),
      after: CHANGE,
    },
    { ...row, before: { email: CHANGE.email }, after: { email: null } },
  ])
})

test('no concurrent update is lost, and each has its audit row', async () => {
  const { companyId, admin } = await company()
  const names = Array.from({ length: 6 }, (_, at) => `Name ${at}`)
  await Promise.all(names.map((name) => update({ name }, admin.headers)))
  const rows = (await auditOf(admin.profileId)) as unknown as Record<'before' | 'after', { name: string }>[]
  const steps = new Map(rows.map(({ before, after }) => [before.name, after.name]))
  let name = 'Falcon Trading'
  for (let count = 0; count < 6; count++) name = steps.get(name) ?? 'a step is missing'
  expect((await customer(companyId, admin.headers)).body.name).toBe(name)
})

test('only an admin updates a company', async () => {
  const { companyId, boss, traveller } = await company()
  for (const { profileId, headers } of [boss, traveller]) {
    const rejected = await update(CHANGE, headers)
    expectProblem(rejected, { status: 403, code: 'admins_only' })
    expectArabic(await update(CHANGE, { ...headers, language: 'ar' }))
    expect(await auditOf(profileId)).toEqual([])
  }
  expect((await customer(companyId, boss.headers)).body.name).toBe('Falcon Trading')
})

test('a retail traveller updates their name, and has no company fields', async () => {
  const { profileId, personId, headers } = await profileOf(app, { name: 'Before' })
  const updated = await update({ name: 'After' }, headers)
  expect(updated.status).toBe(200)
  expect(updated.body).toMatchObject({ id: profileId, kind: 'person', name: 'After' })
  const rejected = await update({ name: 'Later', email: 'x@example.com', approval_required: true }, headers)
  const companiesOnly = { message: 'Only companies have this field' }
  expectProblem(rejected, {
    status: 422,
    code: 'company_fields',
    fields: [
      { path: 'email', ...companiesOnly },
      { path: 'approval_required', ...companiesOnly },
    ],
  })
  expect((await customer(profileId, headers)).body.name).toBe('After')
  expect(await auditOf(profileId)).toEqual([
    {
      action: 'update_customer',
      subject: 'person',
      subject_id: personId,
      before: null,
      after: { fields: ['name'] },
    },
  ])
})

test.for([
  { name: 'nothing', body: {}, path: 'name', message: 'Enter at least one change' },
  { name: 'no name', body: { name: '' }, path: 'name' },
  { name: 'no country', body: { address: { ...CHANGE.address, country: 'XX' } }, path: 'address.country' },
  { name: 'no city', body: { address: { ...CHANGE.address, city: '' } }, path: 'address.city' },
  { name: 'no phone', body: { phone: { countryCode: '+971', phone: '1' } }, path: 'phone.phone' },
  { name: 'no e-mail', body: { email: 'x' }, path: 'email' },
  { name: 'perhaps', body: { approval_required: 'perhaps' }, path: 'approval_required' },
  { name: 'a credit limit', body: { credit_limit: 1 }, path: 'credit_limit' },
  { name: 'another id', body: { id: crypto.randomUUID() }, path: 'id' },
])('an update is rejected in both languages: $name', async ({ body, path, message }) => {
  const { admin } = await company()
  const fields = [{ path, ...(message !== undefined && { message }) }]
  const rejected = await update(body, admin.headers)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields })
  expectArabic(await update(body, { ...admin.headers, language: 'ar' }))
})

test('a record is requested by an id', async () => {
  const { headers } = await profileOf(app)
  for (const reply of [await customer('me', headers), await supervisor('me', headers)])
    expectProblem(reply, { status: 400, code: 'invalid_request', fields: [{ path: 'id' }] })
})

test('a supervisor books for their travellers, an admin for everyone, a traveller only for themselves', async () => {
  const { companyId, admin, boss, traveller } = await company()
  const otherCompany = await company('Another')
  const other = await profileOf(app, { companyId, name: 'Aisha', costCentre: 'Sales' })
  const namesFor = async ({ headers }: { headers: Headers }) => {
    const { status, body } = await app.call('/trips/api/traveller/all', { headers })
    expect(status).toBe(200)
    return (body as { items: { profile_id: string }[] }).items.map(({ profile_id }) => profile_id)
  }
  expect(await namesFor(boss)).toEqual([traveller.profileId])
  // By name: Aisha, Huda, Layla.
  expect(await namesFor(admin)).toEqual([other.profileId, boss.profileId, traveller.profileId])
  expect(await namesFor(traveller)).toEqual([])
  expect(await namesFor(otherCompany.boss)).toEqual([otherCompany.traveller.profileId])
  expect(await namesFor(await profileOf(app))).toEqual([])
})
