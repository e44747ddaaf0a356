import { beforeEach, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'
import { inBoth, sectionsText, staffContentOf } from '#testing/builders/staff/staff-content.ts'

const app = forFile(await testApp())
const staff = await staffContentOf(app)
beforeEach(() => app.clock.set('2026-12-01T09:00:00Z'))

const about = async (langId = 1) => (await app.call(`/api/static-content?lang_id=${langId}`)).body

test('a draft is read by the staff alone; published, it is read by everybody at once, with its day', async () => {
  const before = await about()
  const version = await staff.saved('about', inBoth('Spring'))
  expect(await about()).toEqual(before)
  const { newest, published } = await staff.newest('about')
  expect([newest, published]).toEqual([version, version - 1])
  const done = await staff.post('content/publish', { page: 'about', version, published })
  expect(done).toMatchObject({ status: 200, body: { page: 'about', published: version } })
  expect(await about()).toEqual({
    title: 'Spring',
    description: 'Spring in one sentence',
    updated_at: '2026-12-01T09:00:00Z',
    sections: [{ id: 'first', heading: 'First', html: '<p>Some <strong>text</strong></p>' }],
  })
  expect((await about(2)).title).toBe('Spring بالعربية')
})

test('a draft is previewed in each language as readers would get it, and cached nowhere', async () => {
  const version = await staff.saved('about', inBoth('Preview of {product}'))
  const english = await staff.get(`content/preview?page=about&version=${version}&lang_id=1`)
  expect(english.body).toMatchObject({ title: 'Preview of Rihla', sections: [{ id: 'first' }] })
  expect(english.headers.get('cache-control')).toBe('no-store')
  const arabic = await staff.get(`content/preview?page=about&version=${version}&lang_id=2`)
  expect(arabic.body.title).toBe('Preview of Rihla بالعربية')
})

test('a version is read as it was written, with its author and its state', async () => {
  const body = inBoth('Who wrote this')
  const version = await staff.saved('about', body)
  const read = () => staff.get(`content/version?page=about&version=${version}`)
  expect((await read()).body).toEqual({
    page: 'about',
    number: version,
    state: 'draft',
    author_id: staff.staffId,
    author: 'Layla Haddad',
    created_at: '2026-12-01T09:00:00Z',
    body,
  })
  expect((await read()).headers.get('cache-control')).toBe('no-store')
  const { published } = await staff.newest('about')
  await staff.post('content/publish', { page: 'about', version, published })
  expect((await read()).body.state).toBe('published')
  await staff.published('about', inBoth('The next one'))
  expect((await read()).body.state).toBe('former')
})

test('the list names every page, what readers see of it, and its newest twenty versions', async () => {
  for (let count = 0; count < 21; count++)
    await staff.saved('terms-and-conditions', inBoth(`Number ${count}`))
  const { items } = (await staff.get('content')).body
  expect(items.map(({ page }: { page: string }) => page)).toEqual([
    'about',
    'help',
    'home',
    'privacy-policy',
    'terms-and-conditions',
  ])
  const terms = items.at(-1)
  expect(terms).toMatchObject({ published: 1, changed_at: '2026-11-23T00:00:00Z' })
  expect(terms.versions).toHaveLength(20)
  expect(terms.versions[0]).toMatchObject({ number: 22, state: 'draft' })
  const help = items[1].versions
  expect(help).toEqual([
    { number: 1, state: 'published', author_id: null, author: null, created_at: '2026-11-23T00:00:00Z' },
  ])
})

test('going back shows what was published before, and twice what was before that', async () => {
  const titles = ['First', 'Second', 'Third']
  for (const title of titles) await staff.published('privacy-policy', inBoth(title))
  const title = async () => (await app.call('/api/privacy-policy?lang_id=1')).body.title
  const back = async () => {
    const { published } = await staff.newest('privacy-policy')
    return staff.post('content/go-back', { page: 'privacy-policy', published })
  }
  for (const before of ['Second', 'First', 'Privacy Policy']) {
    expect((await back()).status).toBe(200)
    expect(await title()).toBe(before)
  }
  expectProblem(await back(), { status: 409, code: 'nothing_before' })
  expect(await title()).toBe('Privacy Policy')
  await staff.published('privacy-policy', inBoth('Fourth'))
  await back()
  expect(await title()).toBe('Privacy Policy')
})

test('who saves after somebody else did is told so, and nothing of either is lost', async () => {
  const { newest: base } = await staff.newest('about')
  expect((await staff.post('content/draft', { page: 'about', base, body: inBoth('Mine') })).status).toBe(201)
  const late = await staff.post('content/draft', { page: 'about', base, body: inBoth('Theirs'), lang_id: 2 })
  expectProblem(late, { status: 409, code: 'version_outdated' })
  expectArabic(late)
  const stored = await staff.get(`content/version?page=about&version=${base + 1}`)
  expect(stored.body.body.en.title).toBe('Mine')
})

test('of many who save or publish at once one does, and the others are told so', async () => {
  for (let round = 0; round < 5; round++) {
    const { newest: base, published } = await staff.newest('about')
    const saves = await Promise.all(
      [1, 2, 3, 4, 5].map((who) =>
        staff.post('content/draft', { page: 'about', base, body: inBoth(`Writer ${who}`) }),
      ),
    )
    expect(saves.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409, 409])
    const other = await staff.saved('about', inBoth('Another'))
    const publishes = await Promise.all(
      [base + 1, other, base + 1, other].map(async (version) => ({
        version,
        reply: await staff.post('content/publish', { page: 'about', version, published }),
      })),
    )
    const done = publishes.filter(({ reply }) => reply.status === 200)
    expect(done).toHaveLength(1)
    for (const { reply } of publishes.filter((one) => one !== done[0]))
      expectProblem(reply, { status: 409, code: 'published_meanwhile' })
    expect((await staff.newest('about')).published).toBe(done[0]?.version)
  }
})

test('of publishing and going back at once one is done', async () => {
  for (let round = 0; round < 5; round++) {
    const published = await staff.published('about', inBoth(`Round ${round}`))
    const version = await staff.saved('about', inBoth('Next'))
    const replies = await Promise.all([
      staff.post('content/publish', { page: 'about', version, published }),
      staff.post('content/go-back', { page: 'about', published }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
  }
})

test('each write has its row in the audit, and what was refused has none', async () => {
  const published = await staff.published('about', inBoth('Audited'))
  const { newest: base } = await staff.newest('about')
  await staff.post('content/draft', { page: 'about', base: base - 1, body: inBoth('Late') })
  await staff.post('content/go-back', { page: 'about', published })
  const rows = await app.database.db
    .selectFrom('audit_entries')
    .select(['staff_id', 'action', 'subject', 'subject_id', 'before', 'after'])
    .orderBy('id', 'desc')
    .limit(3)
    .execute()
  const same = { staff_id: staff.staffId, subject: 'content_page', subject_id: 'about' }
  expect(rows.toReversed()).toEqual([
    { ...same, action: 'save_content', before: { newest: published - 1 }, after: { newest: published } },
    { ...same, action: 'publish_content', before: expect.anything(), after: { published } },
    { ...same, action: 'go_back_content', before: { published }, after: expect.anything() },
  ])
})

test.for([
  { name: 'no Arabic', body: { en: sectionsText('A'), ar: null }, code: 'language_missing' },
  { name: 'no English', body: { en: null, ar: sectionsText('أ') }, code: 'language_missing' },
  {
    name: 'other anchors in Arabic',
    body: { en: sectionsText('A'), ar: { ...sectionsText('أ'), sections: [section('other')] } },
    code: 'languages_differ',
  },
  {
    name: 'one section less in Arabic',
    body: { en: { ...sectionsText('A'), sections: [section('first'), section('b')] }, ar: sectionsText('أ') },
    code: 'languages_differ',
  },
])('a draft may be saved, but not published, with $name', async ({ body, code }) => {
  const version = await staff.saved('about', body)
  const { published } = await staff.newest('about')
  const rejected = await staff.post('content/publish', { page: 'about', version, published, lang_id: 2 })
  expectProblem(rejected, { status: 422, code })
  expectArabic(rejected)
})

function section(id: string, markdown = 'Text') {
  return { id, heading: 'Heading', markdown }
}

test('a preview of a language that is not written yet says so', async () => {
  const version = await staff.saved('about', { en: sectionsText('A'), ar: null })
  const rejected = await staff.get(`content/preview?page=about&version=${version}&lang_id=2`)
  expectProblem(rejected, { status: 422, code: 'language_missing' })
  expectArabic(rejected)
})

test('a version that there is not is neither read, previewed nor published', async () => {
  for (const path of ['content/version', 'content/preview'])
    expectProblem(await staff.get(`${path}?page=about&version=9999`), {
      status: 404,
      code: 'version_not_found',
    })
  const { published } = await staff.newest('about')
  const rejected = await staff.post('content/publish', { page: 'about', version: 9999, published })
  expectProblem(rejected, { status: 404, code: 'version_not_found' })
  const again = await staff.post('content/publish', { page: 'about', version: published, published })
  expectProblem(again, { status: 409, code: 'already_published' })
})

test.for(['guest', 'traveller', 'partner'] as const)(
  'a %s reads no draft and publishes none',
  async (role) => {
    const version = await staff.saved('about', inBoth('Secret plan'))
    const people = peopleOf(app)
    const id = await people.add({ role, ...(role !== 'guest' && { email: `${role}@example.com` }) })
    const { token } = await people.tokenOf(id)
    const query = `page=about&version=${version}`
    const responses = [
      await app.call('/api/staff/content', { token }),
      await app.call(`/api/staff/content/version?${query}`, { token }),
      await app.call(`/api/staff/content/preview?${query}`, { token }),
      await app.call('/api/staff/content/publish', { token, body: { page: 'about', version, published: 1 } }),
    ]
    for (const reply of responses) {
      expectProblem(reply, { status: 403, code: role === 'guest' ? 'account_required' : 'staff_only' })
      expect(JSON.stringify(reply.body)).not.toContain('Secret plan')
    }
    expectProblem(await app.call(`/api/staff/content/preview?${query}`), {
      status: 401,
      code: 'sign_in_required',
    })
    expect(JSON.stringify(await about())).not.toContain('Secret plan')
  },
)

test('a help page and a home page are written and read in their own shapes', async () => {
  const question = (name: string, on_home: boolean) => ({ question: name, answer: `*${name}*`, on_home })
  const help = {
    topics: [{ id: 'a', topic: 'Topic', questions: [question('One?', true), question('Two?', false)] }],
  }
  await staff.published('help', { en: help, ar: help })
  const answered = (await app.call('/api/help-enquiry?lang_id=1')).body
  expect(answered.items).toEqual([
    {
      id: 'a',
      topic: 'Topic',
      questions: [
        { question: 'One?', answer: '<p><em>One?</em></p>' },
        { question: 'Two?', answer: '<p><em>Two?</em></p>' },
      ],
    },
  ])
  const home = { hero: { title: 'At {product}', lead: 'Lead' }, steps: [{ title: 'Go', text: 'Now' }] }
  await staff.published('home', { en: home, ar: home })
  expect((await app.call('/api/home?lang_id=1')).body).toMatchObject({
    hero: { title: 'At Rihla', lead: 'Lead' },
    steps: home.steps,
    faqs: [{ question: 'One?', answer: '<p><em>One?</em></p>' }],
  })
})

test('hostile Markdown of a draft reaches nobody as anything but text', async () => {
  const markdown = '<script>alert(1)</script>\n\n[a](javascript:alert(1)) ![b](https://evil.example/x.png)'
  await staff.published('about', inBoth('Safe', markdown))
  const [{ html }] = (await about()).sections
  expect(html).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\n<p>[a](javascript:alert(1)) </p>')
})
