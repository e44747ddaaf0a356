import { beforeEach, expect, test } from 'vitest'
import { enquirers, FORM_PATHS } from '#testing/builders/content/enquiries.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { emptyAudit } from '#testing/builders/staff/audit.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'

const CONTACT = '/api/get_in_touch'

const app = forFile(await testApp())
const senders = enquirers(app)
const people = peopleOf(app)
const hire = async (email: string) => {
  const id = await people.add({ role: 'staff', email })
  return { id, token: (await people.tokenOf(id)).token }
}
const staff = await hire('staff.one@example.com')
const colleague = await hire('staff.two@example.com')
beforeEach(async () => {
  app.clock.set('2026-12-01T09:00:00Z')
  await emptyAudit(app.database.db)
  for (const table of ['enquiries', 'mails'] as const) await app.database.db.deleteFrom(table).execute()
})

const list = async (query = '', { token } = staff) => app.call(`/api/staff/enquiries${query}`, { token })
const read = (id: string) => app.call(`/api/staff/enquiries/${id}`, { token: staff.token })
const perform = (id: string, name: string, body: object, { token } = staff, query = '') =>
  app.call(`/api/staff/enquiries/${id}/${name}${query}`, { token, body })
const received = async (over: object = {}): Promise<string> =>
  (await senders.send(CONTACT, over)).body.enquiry_id
const audited = () =>
  app.database.db
    .selectFrom('audit_entries')
    .select(['action', 'subject', 'subject_id', 'staff_id', 'before', 'after'])
    .where('action', 'not in', ['read_enquiry', 'read_list'])
    .orderBy('id')
    .execute()

test('the list has the newest first, a page by key, with how many there are in each state', async () => {
  const ids: string[] = []
  for (let at = 0; at < 5; at++) ids.push(await received({ email: `${at}@example.com` }))
  const spam = await received({ fax: '1' })
  const { body: first } = await list('?state=new&page_size=2')
  expect(first.items.map((item: { enquiry_id: string }) => item.enquiry_id)).toEqual([ids[4], ids[3]])
  expect(first.counts).toEqual({ new: 5, open: 0, answered: 0, closed: 0, spam: 1 })
  // What comes meanwhile moves nothing on the pages that follow.
  await received()
  const { body: second } = await list(`?state=new&page_size=2&after=${first.next}`)
  expect(second.items.map((item: { enquiry_id: string }) => item.enquiry_id)).toEqual([ids[2], ids[1]])
  const { body: last } = await list(`?state=new&page_size=2&after=${second.next}`)
  expect(last.items.map((item: { enquiry_id: string }) => item.enquiry_id)).toEqual([ids[0]])
  expect(last.next).toBeNull()
  expect((await list('?state=spam')).body.items).toMatchObject([{ enquiry_id: spam, state: 'spam' }])
})

test('the list of one kind has it alone, and its counts', async () => {
  for (const path of FORM_PATHS) await senders.send(path)
  const { body } = await list('?kind=supplier')
  expect(body.items).toMatchObject([{ kind: 'supplier', name: 'Layla Haddad', email: 'layla@example.com' }])
  expect(body.counts).toEqual({ new: 1, open: 0, answered: 0, closed: 0, spam: 0 })
  expect((await list()).body.items).toHaveLength(FORM_PATHS.length)
})

test('in the list stands how a message begins, and an enquiry is read whole', async () => {
  const issue = 'ن'.repeat(150) + '😀'.repeat(100)
  const id = await received({ issue, page: '/ar/contact', booking_reference: 'AAAAAAAAAA' })
  const [item] = (await list()).body.items
  expect(item.beginning).toBe('ن'.repeat(150) + '😀'.repeat(50))
  expect((await read(id)).body).toMatchObject({
    enquiry_id: id,
    message: issue,
    content: { subject: 'My voucher', booking_reference: 'AAAAAAAAAA' },
    page: '/ar/contact',
    booking: null,
    account: null,
    owner: null,
    can: ['own', 'open', 'answer', 'close', 'spam'],
    signs: [],
    replies: [],
    version: 1,
    created_at: '2026-12-01T09:00:00Z',
  })
})

test('an answer is kept, mailed in the sender’s language to an address that anybody may have typed, and written down', async () => {
  const id = await received({ lang_id: 2, issue: 'أين القسيمة؟\nلا أجدها' })
  const { number } = (await read(id)).body
  app.clock.pass({ minutes: 30 })
  const { status, body } = await perform(id, 'answer', { version: 1, message: 'إنها في حسابك.\n\nشكرًا' })
  expect(status).toBe(200)
  expect(body.enquiry).toMatchObject({
    state: 'answered',
    version: 2,
    owner: { staff_id: staff.id, name: 'Layla Haddad', since: '2026-12-01T09:30:00Z' },
    changed_at: '2026-12-01T09:30:00Z',
    replies: [{ author: 'staff', staff_id: staff.id, message: 'إنها في حسابك.\n\nشكرًا' }],
  })
  const [mail, ...more] = await senders.mailsTo('layla@example.com')
  expect(more).toEqual([])
  expect(mail).toMatchObject({ subject: `ردّنا على رسالتك ${number}`, lang_id: 2 })
  for (const line of ['إنها في حسابك.', 'شكرًا', '/ar/contact']) expect(mail?.text).toContain(line)
  for (const entered of ['القسيمة', 'لا أجدها', 'Layla']) expect(mail?.text).not.toContain(entered)
  expect(await audited()).toEqual([
    {
      action: 'answer_enquiry',
      subject: 'enquiry',
      subject_id: id,
      staff_id: staff.id,
      before: { state: 'new', owner: null, version: 1 },
      after: { state: 'answered', owner: staff.id, version: 2 },
    },
  ])
})

test('feedback is answered to the proved address of its account, with what it answers', async () => {
  const people = peopleOf(app)
  const { token } = await people.tokenOf(await people.add({ role: 'traveller', email: 'said@example.com' }))
  const feedback = { topic: 'search', message: 'A good search', score: 5 }
  const { enquiry_id: id, number } = (await app.call('/api/user/feedback', { token, body: feedback })).body
  expect((await read(id)).body).toMatchObject({
    kind: 'feedback',
    name: 'Layla Haddad',
    email: 'said@example.com',
    content: { topic: 'search', score: 5 },
  })
  expect((await perform(id, 'answer', { version: 1, message: 'Thank you' })).status).toBe(200)
  const mail = (await senders.mailsTo('said@example.com')).at(-1)
  expect(mail?.subject).toBe(`Our reply to your message ${number}`)
  for (const line of ['Hello Layla', 'A good search']) expect(mail?.text).toContain(line)
})

test('an enquiry is taken, left, closed, opened again, marked as spam and not, each with its row', async () => {
  const id = await received()
  const steps = [
    ['own', 'open', staff.id],
    ['release', 'open', null],
    ['close', 'closed', null],
    ['open', 'open', null],
    ['spam', 'spam', null],
    ['not-spam', 'new', null],
  ] as const
  for (const [at, [name, state, owner]] of steps.entries()) {
    const { status, body } = await perform(id, name, { version: at + 1 })
    expect([name, status, body.enquiry.state, body.enquiry.version]).toEqual([name, 200, state, at + 2])
    expect(body.enquiry.owner?.staff_id ?? null).toBe(owner)
  }
  expect((await audited()).map(({ action }) => action)).toEqual([
    'own_enquiry',
    'release_enquiry',
    'close_enquiry',
    'open_enquiry',
    'spam_enquiry',
    'not_spam_enquiry',
  ])
})

test.for([
  { name: 'close', body: {}, state: 'spam', code: 'enquiry_act_refused' },
  { name: 'answer', body: { message: 'x' }, state: 'closed', code: 'enquiry_act_refused' },
  { name: 'not-spam', body: {}, state: 'open', code: 'enquiry_act_refused' },
  { name: 'close', body: { version: 7 }, state: 'open', code: 'enquiry_changed' },
  { name: 'answer', body: { message: 'x', version: 2 }, state: 'open', code: 'enquiry_changed' },
] as const)(
  '$name of what is $state is refused with $code, and leaves nothing',
  async ({ name, body, state, code }) => {
    const id = await received()
    await app.database.db.updateTable('enquiries').set({ state }).execute()
    expectProblem(await perform(id, name, { version: 1, ...body }), { status: 409, code })
    expectArabic(await perform(id, name, { version: 1, ...body }, staff, '?lang_id=2'))
    expect(await audited()).toEqual([])
    expect((await read(id)).body).toMatchObject({ state, version: 1, replies: [] })
    expect(await senders.mailsTo('layla@example.com')).toEqual([])
  },
)

test('what a colleague has taken is not taken from them, but may be answered', async () => {
  const id = await received()
  await perform(id, 'own', { version: 1 })
  const taken = await perform(id, 'own', { version: 2 }, colleague)
  expectProblem(taken, { status: 409, code: 'enquiry_taken' })
  expectArabic(await perform(id, 'own', { version: 2 }, colleague, '?lang_id=2'))
  const answered = await perform(id, 'answer', { version: 2, message: 'Here it is' }, colleague)
  expect(answered.body.enquiry).toMatchObject({
    owner: { staff_id: staff.id },
    replies: [{ staff_id: colleague.id }],
  })
})

test.for([
  { name: 'without a text', body: { version: 1, message: ' ' }, path: 'message' },
  { name: 'with too long a text', body: { version: 1, message: 'x'.repeat(8001) }, path: 'message' },
  { name: 'without a version', body: { message: 'x' }, path: 'version' },
  { name: 'with another field', body: { version: 1, message: 'x', state: 'new' }, path: 'state' },
])('an answer is refused $name', async ({ body, path }) => {
  const id = await received()
  const rejected = await perform(id, 'answer', body)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path }] })
  expectArabic(await perform(id, 'answer', body, staff, '?lang_id=2'))
})

test.for(['nothing', '01890000-0000-7000-8000-000000000000', '%00', '__proto__'])(
  '%s is no enquiry',
  async (id) => {
    expectProblem(await read(id), { status: 404, code: 'enquiry_not_found' })
    expectProblem(await perform(id, 'own', { version: 1 }), { status: 404, code: 'enquiry_not_found' })
  },
)

test.for(['state=lost', 'kind=weather', 'after=1', 'page_size=0', 'page_size=101'])(
  'the list is refused with %s',
  async (query) => {
    expectProblem(await list(`?${query}`), {
      status: 400,
      code: 'invalid_request',
      fields: [{ path: query.split('=')[0] ?? '' }],
    })
    expectArabic(await list(`?${query}&lang_id=2`))
  },
)

test('an enquiry is given to a colleague who answers enquiries, by what was seen of it, and is among theirs', async () => {
  const id = await received()
  const other = await received({ email: 'other@example.com' })
  const give = (staff_id: string, version: number, by = staff) =>
    perform(id, 'assign', { staff_id, version }, by)
  expect((await give(colleague.id, 1)).body.enquiry).toMatchObject({
    state: 'open',
    version: 2,
    owner: { staff_id: colleague.id },
    colleagues: expect.arrayContaining([{ staff_id: colleague.id, name: 'Layla Haddad' }]),
  })
  const idsOf = async (query: string, by = staff) =>
    (await list(query, by)).body.items.map((one: { enquiry_id: string }) => one.enquiry_id)
  expect(await idsOf('?owner=me', colleague)).toEqual([id])
  expect(await idsOf('?owner=me')).toEqual([])
  expect(await idsOf('?owner=nobody')).toEqual([other])
  expectProblem(await give(staff.id, 1, colleague), { status: 409, code: 'enquiry_changed' })
  const people = peopleOf(app)
  const dispatcher = await people.add({ role: 'staff', staffRoles: ['dispatch'] })
  const traveller = await people.add({ role: 'traveller', email: 'no.staff@example.com' })
  for (const unassignable of [dispatcher, traveller])
    expectProblem(await give(unassignable, 2), { status: 409, code: 'colleague_not_found' })
  expect((await give(staff.id, 2, colleague)).body.enquiry.owner.staff_id).toBe(staff.id)
  await perform(id, 'close', { version: 3 })
  expectProblem(await give(colleague.id, 4), { status: 409, code: 'enquiry_act_refused' })
  expect((await audited()).map(({ action, after }) => [action, after])).toEqual([
    ['assign_enquiry', { state: 'open', owner: colleague.id, version: 2 }],
    ['assign_enquiry', { state: 'open', owner: staff.id, version: 3 }],
    ['close_enquiry', { state: 'closed', owner: staff.id, version: 4 }],
  ])
})
