import { gzipSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { recordEnoughPrices, priceRecorder } from '#testing/builders/content/price-recorder.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import { LANGUAGES, sharedEnvironment, type BrowserEnvironment } from '../../environment/environment.ts'

const DUBAI = '/car-hire/united-arab-emirates/dubai-airport-dxb'
/** No other test that shares the product searches there. */
const PALMA = '/car-hire/spain/palma-airport-pmi'
/** Max transfer size of the page of the place with most desks. */
const MAX_BYTES = 60_000

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
  const recorder = priceRecorder(environment.site)
  await recordEnoughPrices('DXB', recorder)
  await recorder.terms({})
  // Cached pages and the cached sitemap are rendered again after two minutes.
  environment.site.clock.pass({ minutes: 3 })
})

const html = async (path: string) => (await fetch(`${environment.site.url}${path}`)).text()

test.for(LANGUAGES)('from a country to a place and on to a search of its dates, in %s', async (language) => {
  await environment.visit({ language }, async ({ page, open, t }) => {
    await open('/car-hire')
    await page.getByRole('link', { name: language === 'en' ? 'United Arab Emirates' : 'الإمارات' }).click()
    await page.waitForURL(/\/car-hire\/united-arab-emirates$/)
    const name = language === 'en' ? 'Dubai International Airport' : 'مطار دبي الدولي'
    await page.getByRole('link', { name }).click()
    await page.waitForURL(/\/dubai-airport-dxb$/)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    expect(await page.getByRole('combobox', { name: t('home:form.pickup') }).inputValue()).toBe(
      `${name} (DXB)`,
    )
    await takeScreenshots(page, `destination-${language}`)
    const cheapest = page.getByRole('table').filter({ hasText: t('destinations:prices.by_category') })
    const text = await cheapest.getByRole('rowheader').first().innerText()
    await cheapest.getByRole('link').first().click()
    await page.waitForURL(/\/search\?pickup_id=DXB/)
    const params = new URL(page.url()).searchParams
    const days =
      (Date.parse(params.get('dropoff_date') ?? '') - Date.parse(params.get('pickup_date') ?? '')) /
      86_400_000
    expect(text).toContain(t('terms:count.days', { count: days }))
  })
})

test('another spelling of a URL redirects permanently to the canonical one with its query', async () => {
  for (const path of [
    '/car-hire/UAE/Dubai-Airport-DXB',
    '/car-hire/united-arab-emirates/former-name-airport-dxb',
  ]) {
    const reply = await fetch(`${environment.site.url}/ar${path}?from=mail`, { redirect: 'manual' })
    expect([reply.status, reply.headers.get('location')]).toEqual([301, `/ar${DUBAI}?from=mail`])
  }
  const country = await fetch(`${environment.site.url}/en/car-hire/Spain`, { redirect: 'manual' })
  expect([country.status, country.headers.get('location')]).toEqual([301, '/en/car-hire/spain'])
})

test.for(['/car-hire/atlantis', '/car-hire/spain/nowhere', `${DUBAI}/terminal-1`])(
  '%s is not found',
  async (path) => {
    const reply = await fetch(`${environment.site.url}/en${path}`)
    expect(reply.status).toBe(404)
    expect(await reply.text()).toContain('<meta name="robots" content="noindex"/>')
  },
)

test('a place with figures is listed, one without is not', async () => {
  const [listed, other, sitemap] = await Promise.all([
    html(`/en${DUBAI}`),
    html(`/en${PALMA}`),
    html('/sitemaps/places-1.xml'),
  ])
  expect(listed).not.toContain('noindex')
  expect(other).toContain('noindex')
  expect(sitemap).toContain(`/en${DUBAI}<`)
  expect(sitemap).toContain('/ar/car-hire/united-arab-emirates<')
  expect(sitemap).not.toContain('-pmi<')
})

test.for(LANGUAGES)('titles and descriptions are each page’s own, in %s', async (language) => {
  const paths = [
    '/car-hire',
    '/car-hire/spain',
    '/car-hire/spain/madrid',
    '/car-hire/spain/madrid-airport-mad',
    DUBAI,
  ]
  const heads = await Promise.all(
    paths.map(async (path) => {
      const text = await html(`/${language}${path}`)
      return [/<title>(.+?)<\/title>/.exec(text)?.[1], /name="description" content="(.+?)"/.exec(text)?.[1]]
    }),
  )
  expect(new Set(heads.map(([title]) => title)).size).toBe(paths.length)
  expect(new Set(heads.map(([, description]) => description)).size).toBe(paths.length)
  expect(heads.at(-1)?.[1]).toMatch(/\b\d+ EUR\b/)
})

test('the page of the place with most desks is at most 60 kB over the wire', async () => {
  for (const path of [`/ar${DUBAI}`, '/ar/car-hire/united-arab-emirates/dubai'])
    expect(gzipSync(await html(path)).length).toBeLessThan(MAX_BYTES)
})
