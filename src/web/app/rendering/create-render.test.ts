import { expect, test, vi } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import type { Home } from '#domains/content/home.contract.ts'
import { renderSite } from '#testing/builders/content/render-site.ts'
import { pageReply, sampleDubai, sampleHome } from '#testing/builders/content/sample-home.ts'
import { createRender } from './create-render.tsx'
import type { RenderSite } from '../request-context.ts'

const clock = testClock()

const site = renderSite({
  fetchApi: async (call) => pageReply(call, { 'set-cookie': 'rihla_token=abc; HttpOnly' }),
  minPayout: 35,
  clock,
})

const { render } = createRender({
  'src/web/app/start.ts': { file: 'assets/start.js' },
  'src/web/app/entry-client.tsx': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    css: ['assets/site.css'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  'src/web/areas/traveller/home/home-page.tsx': { file: 'assets/home.js', imports: ['_shared.js'] },
  'src/web/areas/traveller/words/en/home.json': { file: 'assets/en.js' },
  'src/web/areas/traveller/words/ar/home.json': { file: 'assets/ar.js' },
  'src/web/areas/traveller/words/en/search.json': { file: 'assets/en-search.js' },
})

async function visit(path: string, cookie = '') {
  const reply = await render(new Request(`https://rihla.test${path}`, { headers: { cookie } }), site)
  return { status: reply.status, headers: reply.headers, text: await reply.text() }
}

test('a first visit is Arabic and right to left', async () => {
  const { status, text } = await visit('/')
  expect(status).toBe(200)
  expect(text).toMatch(/^<!doctype html><html lang="ar" dir="rtl">/)
  expect(text).toContain('موقع الاستلام')
})

test('an unprefixed page follows the choice kept in the cookie', async () => {
  const { text } = await visit('/', `rihla_language=en.${clock.now().epochMilliseconds}`)
  expect(text).toContain('<html lang="en" dir="ltr">')
})

test('/en fixes English whatever the cookie says', async () => {
  const { text } = await visit('/en', `rihla_language=ar.${clock.now().epochMilliseconds}`)
  expect(text).toContain('<html lang="en" dir="ltr">')
  expect(text).toContain('href="/en/manage-booking"')
})

test('each page names its title, description, canonical address and the other languages', async () => {
  const { text } = await visit('/en')
  expect(text).toContain('<title>Rihla</title>')
  expect(text).toContain('<meta name="description" content="Rihla is a car hire service platform')
  expect(text).toContain('<link rel="canonical" href="https://rihla.test/en"/>')
  expect(text).toContain('<link rel="alternate" hrefLang="ar" href="https://rihla.test/ar"/>')
  expect(text).toContain('<link rel="alternate" hrefLang="x-default" href="https://rihla.test/"/>')
})

test('a shared link shows the page’s own words and picture', async () => {
  const { text } = await visit('/ar/login')
  expect(text).toContain('<title>تسجيل الدخول – Rihla</title>')
  expect(text).toContain('<meta property="og:title" content="تسجيل الدخول"/>')
  expect(text).toContain('<meta property="og:url" content="https://rihla.test/ar/login"/>')
  expect(text).toContain('<meta property="og:locale" content="ar_AR"/>')
  expect(text).toMatch(
    /<meta property="og:image" content="https:\/\/rihla\.test\/og\/ar\/login\.png\?v=\w+"\/>/,
  )
  expect(text).toContain('<meta name="twitter:card" content="summary_large_image"/>')
})

test.for(['/en/forgot-password', '/en/search', '/en/registered', '/en/error'])(
  '%s, whose route does not say that it is listed, tells search engines so, and shows home’s picture',
  async (path) => {
    const { text } = await visit(path)
    expect(text).toContain('<meta name="robots" content="noindex"/>')
    expect(text).not.toContain('rel="canonical"')
    expect(text).toContain('content="https://rihla.test/og/en/home.png?v=')
  },
)

test('the page brings the scripts it needs and only its own language and areas', async () => {
  const { text } = await visit('/en')
  const [, entry, scripts = ''] =
    /<script defer src="\/assets\/start.js" data-entry="(.*?)" data-scripts="(.*?)">/.exec(text) ?? []
  expect(entry).toBe('/assets/entry.js')
  expect(scripts.split(' ').toSorted()).toEqual(['/assets/en.js', '/assets/home.js', '/assets/shared.js'])
  expect(text).not.toContain('ar.js')
  expect(text).not.toContain('en-search.js')
})

test('what it preloaded is shown, and handed over without ending the script element', async () => {
  const { text } = await visit('/en')
  const state = /<script type="application\/json" id="state">(.*?)<\/script>/s.exec(text)?.[1] ?? ''
  expect(JSON.parse(state)).toHaveProperty('store.api.queries')
  expect(state).toContain(String.raw`Dubai \u003c/script> Airport`)
})

test('no script, style element or style attribute stands in the page', async () => {
  const { text } = await visit('/ar')
  expect(text.match(/<script(?![^>]*(src=|type="application\/(ld\+)?json"))/g)).toBeNull()
  expect(text).not.toMatch(/<style|\sstyle="/)
})

test('a search is asked for while its page is made: the product’s clock says whether its day is near enough', async () => {
  clock.set('2030-01-01T09:00:00Z')
  const fetchApi = vi.fn<RenderSite['fetchApi']>(async () => new Response(null, { status: 503 }))
  const query = 'pickup_id=DXB&pickup_date=2030-02-01&dropoff_date=2030-02-04'
  await render(new Request(`https://rihla.test/en/search?${query}`), { ...site, fetchApi })
  const requested = fetchApi.mock.calls.map(([call]) => new URL(call.url).pathname)
  expect(requested).toContain('/api/searching')
})

test('cookies the API sets while the page is made reach the visitor', async () => {
  const { headers } = await visit('/')
  expect(headers.getSetCookie()).toContain('rihla_token=abc; HttpOnly')
})

test('an unknown address answers 404 in words', async () => {
  const { status, text } = await visit('/en/no-such-page')
  expect(status).toBe(404)
  expect(text).toContain('Page not found')
  expect(text).toContain('<meta name="robots" content="noindex"/>')
})

test('a text that cannot be read answers 503, and no search engine keeps it', async () => {
  const fetchApi = async () => Response.json({}, { status: 500 })
  for (const path of ['/en/privacy-policy', '/en/help']) {
    const reply = await render(new Request(`https://rihla.test${path}`), { ...site, fetchApi })
    expect([path, reply.status]).toEqual([path, 503])
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('home has its search form when the API cannot be reached', async () => {
  const dead = { ...site, fetchApi: async () => Promise.reject(new TypeError('no route')) }
  const reply = await render(new Request('https://rihla.test/en'), dead)
  expect(reply.status).toBe(200)
  const text = await reply.text()
  expect(text).toContain('<h1 class="max-w-2xl text-2xl md:text-3xl">Search for cars</h1>')
  expect(text).toContain('action="/en/search"')
  expect(text).not.toContain('How it works')
})

test('home shows prices that were seen, deals and what travellers said, where there are any', async () => {
  clock.set('2030-01-02T09:00:00Z')
  const price = {
    category: 'compact',
    pickup_date: '2030-02-01',
    days: 3,
    total: { amount: 8900, currency: 'EUR' },
    per_day: { amount: 2967, currency: 'EUR' },
    seen_at: '2030-01-01T20:00:00Z',
  } as const
  const full: Home = {
    ...sampleHome,
    popular_locations: [{ ...sampleDubai, from: price }],
    deals: [
      {
        kind: 'price',
        place: sampleDubai,
        price,
        usual: { amount: 11_200, currency: 'EUR' },
        percent_under: 20,
      },
      {
        kind: 'coupon',
        code: 'WELCOME10',
        percent: 10,
        amount: null,
        at_most: { amount: 5000, currency: 'EUR' },
        minimum: null,
        once_each: true,
        only_for: null,
        until: '2030-03-31T20:59:59Z',
      },
    ],
    suppliers: [{ id: 15, name: 'Green Motion', logo: '', rating: 8.2, rating_count: 3 }],
    faqs: [{ question: 'What is a deposit?', answer: '<p>See <a href="/help">help</a>.</p>' }],
    testimonials: [
      {
        id: '01940000-0000-7000-8000-000000000000',
        score: 4,
        comment: 'A clean car.',
        supplier: 'Green Motion',
        at: '2029-12-30T09:00:00Z',
      },
    ],
  }
  const reply = await render(new Request('https://rihla.test/en'), {
    ...site,
    fetchApi: async () => Response.json(full),
  })
  const text = (await reply.text()).replaceAll('&amp;', '&').replaceAll('<!-- -->', '')
  const days = 'pickup_id=DXB&pickup_date=2030-02-01&pickup_time=10%3A00&dropoff_date=2030-02-04'
  for (const shown of [
    'from €89.00 for 3 days',
    'seen yesterday',
    `/en/search?${days}`,
    '&CATEGORY=compact',
    'usually €112.00',
    '20% below the usual price',
    '10%\u2069 off',
    'Up to €50.00 off',
    'Once per person',
    '8.2 out of 10, 3 ratings',
    'What is a deposit?',
    '<a href="/en/help">help</a>',
    'A clean car.',
    '4 out of 5 stars',
  ])
    expect(text).toContain(shown)
  expect((await visit('/en')).text).not.toContain('What travellers say')
})

test('a footer has its links everywhere but where one enquires to join', async () => {
  const links = '<nav aria-label="Footer"'
  for (const path of ['/en', '/en/help', '/en/local-deals']) expect((await visit(path)).text).toContain(links)
  for (const path of ['/en/become-partner', '/en/become-supplier']) {
    const { text } = await visit(path)
    expect(text).toContain('© 2024 Rihla')
    expect(text).not.toContain(links)
  }
})

test.for(['en', 'ar'])(
  'who applies to be a partner reads the least payout as it is configured, in %s',
  async (language) => {
    const { text } = await visit(`/${language}/become-partner`)
    // In the terms and in the rules.
    expect(text.match(/35\.00/g)?.length).toBeGreaterThanOrEqual(2)
  },
)

test('the visitor’s cookies go with the calls, from the site’s own origin', async () => {
  const fetchApi = vi.fn(site.fetchApi)
  await render(new Request('https://rihla.test/', { headers: { cookie: 'rihla_token=t' } }), {
    ...site,
    fetchApi,
  })
  const call = fetchApi.mock.calls[0]?.[0]
  expect(call?.headers.get('cookie')).toBe('rihla_token=t')
  expect(call?.headers.get('origin')).toBe('https://rihla.test')
  const requested = new URL(call?.url ?? '')
  expect([requested.pathname, requested.searchParams.get('role_id')]).toEqual(['/api/home', '1'])
})

const PERSON = { email: 'layla@example.com', password: 'a camel crosses slowly' }

/** Posts a page's form before hydration. */
async function send(path: string, fields: Record<string, string>, answer: () => Response) {
  const fetchApi = vi.fn(async (call: Request) =>
    new URL(call.url).pathname === '/api/login' ? answer() : Response.json({}),
  )
  const reply = await render(
    new Request(`https://rihla.test${path}`, { method: 'POST', body: new URLSearchParams(fields) }),
    { ...site, fetchApi },
  )
  return { reply, calls: fetchApi.mock.calls.map(([call]) => call) }
}

test('a form that is sent before its script is taken by the page, and its cookies reach the visitor', async () => {
  const { reply, calls } = await send('/en/login?callbackUrl=%2Fmanage-booking', PERSON, () =>
    Response.json({}, { headers: { 'set-cookie': 'rihla_token=new; HttpOnly' } }),
  )
  expect(reply.status).toBe(303)
  expect(reply.headers.get('location')).toBe('/en/manage-booking')
  expect(reply.headers.getSetCookie()).toEqual(['rihla_token=new; HttpOnly'])
  expect(calls.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toContain('POST /api/login')
})

test('refused, it comes back with what was typed, but never with the password', async () => {
  const { reply } = await send('/en/login', PERSON, () =>
    Response.json(
      { code: 'wrong_credentials', title: 'The email or the password is incorrect', status: 401 },
      { status: 401, headers: { 'content-type': 'application/problem+json' } },
    ),
  )
  expect(reply.status).toBe(422)
  const text = await reply.text()
  expect(text).toContain('The email or the password is incorrect')
  expect(text).toContain(`value="${PERSON.email}"`)
  expect(text).not.toContain(PERSON.password)
})
