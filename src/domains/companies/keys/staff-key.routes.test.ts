import { beforeEach, expect, test } from 'vitest'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith } from '#testing/builders/trips/trip-people.ts'
import { auditOf } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const people = peopleOf(app)
const staffId = await people.add({ role: 'staff', email: 'staff@example.com' })
const token = (await people.tokenOf(staffId)).token
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await app.database.db.deleteFrom('api_keys').execute()
})

const create = (body: object) => app.call('/api/staff/trip-keys', { token, body })
const revoke = (body: object) => app.call('/api/staff/trip-keys/revoke', { token, body })
const list = (query = '') => app.call(`/api/staff/trip-keys${query}`, { token })
const useOf = (key: string, origin: string) =>
  app.call('/trips/api/o/otp/create', {
    body: { email: `${crypto.randomUUID()}@example.com` },
    headers: { 'x-api-key': key, origin },
  })

test('a new key works at once on its domains, and returns its configuration', async () => {
  const { companyId } = await companyWith(app, { name: 'Falcon Trading' })
  const requested = {
    name: 'Falcon’s intranet',
    domains: ['falcon.example', '*.falcon.example'],
    base_urls: ['https://rihla.example/trips'],
    per_minute: 120,
  }
  const { status, body } = await create({ ...requested, company_id: companyId })
  expect({ status, body }).toEqual({
    status: 201,
    body: {
      ...requested,
      id: expect.any(String),
      key: expect.stringMatching(/^tk_[A-Z2-9]{26}$/),
      company: { id: companyId, name: 'Falcon Trading' },
      created_at: '2026-12-01T09:00:00Z',
      revoked_at: null,
    },
  })
  expect((await list()).body).toEqual({ items: [body], page: 1, page_size: 20, total: 1 })
  expect((await useOf(body.key, 'https://book.falcon.example')).status).toBe(202)
  expectProblem(await useOf(body.key, 'https://evil.example'), { status: 403, code: 'key_domain' })
  expect(await auditOf(app.database.db, body.id)).toEqual([
    {
      staff_id: staffId,
      action: 'create_trip_key',
      subject: 'trip_key',
      before: null,
      after: { ...requested, company_id: companyId },
    },
  ])
})

test('omitted fields of a key have their defaults', async () => {
  const { body } = await create({ name: 'Small', domains: ['small.example'] })
  expect(body).toMatchObject({ base_urls: [], per_minute: 600, company: null })
})

test('a revoked key is rejected in every process, and revoking it again changes nothing', async () => {
  const other = await testApp({ sharedWith: app })
  try {
    const { body: key } = await create({ name: 'Gone', domains: ['gone.example'] })
    expect((await useOf(key.key, 'https://gone.example')).status).toBe(202)
    app.clock.pass({ minutes: 1 })
    const { status, body } = await revoke({ id: key.id })
    const revoked = { ...key, revoked_at: '2026-12-01T09:01:00Z' }
    expect({ status, body }).toEqual({ status: 200, body: revoked })
    app.clock.pass({ minutes: 1 })
    expect((await revoke({ id: key.id })).body).toEqual(revoked)
    const headers = { 'x-api-key': key.key }
    for (const process of [app, other]) {
      const rejected = await process.call('/trips/api/profile', { headers })
      expectProblem(rejected, { status: 401, code: 'key_revoked' })
    }
    expect(
      (await auditOf(app.database.db, key.id)).map(({ action, before, after }) => ({
        action,
        before,
        after,
      })),
    ).toEqual([
      { action: 'create_trip_key', before: null, after: expect.anything() },
      { action: 'revoke_trip_key', before: { revoked: false }, after: { revoked: true } },
    ])
  } finally {
    await other.close()
  }
})

test('keys are listed newest first, a page at a time', async () => {
  for (const name of ['One', 'Two', 'Three']) await create({ name, domains: ['one.example'] })
  const names = async (query: string) => {
    const { items, ...rest } = (await list(query)).body
    return { names: items.map(({ name }: { name: string }) => name), ...rest }
  }
  expect(await names('?page=1&page_size=2')).toEqual({
    names: ['Three', 'Two'],
    page: 1,
    page_size: 2,
    total: 3,
  })
  expect(await names('?page=2&page_size=2')).toMatchObject({ names: ['One'], total: 3 })
})

test('a key is not created for an unknown company, and an unknown key is not revoked', async () => {
  const id = crypto.randomUUID()
  const made = { name: 'Nobody’s', domains: ['a.example'], company_id: id }
  expectProblem(await create(made), { status: 404, code: 'customer_not_found' })
  expectArabic(await create({ ...made, lang_id: 2 }))
  expectProblem(await revoke({ id }), { status: 404, code: 'trip_key_not_found' })
  expectArabic(await revoke({ id, lang_id: 2 }))
  expect((await list()).body.total).toBe(0)
})

const key = { name: 'Key', domains: ['a.example'] }
test.for([
  { name: 'no name', body: { domains: ['a.example'] }, path: 'name' },
  { name: 'no domain', body: { ...key, domains: [] }, path: 'domains' },
  { name: 'any domain', body: { ...key, domains: ['*'] }, path: 'domains.0' },
  { name: 'all of a top-level domain', body: { ...key, domains: ['*.example'] }, path: 'domains.0' },
  { name: 'an address', body: { ...key, domains: ['https://a.example'] }, path: 'domains.0' },
  { name: 'capitals', body: { ...key, domains: ['A.example'] }, path: 'domains.0' },
  { name: 'a star within', body: { ...key, domains: ['a.*.example'] }, path: 'domains.0' },
  { name: 'a script', body: { ...key, base_urls: ['javascript:alert(1)'] }, path: 'base_urls.0' },
  { name: 'no requests', body: { ...key, per_minute: 0 }, path: 'per_minute' },
  { name: 'a key of one’s own', body: { ...key, key: 'tk_MINE' }, path: 'key' },
])('a key is rejected in both languages: $name', async ({ body, path }) => {
  expectProblem(await create(body), { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await create({ ...body, lang_id: 2 }))
})
