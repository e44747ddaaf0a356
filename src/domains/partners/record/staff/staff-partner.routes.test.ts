import { expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { enquirers } from '#testing/builders/content/enquiries.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const app = forFile(await testApp())
const other = forFile(await testApp({ sharedWith: app }))
const people = peopleOf(app)
const account = accountOf(app)
const applicants = enquirers(app)
const { db } = app.database
let count = 0
const address = () => `partner.${(count += 1)}@example.com`

const staffId = await people.add({ role: 'staff', email: 'partners@example.com', staffRoles: ['partners'] })
const { token: staff } = await people.tokenOf(staffId)

const PERCENT = {
  earns: 'percent',
  share_percent: null,
  min_percent: 1,
  max_percent: 12.5,
  usual_percent: 7.5,
  trip_percent: 6.25,
  holding_days: 30,
}
const SHARE = {
  earns: 'margin_share',
  share_percent: 40,
  min_percent: null,
  max_percent: null,
  usual_percent: null,
  trip_percent: null,
  holding_days: 14,
}

const terms = (over: object = {}) => ({
  name: 'Dune Travel',
  code: `CODE${(count += 1)}`,
  partner_lang_id: 1,
  ...PERCENT,
  first_name: 'Layla',
  last_name: 'Haddad',
  email: address(),
  enquiry_id: null,
  ...over,
})
const open = (over: object = {}, token = staff) =>
  app.call('/api/staff/partners', { token, body: terms(over) })
const opened = async (over: object = {}) => {
  const { status, body } = await open(over)
  expect(status).toBe(201)
  return body.partner
}
const read = async (id: string) => (await app.call(`/api/staff/partners/${id}`, { token: staff })).body
const perform = (id: string, path: string, body: object, token = staff) =>
  app.call(`/api/staff/partners/${id}/${path}`, { token, body })
const setting = (token: string) => app.call('/api/user/master-setting', { token })
const invite = (id: string, over: object = {}) =>
  perform(id, 'invite', { email: address(), first_name: 'Sami', last_name: 'Aziz', role: 'owner', ...over })
const remove = (id: string, personId: string) => perform(id, `members/${personId}/remove`, {})

async function application() {
  const email = address()
  const { body } = await applicants.fillIn('/api/register_partner', { email, lang_id: 2 })
  return { id: body.enquiry_id as string, email }
}

/** A token of who chose a password by the link that was mailed to them. */
async function came(email: string) {
  const reset_token = await account.secretFor(email, 'reset-password')
  const password = 'the road is long and dry'
  await app.call('/api/change-password', { body: { reset_token, new_password: password } })
  const { body } = await app.call('/api/login', { body: { email, password } })
  expect(body.user).toMatchObject({ role: 'partner', role_id: 2, email_verified: true })
  return body.token as string
}

test('an application is approved with terms: its sender is invited in their language, and finds their area', async () => {
  const { id, email } = await application()
  const waiting = await app.call('/api/staff/partner-applications', { token: staff })
  expect(waiting.body.items[0]).toMatchObject({
    enquiry_id: id,
    email,
    company: 'Haddad Cars',
    first_name: 'Layla',
    applicant_lang_id: 2,
    traffic: 12_000,
  })
  const { partner_id: partnerId, ...made } = await opened({
    email,
    enquiry_id: id,
    code: ' dunes7 ',
    partner_lang_id: 2,
  })
  expect(made).toMatchObject({
    code: 'DUNES7',
    state: 'active',
    terms: PERCENT,
    percent: 7.5,
    partner_lang_id: 2,
    application: { enquiry_id: id },
    people: [{ name: 'Layla Haddad', email, role: 'owner', state: 'invited' }],
    version: 1,
  })
  expect(made.changes.map((change: { act: string }) => change.act)).toEqual(['person_invited', 'opened'])
  expect(await applicants.stored(id)).toMatchObject({ state: 'closed', owner_id: staffId })
  const audited = db
    .selectFrom('audit_entries')
    .select(['action', 'staff_id'])
    .where('subject_id', '=', partnerId)
  expect(await audited.execute()).toEqual([{ action: 'open_partner', staff_id: staffId }])
  const mail = (await account.mailsTo(email)).find(({ text }) => text.includes('reset-password'))
  expect(mail).toMatchObject({ subject: 'دعوة إلى منطقة شركاء Rihla', lang_id: 2 })
  expect(mail?.text).toContain('/ar/reset-password?callbackUrl=%2Fpartner#')

  const token = await came(email)
  expect((await setting(token)).body).toMatchObject({
    role: 'owner',
    commission: { percent: 7.5, max: 12.5 },
  })
  expect((await read(partnerId)).people[0].state).toBe('active')
  expectProblem(await open({ enquiry_id: id }), { status: 409, code: 'application_approved' })
  const left = await app.call('/api/staff/partner-applications', { token: staff })
  expect(left.body.items.map((item: { enquiry_id: string }) => item.enquiry_id)).not.toContain(id)
})

test('who has proved the address keeps their account, and is told', async () => {
  const email = address()
  const token = await account.registerVerified({ email })
  await opened({ email: email.toUpperCase() })
  expect((await setting(token)).status).toBe(200)
  const [mail] = await account.mailsTo(email)
  expect(mail?.subject).toBe('You now have access to the Rihla partner area')
  expect(mail?.text).toContain('/en/partner')
})

const refusals = {
  'a code that another has': async () => ({ code: (await opened()).code }),
  'an address of the staff': async () => ({ email: 'partners@example.com' }),
  'an address of a partner': async () => ({ email: (await opened()).people[0].email }),
  'an application that there is not': async () => ({ enquiry_id: crypto.randomUUID() }),
  'an enquiry about something else': async () => ({
    enquiry_id: (await applicants.fillIn('/api/get_in_touch')).body.enquiry_id,
  }),
  'a percent outside its own bounds': async () => ({ usual_percent: 13 }),
  'bounds of which the configured percent is none': async () => ({ usual_percent: null, min_percent: 9 }),
  'a share of nothing': async () => ({ ...SHARE, share_percent: 0 }),
  'a short code': async () => ({ code: 'ABC' }),
  'a code in Arabic': async () => ({ code: 'كثبان' }),
  'no name': async () => ({ name: ' ' }),
  'days without end': async () => ({ holding_days: 366 }),
}
test.for<[keyof typeof refusals, number, string, string?]>([
  ['a code that another has', 409, 'partner_code_taken', 'code'],
  ['an address of the staff', 409, 'already_staff'],
  ['an address of a partner', 409, 'partner_account'],
  ['an application that there is not', 404, 'application_not_found'],
  ['an enquiry about something else', 404, 'application_not_found'],
  ['a percent outside its own bounds', 422, 'partner_terms_invalid', 'usual_percent'],
  ['bounds of which the configured percent is none', 422, 'partner_terms_invalid', 'usual_percent'],
  ['a share of nothing', 422, 'partner_terms_invalid', 'share_percent'],
  ['a short code', 400, 'invalid_request', 'code'],
  ['a code in Arabic', 400, 'invalid_request', 'code'],
  ['no name', 400, 'invalid_request', 'name'],
  ['days without end', 400, 'invalid_request', 'holding_days'],
])('%s is refused, and leaves nothing', async ([name, status, code, path]) => {
  const over = { email: address(), ...(await refusals[name]()) }
  const counted = () =>
    db
      .selectFrom('partners')
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirst()
  const before = await counted()
  const rejected = await open(over)
  expectProblem(rejected, { status, code, ...(path !== undefined && { fields: [{ path }] }) })
  expectArabic(await open({ ...over, lang_id: 2 }))
  expect(await counted()).toEqual(before)
  const invited = await account.mailsTo(over.email)
  if (over.email.startsWith('partner.') && name !== 'an address of a partner') expect(invited).toEqual([])
})

test('of two people who approve an application at once one does', async () => {
  const { id } = await application()
  const both = await Promise.all([open({ enquiry_id: id }), open({ enquiry_id: id })])
  expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

/** What a cart earns whom, of a visitor who comes by a partner's link in the other process. */
async function attributionOf(code: string) {
  const headers = { accept: 'text/html', 'accept-language': 'en', 'user-agent': 'Mozilla/5.0 Firefox/140.0' }
  const clicked = await other.app.request(`http://rihla.test/en?aff=${code}`, { headers })
  const cookie = clicked.headers.get('set-cookie')?.split(';')[0] ?? ''
  const visitor = journey({
    call: (path, request) => other.call(path, { ...request, headers: { ...request?.headers, cookie } }),
  })
  const { booking_id } = await visitor.cart(await visitor.guest(), (await visitor.quote('Flexible')).quote_id)
  const recorded = db.selectFrom('booking_partners').select(['earns', 'basis_points'])
  return (await recorded.where('booking_id', '=', booking_id).executeTakeFirst()) ?? null
}

test('terms that are changed, and an end, hold in another process after two seconds', async () => {
  const { partner_id: id, code } = await opened()
  expect(await attributionOf(code)).toEqual({ earns: 'percent', basis_points: 750 })
  const shared = await perform(id, 'terms', { name: 'Dunes', partner_lang_id: 2, ...SHARE, version: 1 })
  expect(shared.body.partner).toMatchObject({
    name: 'Dunes',
    partner_lang_id: 2,
    terms: SHARE,
    percent: null,
    version: 2,
  })
  expect(shared.body.partner.changes[0]).toMatchObject({
    act: 'terms_changed',
    by: 'Layla Haddad',
    terms: SHARE,
  })
  app.clock.pass({ milliseconds: 2001 })
  expect(await attributionOf(code)).toEqual({ earns: 'margin_share', basis_points: 4000 })
  const stale = { name: 'Dune', partner_lang_id: 1, ...PERCENT, version: 1 }
  expectProblem(await perform(id, 'terms', stale), { status: 409, code: 'partner_changed' })
  expectProblem(await perform(id, 'end', { version: 1 }), { status: 409, code: 'partner_changed' })

  const token = await came((await read(id)).people[0].email)
  expect((await perform(id, 'end', { version: 2 })).body.partner).toMatchObject({
    state: 'ended',
    version: 3,
  })
  app.clock.pass({ milliseconds: 2001 })
  expect(await attributionOf(code)).toBeNull()
  expectProblem(await setting(token), { status: 403, code: 'partner_ended' })
  for (const rejected of [
    await perform(id, 'end', { version: 3 }),
    await perform(id, 'terms', { ...stale, version: 3 }),
    await invite(id),
  ])
    expectProblem(rejected, { status: 409, code: 'partner_ended' })
  const audited = db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).orderBy('id')
  expect((await audited.execute()).map(({ action }) => action)).toEqual([
    'open_partner',
    'change_partner_terms',
    'end_partner',
  ])
})

test('a partner keeps an owner until it has ended, and who is removed is a traveller', async () => {
  const { partner_id: id, people: first } = await opened()
  const { person_id: owner, email } = first[0]
  const token = await came(email)
  await invite(id, { role: 'reports' })
  expectProblem(await remove(id, owner), { status: 409, code: 'last_owner' })
  expectProblem(await remove(id, staffId), { status: 404, code: 'partner_person_not_found' })
  const { body } = await invite(id)
  const another = body.partner.people.at(-1).person_id
  const both = await Promise.all([remove(id, owner), remove(id, another)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])

  const left = (await read(id)).people.find((one: { role: string }) => one.role === 'owner')
  await perform(id, 'end', { version: 1 })
  expect((await remove(id, left.person_id)).status).toBe(200)
  expectProblem(await setting(token), { status: 403, code: 'partners_only' })
  expect((await app.call('/api/user/profile', { token })).body.user.role).toBe('traveller')
  // Whoever was removed may work for another.
  await opened({ email })
  expect((await setting(token)).status).toBe(200)
})

test('partners are found by name, code and a person’s address, a page at a time', async () => {
  const made = [await opened({ name: '100% Wüste' }), await opened({ name: 'Wüste 2' })]
  const list = async (query: string) =>
    (await app.call(`/api/staff/partners?${query}`, { token: staff })).body
  const names = async (query: string) => (await list(query)).items.map((one: { name: string }) => one.name)
  expect(await names('search=w%C3%BCste')).toEqual(['Wüste 2', '100% Wüste'])
  expect(await names('search=100%25')).toEqual(['100% Wüste'])
  expect(await names(`search=${made[0].code.toLowerCase()}`)).toEqual(['100% Wüste'])
  expect(await names(`search=${made[1].people[0].email}`)).toEqual(['Wüste 2'])
  expect(await names('search=w%C3%BCste&state=ended')).toEqual([])
  const page = await list('search=w%C3%BCste&page_size=1')
  expect(page.next).toBe(made[1].partner_id)
  expect(await names(`search=w%C3%BCste&after=${page.next}`)).toEqual(['100% Wüste'])
})

test.for([['support'], ['finance', 'content']] as const)('they are not for %j', async (staffRoles) => {
  const id = await people.add({ role: 'staff', email: address(), staffRoles })
  const { token } = await people.tokenOf(id)
  expectProblem(await open({}, token), { status: 403, code: 'staff_role_missing' })
  const reply = await app.call('/api/staff/partner-applications', { token })
  expectProblem(reply, { status: 403, code: 'staff_role_missing' })
})
