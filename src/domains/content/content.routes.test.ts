import { expect, test } from 'vitest'
import { HelpReply, IndustriesReply, StaticContentReply } from './content.contract.ts'
import { HomeReply, SupplierLogosReply } from './home.contract.ts'
import { peopleOf } from '#testing/builders/accounts/people.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectArabic, expectProblem } from '#testing/builders/api/problem.ts'

const app = forFile(
  await testApp({
    environment: {
      COMPANY_NAME: 'Dune & <Co>',
      COMPANY_ADDRESS: 'Gulf Road 12|Kuwait City',
      DEFAULT_CURRENCY: 'KWD',
    },
  }),
)

const CALLS = [
  { path: 'home', reply: HomeReply },
  { path: 'static-content', reply: StaticContentReply },
  { path: 'privacy-policy', reply: StaticContentReply },
  { path: 'term-condition', reply: StaticContentReply },
  { path: 'help-enquiry', reply: HelpReply },
  { path: 'industry', reply: IndustriesReply },
  { path: 'supplier-logo', reply: SupplierLogosReply },
]

test.for(CALLS)('$path answers as its contract says, in each language', async ({ path, reply }) => {
  for (const query of ['', '?lang_id=1', '?lang_id=2', '?lang_id=3']) {
    const { status, body, headers } = await app.call(`/api/${path}${query}`)
    expect(status).toBe(200)
    expect(reply.parse(body)).toEqual(body)
    expect(headers.get('cache-control')).toBe('public, max-age=2')
    expect(headers.get('vary')).toMatch(/Accept-Language/)
  }
})

test.for(CALLS)('$path refuses a language that there is not, in the reader’s words', async ({ path }) => {
  const rejected = await app.call(`/api/${path}?lang_id=4`)
  expectProblem(rejected, { status: 400, code: 'invalid_request', fields: [{ path: 'lang_id' }] })
  expectArabic(await app.call(`/api/${path}?lang_id=4`, { headers: { 'accept-language': 'ar' } }))
})

test.for([
  { name: 'its number', query: '?lang_id=1', headers: {}, title: 'Privacy Policy' },
  {
    name: 'its number, whatever the browser says',
    query: '?lang_id=2',
    headers: EN(),
    title: 'سياسة الخصوصية',
  },
  {
    name: 'its number for French',
    query: '?lang_id=3',
    headers: EN(),
    title: 'Politique de confidentialité',
  },
  { name: 'the browser', query: '', headers: EN(), title: 'Privacy Policy' },
  { name: 'nobody: the language that the site begins with', query: '', headers: {}, title: 'سياسة الخصوصية' },
])('the language is told by $name', async ({ query, headers, title }) => {
  expect((await app.call(`/api/privacy-policy${query}`, { headers })).body.title).toBe(title)
})

function EN() {
  return { 'accept-language': 'en-GB,en;q=0.9,ar;q=0.1' }
}

test.for([
  { path: 'static-content', en: 'About Rihla', ar: 'عن Rihla' },
  { path: 'privacy-policy', en: 'Privacy Policy', ar: 'سياسة الخصوصية' },
  { path: 'term-condition', en: 'Terms & Conditions', ar: 'الشروط والأحكام' },
])('$path has its title and the same anchors in both languages', async ({ path, en, ar }) => {
  const english = (await app.call(`/api/${path}?lang_id=1`)).body
  const arabic = (await app.call(`/api/${path}?lang_id=2`)).body
  expect([english.title, arabic.title]).toEqual([en, ar])
  const anchors = (page: typeof english) => page.sections.map(({ id }: { id: string }) => id)
  expect(anchors(english)).toEqual(anchors(arabic))
  expect(new Set(anchors(english)).size).toBe(english.sections.length)
  expect(english.updated_at).toBe('2026-11-23T00:00:00Z')
})

test('texts name the company as configured, as text, and no line of what is not configured', async () => {
  const { sections } = (await app.call('/api/static-content?lang_id=1')).body
  const who = sections.find(({ id }: { id: string }) => id === 'who-we-are').html
  expect(who).toContain('Dune &amp; &lt;Co&gt;')
  expect(who).toContain('Gulf Road 12, Kuwait City')
  expect(who).not.toMatch(/Tax number|[{}]/)
  const arabic = (await app.call('/api/static-content?lang_id=2')).body
  expect(JSON.stringify(arabic)).toContain('Gulf Road 12، Kuwait City')
})

test.for(['static-content', 'privacy-policy', 'term-condition', 'help-enquiry', 'home'])(
  '%s leaves no placeholder open, and its HTML has nothing but text in it',
  async (path) => {
    for (const langId of [1, 2]) {
      const text = JSON.stringify((await app.call(`/api/${path}?lang_id=${langId}`)).body)
      expect(text).not.toMatch(/\{(?:product|company|address|tax_id|cookie)\}/)
      expect(text).not.toMatch(/<(?:script|iframe|style)|javascript:|\son\w+=|\*\*|\{#/)
    }
  },
)

test('the privacy policy names the cookies as they are', async () => {
  const { sections } = (await app.call('/api/privacy-policy?lang_id=1')).body
  const cookies = sections.find(({ id }: { id: string }) => id === 'cookies').html
  for (const name of ['token', 'userdata', 'language', 'currency', 'referral', 'partner'])
    expect(cookies).toContain(`<strong>rihla_${name}</strong>`)
})

test('the home page has its texts, places, suppliers and questions; without votes a supplier has no rating', async () => {
  const { body } = await app.call('/api/home?lang_id=1')
  expect(body.hero.title).toBe('Rent a car. See the whole price first.')
  expect(body.steps).toHaveLength(3)
  expect(body.popular_locations).toHaveLength(8)
  expect(new Set(body.popular_locations.map(({ city }: { city: string }) => city)).size).toBe(8)
  for (const place of body.popular_locations) expect(place).toMatchObject({ type: 'airport', from: null })
  expect(body.faqs.length).toBeGreaterThan(3)
  expect(body.testimonials).toEqual([])
  expect(body.languages.map(({ code }: { code: string }) => code)).toEqual(['en', 'ar', 'fr'])
  expect(body.currencies[3]).toEqual({ id: 4, code: 'KWD', symbol: 'KWD' })
  const { items } = (await app.call('/api/supplier-logo')).body
  expect(body.suppliers).toEqual(items)
  const europcar = items.find(({ id }: { id: number }) => id === 11)
  expect(europcar).toEqual({
    id: 11,
    name: 'Europcar',
    logo: '/suppliers/europcar.svg',
    rating: null,
    rating_count: 0,
  })
  expect(items.filter(({ id }: { id: number }) => id === 11)).toHaveLength(1)
})

test('the home page shows the places that a search without words gives, in the reader’s language', async () => {
  const home = (await app.call('/api/home?lang_id=2')).body
  const known = (await app.call('/api/all-location?lang_id=2')).body.items
  for (const { from: _, ...place } of home.popular_locations) expect(known).toContainEqual(place)
})

test('a partner’s home page also tells their links and earnings, and is stored nowhere', async () => {
  const people = peopleOf(app)
  const owner = await people.add({ role: 'partner', email: 'home.partner@example.com' })
  const { token } = await people.tokenOf(owner)
  const { headers, body } = await app.call('/api/home?lang_id=1&role_id=2&currency_id=1', { token })
  expect(headers.get('cache-control')).toBe('no-store')
  const none = { amount: 0, currency: 'EUR' }
  expect(body.partner).toMatchObject({
    month: app.clock.now().toString().slice(0, 7),
    bookings: 0,
    commission: { pending: none, confirmed: none, payable: none, paid: none, reversed: none },
  })
  expect(body.partner.links).toHaveLength(6)
  expect((await app.call('/api/home?lang_id=1', { token })).body.partner).toBeUndefined()
})

test.for([1, 2, 3])('the home page of an unknown visitor is the same for role %i', async (role) => {
  const { status, body } = await app.call(`/api/home?lang_id=1&role_id=${role}`)
  expect(status).toBe(200)
  expect(body).toEqual((await app.call('/api/home?lang_id=1')).body)
})

test.for([
  { query: 'role_id=4', path: 'role_id' },
  { query: 'role_id=x', path: 'role_id' },
  { query: 'currency_id=99', path: 'currency_id' },
  { query: 'lang_id=0', path: 'lang_id' },
])('the home page is refused with $query', async ({ query, path }) => {
  expectProblem(await app.call(`/api/home?${query}`), {
    status: 400,
    code: 'invalid_request',
    fields: [{ path }],
  })
})

test('lines of business have the same numbers in both languages', async () => {
  const industries = async (langId: number) => (await app.call(`/api/industry?lang_id=${langId}`)).body.items
  const [english, arabic] = [await industries(1), await industries(2)]
  const ids = (items: { id: number }[]) => items.map(({ id }) => id)
  expect(ids(english)).toEqual(ids(arabic))
  expect(new Set(ids(english)).size).toBe(english.length)
  expect(arabic.every(({ name }: { name: string }) => /\p{Script=Arabic}/u.test(name))).toBe(true)
})
