import { beforeEach, expect, test } from 'vitest'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { companyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

type Headers = Record<string, string>
const get = (path: string, headers: Headers) => app.call(`/trips/api/${path}`, { headers })
const post = (path: string, body: object, headers: Headers) =>
  app.call(`/trips/api/${path}`, { body, headers })
const auditOf = (profileId: string) =>
  app.database.db
    .selectFrom('trip_audit')
    .select(['action', 'subject', 'subject_id', 'before', 'after', 'at'])
    .where('profile_id', '=', profileId)
    .orderBy('id')
    .execute()

test('a profile says who it is, by the names of the specification', async () => {
  const { companyId } = await companyWith(app, { name: 'Dunes Bank' })
  const boss = await profileOf(app, { companyId, name: 'Huda', isSupervisor: true, isAdmin: true })
  const { profileId, headers } = await profileOf(app, {
    companyId,
    name: 'Omar',
    supervisorId: boss.profileId,
  })
  const reply = await get('profile', headers)
  expect({ status: reply.status, body: reply.body }).toEqual({
    status: 200,
    body: {
      profile_id: profileId,
      company_name: 'Dunes Bank',
      isSupervisor: false,
      userContent: {
        name: 'Omar',
        customer_id: companyId,
        supervisor_id: boss.profileId,
        isAdmin: false,
        owner_id: null,
        pic: null,
      },
      wallet: null,
    },
  })
  expect(reply.headers.get('cache-control')).toBe('no-store')
  expect((await get('profile', boss.headers)).body).toMatchObject({
    isSupervisor: true,
    userContent: { name: 'Huda', supervisor_id: boss.profileId, isAdmin: true },
  })
})

test('the person of an owner of vehicles says whose', async () => {
  const id = crypto.randomUUID()
  await app.database.db
    .insertInto('vehicle_owners')
    .values({
      id,
      name: 'Fleet One',
      country_code: 'IN',
      created_at: Temporal.Instant.fromEpochMilliseconds(0),
    })
    .execute()
  const { headers } = await profileOf(app, { ownerId: id })
  expect((await get('profile', headers)).body).toMatchObject({
    company_name: null,
    userContent: { owner_id: id, customer_id: null },
    wallet: null,
  })
})

test('a person lists all their profiles and nobody else’s, without those that are hidden', async () => {
  const [one, other] = [await companyWith(app, { name: 'One' }), await companyWith(app, { name: 'Other' })]
  const first = await profileOf(app, { companyId: one.companyId })
  const { personId } = first
  app.clock.pass({ minutes: 1 })
  const second = await profileOf(app, { personId })
  app.clock.pass({ minutes: 1 })
  const third = await profileOf(app, { personId, companyId: other.companyId })
  await profileOf(app, { companyId: one.companyId })
  const listed = async () =>
    (await get('profile/all', second.headers)).body.items.map(
      (item: { profile_id: string; current: boolean; company_name: string | null }) => [
        item.profile_id,
        item.company_name,
        item.current,
      ],
    )
  expect(await listed()).toEqual([
    [first.profileId, 'One', false],
    [second.profileId, null, true],
    [third.profileId, 'Other', false],
  ])
  const hidden_at = Temporal.Instant.from('2026-12-01T09:00:00Z')
  await app.database.db.updateTable('companies').set({ hidden_at }).where('id', '=', one.companyId).execute()
  expect((await listed())[0]).toEqual([second.profileId, null, true])
  const [item] = (await get('profile/all', third.headers)).body.items
  expect(Object.keys(item).toSorted()).toEqual([
    'company_name',
    'current',
    'isSupervisor',
    'profile_id',
    'userContent',
    'wallet',
  ])
})

test('a sign-in goes on in another profile of the person, with a row of the audit', async () => {
  const { companyId, corpId } = await companyWith(app)
  const retail = await profileOf(app)
  const work = await profileOf(app, { personId: retail.personId, companyId })
  const switched = await post('profile/switch', { profile_id: work.profileId }, retail.headers)
  expect(switched.status).toBe(200)
  expect(switched.body).toMatchObject({
    profile_id: work.profileId,
    userContent: { customer_id: companyId },
  })
  expect((await get('profile', { ...retail.headers, 'x-corp-id': corpId })).body.profile_id).toBe(
    work.profileId,
  )
  expect((await post('profile/switch', { profile_id: work.profileId }, retail.headers)).status).toBe(200)
  expect(await auditOf(retail.profileId)).toEqual([
    {
      action: 'switch_profile',
      subject: 'session',
      subject_id: retail.sessionId,
      before: { profile_id: retail.profileId },
      after: { profile_id: work.profileId },
      at: Temporal.Instant.from('2026-12-01T09:00:00Z'),
    },
  ])
  expect(await auditOf(work.profileId)).toEqual([])
})

test('nobody goes on as somebody else, nor in a profile that is hidden', async () => {
  const { companyId } = await companyWith(app)
  const retail = await profileOf(app)
  const hidden = await profileOf(app, { personId: retail.personId, companyId })
  await app.database.db
    .updateTable('trip_profiles')
    .set({ hidden_at: Temporal.Instant.from('2026-12-01T09:00:00Z') })
    .where('id', '=', hidden.profileId)
    .execute()
  const another = await profileOf(app, { companyId, isAdmin: true })
  for (const profile_id of [another.profileId, hidden.profileId, crypto.randomUUID()]) {
    const rejected = await post('profile/switch', { profile_id }, retail.headers)
    expectProblem(rejected, { status: 404, code: 'profile_not_found' })
  }
  expect((await get('profile', retail.headers)).body.profile_id).toBe(retail.profileId)
})

test('a person changes their own name, picture and language, in all their profiles', async () => {
  const { companyId } = await companyWith(app)
  const retail = await profileOf(app, { name: 'Before', email: 'content@example.com' })
  const work = await profileOf(app, { personId: retail.personId, companyId, costCentre: 'HQ-7' })
  const before = {
    userContent: {
      name: 'Before',
      customer_id: null,
      supervisor_id: null,
      isAdmin: false,
      owner_id: null,
      pic: null,
    },
    email: 'content@example.com',
    mobile: null,
    language: 'en',
    cost_centre: null,
  }
  expect((await get('o/user-content', retail.headers)).body).toEqual(before)
  const pic = 'https://pictures.example/me.jpg'
  const changed = await post('o/user-content', { name: ' ليلى ', pic, language: 'ar_KW' }, retail.headers)
  expect({ status: changed.status, body: changed.body }).toEqual({
    status: 200,
    body: { ...before, userContent: { ...before.userContent, name: 'ليلى', pic }, language: 'ar' },
  })
  expect((await get('o/user-content', work.headers)).body).toMatchObject({
    userContent: { name: 'ليلى', customer_id: companyId },
    cost_centre: 'HQ-7',
  })
  const emptied = await post('o/user-content', { pic: null }, retail.headers)
  expect(emptied.body).toMatchObject({ userContent: { name: 'ليلى', pic: null }, language: 'ar' })
  const row = { action: 'update_user_content', subject: 'person', subject_id: retail.personId, before: null }
  expect(await auditOf(retail.profileId)).toMatchObject([
    { ...row, after: { fields: ['name', 'pic', 'lang_id'] } },
    { ...row, after: { fields: ['pic'] } },
  ])
})

test.for([
  { name: 'nothing', body: {}, path: 'name', message: 'Enter at least one change' },
  { name: 'an empty name', body: { name: ' ' }, path: 'name' },
  { name: 'a long name', body: { name: 'x'.repeat(121) }, path: 'name' },
  { name: 'a picture without https', body: { pic: 'http://pictures.example/me.jpg' }, path: 'pic' },
  { name: 'a script', body: { pic: 'javascript:alert(1)' }, path: 'pic' },
  { name: 'an unknown language', body: { language: 'de' }, path: 'language' },
  { name: 'a role', body: { isAdmin: true }, path: 'isAdmin' },
])('a change is refused in both languages: $name', async ({ body, path, message }) => {
  const { headers } = await profileOf(app)
  const fields = [{ path, ...(message !== undefined && { message }) }]
  const rejected = await post('o/user-content', body, headers)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields })
  expectArabic(await post('o/user-content', body, { ...headers, language: 'ar' }))
})

test('a switch is refused where it names no profile', async () => {
  const { headers } = await profileOf(app)
  const rejected = await post('profile/switch', { profile_id: 'mine' }, headers)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path: 'profile_id' }] })
})

test.for([
  { method: 'GET', path: 'profile' },
  { method: 'GET', path: 'profile/all' },
  { method: 'POST', path: 'profile/switch', body: { profile_id: crypto.randomUUID() } },
  { method: 'GET', path: 'o/user-content' },
  { method: 'POST', path: 'o/user-content', body: { name: 'X' } },
  { method: 'GET', path: `customer/${crypto.randomUUID()}/detail` },
  { method: 'GET', path: `supervisor/${crypto.randomUUID()}/detail` },
  { method: 'POST', path: 'customer/update', body: { name: 'X' } },
])('$method $path is for who is signed in to trips', async ({ path, body }) => {
  const request = (headers: Headers) => app.call(`/trips/api/${path}`, { headers, ...(body && { body }) })
  const anonymous = await request({ language: 'ar' })
  expectProblem(anonymous, { status: 401, code: 'token_missing' })
  expectArabic(anonymous)
  const { personId, headers } = await profileOf(app)
  await app.database.db
    .updateTable('trip_people')
    .set({ erased_at: Temporal.Instant.from('2026-12-01T09:00:00Z') })
    .where('id', '=', personId)
    .execute()
  expectProblem(await request(headers), { status: 401, code: 'token_expired' })
})
