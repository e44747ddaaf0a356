import { ENGLISH_TEXTS } from '../../environment/accessible.ts'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { SEEDED } from '#src/seed/suppliers.ts'
import { vocabularyErrors } from '#testing/builders/content/vocabulary.ts'
import { crawl, type Crawled } from '../../environment/crawl.ts'
import { readPage, type ReadPage } from '../../environment/read-page.ts'
import { sharedEnvironment } from '../../environment/environment.ts'
import { searchPath } from '../../steps/steps.ts'

/** Max images to fetch: drawing them takes a while. */
const MAX_IMAGES = 12
/** Number of sitemap entries visited in addition to those that the crawl found. */
const MAX_ENTRIES = 60

let origin = ''
let crawled: Crawled
beforeAll(async () => {
  const { site } = await sharedEnvironment()
  origin = site.url
  crawled = await crawl(origin, ['/en', '/ar', '/fr'])
})

const everyPage = () => [...crawled.pages].map(([address, page]) => ({ address, ...page }))
const listedPages = () => everyPage().filter(({ canonical }) => canonical !== null)

test('the crawler reads what a page shows, and in which language', () => {
  const { links, ids, texts, canonical } = readPage(
    '<!doctype html><html lang="ar"><head><link rel="canonical" href="/a"/><link rel="stylesheet" href="/b"></head>' +
      '<body><p id="one">مرحبا <span lang="en">Hello there</span><br/><bdi>Hello you</bdi></p>' +
      '<script>"unseen"</script><a href="/c?d&amp;e">Left over</a></body></html>',
  )
  expect({ links, ids: [...ids], canonical }).toEqual({ links: ['/c?d&e'], ids: ['one'], canonical: '/a' })
  expect(texts).toEqual([
    { text: 'مرحبا', language: 'ar', name: false },
    { text: 'Hello there', language: 'en', name: false },
    { text: 'Hello you', language: 'ar', name: true },
    { text: 'Left over', language: 'ar', name: false },
  ])
})

test('home comes from memory for anonymous visitors, and never for who is signed in', async () => {
  const first = await fetch(`${origin}/en`)
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^W\/"/)
  expect(await (await fetch(`${origin}/en`)).text()).toBe(await first.text())
  expect((await fetch(`${origin}/en`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  const head = await fetch(`${origin}/en`, { method: 'HEAD' })
  expect([head.status, head.headers.get('etag')]).toEqual([200, etag])
  const known = await fetch(`${origin}/en`, { headers: { cookie: 'rihla_token=unknown' } })
  expect(known.headers.get('etag')).toBeNull()
  expect(known.headers.get('cache-control')).toBe('private, no-cache')
  expect(known.headers.get('content-security-policy')).toBe(first.headers.get('content-security-policy'))
})

test('no link of the site leads nowhere', () => {
  expect(crawled.dead).toEqual([])
  expect(listedPages().map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/en', '/ar', '/en/manage-booking', '/ar/manage-booking']),
  )
})

test.for(['title', 'description'] as const)('every page that is listed has a %s of its own', (part) => {
  const missing = everyPage().filter((page) => !page[part]?.trim())
  expect(missing.map(({ address }) => address)).toEqual([])
  const byText = Map.groupBy(listedPages(), (page) => `${page.language} ${page[part]}`)
  const doubled = [...byText].filter(([, pages]) => pages.length > 1)
  expect(
    doubled.map(([text, pages]) => `${text}: ${pages.map(({ address }) => address).join(', ')}`),
  ).toEqual([])
})

test('home is called by the product’s name', () => {
  for (const home of ['/en', '/ar']) expect(crawled.pages.get(home)?.title).toBe('Rihla')
})

/** Keys of all messages, as a page would show them untranslated. */
function messageKeys(): Set<string> {
  const keys = new Set<string>()
  const add = (messages: object, before: string, namespace: string) => {
    for (const [key, message] of Object.entries(messages)) {
      if (typeof message === 'object') add(message as object, `${before}${key}.`, namespace)
      else if (before) keys.add(`${before}${key}`)
      keys.add(`${namespace}:${before}${key}`)
    }
  }
  for (const file of globSync(join('src', 'web', '**', 'words', 'en', '*.json')))
    add(JSON.parse(readFileSync(file, 'utf8')) as object, '', basename(file, '.json'))
  return keys
}

test('no page shows the key of a message, or a place for a value', () => {
  const keys = messageKeys()
  expect(keys.size).toBeGreaterThan(500)
  const shown = everyPage().flatMap(({ address, texts }) =>
    texts
      .filter(({ text }) => keys.has(text) || /\{\{|\bundefined\b|\[object |\bNaN\b/.test(text))
      .map(({ text }) => `${address}: ${text}`),
  )
  expect(shown).toEqual([])
})

const ARABIC = /[\u0600-\u06ff]/
/** Two English words; names of suppliers and of products are not. */
const ENGLISH = /[A-Za-z]{3,}[\s,.]+[A-Za-z]{2,}/
const NAMES = new RegExp(['Rihla', 'Google Tag Manager', ...SEEDED.map(({ row }) => row.name)].join('|'), 'g')

test('every text is in the language of its page, or marked as another', () => {
  const foreign = everyPage().flatMap(({ address, texts }) =>
    texts
      .filter(({ text, language, name }) => {
        if (name) return false
        const shownText = text.replaceAll(NAMES, '')
        if (language === 'ar') return ENGLISH.test(shownText) && !ARABIC.test(shownText)
        return ARABIC.test(shownText) || (language === 'fr' && ENGLISH_TEXTS.has(text))
      })
      .map(({ text }) => `${address}: ${text}`),
  )
  expect([...new Set(foreign)]).toEqual([])
  for (const { address, language } of everyPage()) expect(address).toMatch(new RegExp(`^/${language}(/|$)`))
})

test('a listed page is its own canonical address, and each of its languages names all the others', async () => {
  const errors: string[] = []
  for (const { address, canonical, alternates, language } of listedPages()) {
    if (canonical !== origin + address) errors.push(`${address} is canonically ${canonical}`)
    if (Object.keys(alternates).toSorted().join() !== 'ar,en,fr,x-default')
      errors.push(`${address} lacks languages`)
    if (alternates[language] !== canonical) errors.push(`${address} is not among its own languages`)
    for (const other of Object.values(alternates)) {
      const page = await pageAt(other)
      if (JSON.stringify(page?.alternates) !== JSON.stringify(alternates))
        errors.push(`${other} does not name what ${address} names`)
    }
  }
  expect(errors).toEqual([])
})

test('structured data keep to the vocabulary', () => {
  const errors = everyPage().flatMap(({ address, structured }) =>
    structured.flatMap((one) => vocabularyErrors(one)).map((error) => `${address}: ${error}`),
  )
  expect(errors).toEqual([])
  expect(crawled.pages.get('/en')?.structured).not.toEqual([])
})

test('the sitemap lists every page that may be listed, and none that may not', async () => {
  const index = await (await fetch(`${origin}/sitemap.xml`)).text()
  const files = await Promise.all(locationsIn(index).map(async (file) => (await fetch(file)).text()))
  const entries = files.flatMap(locationsIn)
  expect(entries).toHaveLength(new Set(entries).size)
  const missing = listedPages().filter(({ canonical }) => !entries.includes(canonical ?? ''))
  expect(missing.map(({ address }) => address)).toEqual([])
  const met = new Set(crawled.pages.keys())
  const others = entries.filter((entry) => !met.has(new URL(entry).pathname)).slice(0, MAX_ENTRIES)
  const visited = [...entries.filter((entry) => met.has(new URL(entry).pathname)), ...others]
  const wrong: string[] = []
  for (const entry of visited) if ((await pageAt(entry))?.canonical !== entry) wrong.push(entry)
  expect(wrong).toEqual([])
})

test('a shared link shows a picture', async () => {
  const images = [...new Set(everyPage().map(({ image }) => image ?? 'none'))]
  for (const image of images.slice(0, MAX_IMAGES)) {
    const reply = await fetch(image)
    expect([image, reply.status, reply.headers.get('content-type')]).toEqual([image, 200, 'image/png'])
    expect(reply.headers.get('cache-control')).toContain('immutable')
    await reply.body?.cancel()
  }
})

test.for(['en', 'ar'])(
  'a shared search and a shared car each show a picture of their own, in %s',
  async (language) => {
    const page = async (path: string) => readPage(await (await fetch(origin + path)).text())
    const search = () => page(`/${language}${searchPath()}`)
    // The first search does not wait for suppliers that are slow.
    const carOf = ({ links }: ReadPage) => links.find((link) => link.includes('/car/'))
    await expect.poll(async () => carOf(await search())).toBeDefined()
    const found = await search()
    const { image } = await page(carOf(found) ?? '')
    expect(image).not.toBe(found.image)
    for (const address of [found.image, image]) {
      expect(address).toMatch(/\/og\/shared\//)
      const reply = await fetch(address ?? '')
      expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/png'])
      await reply.body?.cancel()
    }
  },
)

async function pageAt(address: string): Promise<ReadPage | null> {
  const { pathname } = new URL(address)
  const known = crawled.pages.get(pathname)
  if (known) return known
  const reply = await fetch(address, { redirect: 'manual' })
  const text = await reply.text()
  return reply.status === 200 ? readPage(text) : null
}

function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))
}
