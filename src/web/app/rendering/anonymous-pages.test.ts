import fc from 'fast-check'
import { expect, test } from 'vitest'
import { renderSite } from '#testing/builders/content/render-site.ts'
import { pageReply } from '#testing/builders/content/sample-home.ts'
import { testClock } from '#testing/infrastructure/clock.ts'
import { createAnonymousPages } from './anonymous-pages.ts'
import { createRender } from './create-render.tsx'

const clock = testClock()
const CHOICES = {
  language: `rihla_language=en.${clock.now().epochMilliseconds}`,
  currency: `rihla_currency=${encodeURIComponent(JSON.stringify({ id: 2, symbol: '$', name: 'USD' }))}`,
}

/** A site whose API answers like this; `requests` are its calls. */
function site(answer: (call: Request) => Response | Promise<Response> = (call) => pageReply(call)) {
  const requests: Request[] = []
  const settings = renderSite({
    fetchApi: async (call) => {
      requests.push(call)
      return answer(call)
    },
    clock,
  })
  return { settings, requests }
}

const pages = createAnonymousPages(createRender({}).renderRequest)
const english = { language: 'en', currency: 'EUR', today: '2026-12-01' } as const

test.for([
  { path: '/', cookie: undefined, expected: 'ar EUR' },
  { path: '/', cookie: CHOICES.language, expected: 'en EUR' },
  { path: '/ar', cookie: `${CHOICES.language}; ${CHOICES.currency}`, expected: 'ar USD' },
  { path: '/en?a=b', cookie: '_ga=GA1.2.3; cf_clearance=x', expected: 'en EUR' },
  // A partner’s percent is the audience of a cached page, and no preference.
  {
    path: '/en',
    cookie: 'rihla_partner=x; rihla_partner_at=y; rihla_partner_consent=no',
    expected: 'en EUR',
  },
])('$path with "$cookie" is a page in $expected', ({ path, cookie, expected }) => {
  const { language, currency, today } = pages.preferencesOf(path, cookie, site().settings) ?? {}
  expect(`${language} ${currency} ${today}`).toBe(`${expected} 2026-12-01`)
})

test('a page in a language of nobody’s list is kept for none', () => {
  const cookie = CHOICES.language.replace('en.', 'de.')
  expect(pages.preferencesOf('/', cookie, site().settings)).toBeNull()
  expect(pages.preferencesOf('/en', cookie, site().settings)).toEqual(english)
})

/** Names that sign-in, referrals and the second step use, as they are and as browsers prefix them. */
const personalCookie = fc.oneof(
  fc.constantFrom(
    'rihla_token',
    'rihla_userdata',
    'rihla_referral',
    'next-auth.session-token',
    '__Host-authjs.csrf-token',
    '__Secure-next-auth.callback-url',
  ),
  fc.stringMatching(/^(__Secure-|__Host-)?rihla_[a-z]{1,12}$/).filter((name) => name !== 'rihla_partner'),
)
const value = fc.stringMatching(/^[\w.%"{}:,-]{0,30}$/)
const foreign = fc.tuple(fc.stringMatching(/^_[a-z]{1,8}$/), value)
const choice = fc.constantFrom(...Object.values(CHOICES))

test('any cookie of ours besides the two choices makes a visitor known, wherever it stands', () => {
  const strangers = fc.array(
    fc.oneof(
      foreign.map((pair) => pair.join('=')),
      choice,
    ),
    { maxLength: 5 },
  )
  fc.assert(
    fc.property(personalCookie, value, strangers, fc.nat(), (name, text, others, at) => {
      fc.pre(name !== 'rihla_language' && name !== 'rihla_currency')
      const cookies = others.toSpliced(at % (others.length + 1), 0, `${name}=${text}`)
      expect(pages.preferencesOf('/en', cookies.join('; '), site().settings)).toBeNull()
    }),
  )
})

test('whatever cookies strangers set, a page depends on nothing but the two choices', () => {
  fc.assert(
    fc.property(
      fc.array(foreign, { maxLength: 5 }),
      fc.subarray(Object.values(CHOICES)),
      (others, chosen) => {
        const settings = site().settings
        const cookies = [...others.map((pair) => pair.join('=')), ...chosen].join('; ')
        expect(pages.preferencesOf('/', cookies, settings)).toEqual(
          pages.preferencesOf('/', chosen.join('; '), settings),
        )
      },
    ),
  )
})

test.for([
  { target: '/', cached: true },
  { target: '/en', cached: true },
  { target: '/ar/', cached: true },
  { target: '/en?utm_source=mail', cached: false },
  { target: '/en/search', cached: false },
  { target: '/en/login', cached: false },
  { target: '/en/account/bookings', cached: false },
  { target: '/nowhere', cached: false },
  { target: '//en', cached: false },
])('$target is cached: $cached', ({ target, cached }) => {
  expect(pages.isCached(target)).toBe(cached)
})

test('a cached page is rendered for nobody: no cookie reaches the API', async () => {
  const { settings, requests } = site()
  const drawn = await pages.draw('/en', english, settings)
  expect(drawn?.text).toContain('<html lang="en" dir="ltr">')
  expect(requests.length).toBeGreaterThan(0)
  expect(requests.map(({ headers }) => headers.get('cookie'))).toEqual(requests.map(() => null))
})

test.for([
  { name: 'a call is refused', answer: () => new Response(null, { status: 429 }) },
  { name: 'the API is away', answer: () => Promise.reject(new TypeError('no route')) },
  {
    name: 'a cookie is set',
    answer: (call: Request) => pageReply(call, { 'set-cookie': 'rihla_token=abc; HttpOnly' }),
  },
])('a page is not cached when $name while it is rendered', async ({ answer }) => {
  expect(await pages.draw('/en', english, site(answer).settings)).toBeNull()
})

test('a page that does not exist is not cached', async () => {
  expect(await pages.draw('/en/nowhere', english, site().settings)).toBeNull()
})

test('two renders of the same content have the same identity', async () => {
  const one = await pages.draw('/en', english, site().settings)
  const other = await pages.draw('/en', english, site().settings)
  expect(one?.text).not.toBe(other?.text)
  expect(one?.identity).toBe(other?.identity)
})
