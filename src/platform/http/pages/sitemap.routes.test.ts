import { LANGUAGE_CODES } from '#kernel/locale.ts'
import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { sitemapFile, sitemapParts } from './sitemap.ts'
import { sitemapRoutes, type SitemapSources } from './sitemap.routes.ts'

function engine(sources: Partial<SitemapSources> = {}) {
  const clock = testClock()
  const routes = sitemapRoutes({
    publicUrl: 'https://rihla.test',
    languages: LANGUAGE_CODES,
    indexedPaths: ['/', '/about', '/contact'],
    closedPaths: ['/search', '/booking/'],
    contentPages: async () => [{ path: '/about', lastmod: '2026-11-20T08:00:00Z' }],
    destinationPaths: async () => [],
    clock,
    ...sources,
  })
  return { clock, text: async (path: string) => (await routes.request(path)).text(), routes }
}

test('robots name the sitemap, and keep away from closed pages in each language', async () => {
  const lines = (await engine().text('/robots.txt')).split('\n')
  expect(lines).toContain('Sitemap: https://rihla.test/sitemap.xml')
  for (const path of ['/api/', '/search', '/en/search', '/ar/booking/'])
    expect(lines).toContain(`Disallow: ${path}`)
  expect(lines).not.toContain('Disallow: /en/about')
})

test('the index names its files, and a file each page in each language with its other addresses', async () => {
  const { text } = engine()
  expect(await text('/sitemap.xml')).toContain(
    '<sitemap><loc>https://rihla.test/sitemaps/pages-1.xml</loc><lastmod>2026-11-20T08:00:00Z</lastmod></sitemap>',
  )
  const file = await text('/sitemaps/pages-1.xml')
  expect(file).toContain('<loc>https://rihla.test/en</loc>')
  expect(file).toContain('<loc>https://rihla.test/ar/about</loc><lastmod>2026-11-20T08:00:00Z</lastmod>')
  expect(file).toContain('hreflang="x-default" href="https://rihla.test/about"')
  expect(file.match(/<url>/g)).toHaveLength(9)
})

test('a page whose last change is not known says none', async () => {
  expect(await engine().text('/sitemaps/pages-1.xml')).toContain(
    '<loc>https://rihla.test/en/contact</loc><xhtml:link',
  )
})

test('places have files of their own', async () => {
  const destinationPaths = async () => [{ path: '/car-hire/oman', lastmod: '2026-11-22T08:00:00Z' }]
  const { text } = engine({ destinationPaths })
  expect(await text('/sitemap.xml')).toContain('/sitemaps/places-1.xml</loc><lastmod>2026-11-22T08:00:00Z')
  expect(await text('/sitemaps/places-1.xml')).toContain('<loc>https://rihla.test/ar/car-hire/oman</loc>')
})

test('a file holds 50,000 addresses at most', () => {
  const entries = Array.from({ length: 16_667 }, (_, at) => ({ path: `/car-hire/${at}`, lastmod: null }))
  const parts = sitemapParts(entries)
  expect(parts.map(({ length }) => length)).toEqual([16_666, 1])
  const [file = ''] = parts.map((part) => sitemapFile('https://rihla.test', part, LANGUAGE_CODES))
  expect(file.match(/<loc>/g)).toHaveLength(49_998)
  // The protocol's other limit.
  expect(Buffer.byteLength(file)).toBeLessThan(50 * 2 ** 20)
})

test('addresses are XML', () => {
  expect(sitemapFile('https://rihla.test', [{ path: '/a?b&c', lastmod: null }], ['en'])).toContain(
    '/en/a?b&amp;c<',
  )
})

test('a file that is not in the index is not found', async () => {
  expect((await engine().routes.request('/sitemaps/pages-2.xml')).status).toBe(404)
})

test('the list is read once a minute, and again at once if it could not be read', async () => {
  let read = 0
  const { clock, text, routes } = engine({
    destinationPaths: async () => {
      read += 1
      if (read === 1) throw new Error('the database is away')
      return []
    },
  })
  routes.onError((_error, c) => c.text('not now', 503))
  expect((await routes.request('/sitemap.xml')).status).toBe(503)
  await text('/sitemap.xml')
  await text('/sitemaps/pages-1.xml')
  expect(read).toBe(2)
  clock.pass({ seconds: 60 })
  await text('/sitemap.xml')
  expect(read).toBe(3)
})
