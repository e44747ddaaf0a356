import sharp from 'sharp'
import { expect, test } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { linkPicture, type LinkWords } from '#platform/link-picture/link-picture.ts'
import { linkPictureRoutes } from './link-picture.routes.ts'
import { derivedKey } from '#platform/crypto.ts'
import type { PictureWords } from '#platform/link-picture/picture-words.contract.ts'
import { pictureWords } from './picture-words.ts'
import { createRateLimits } from '../rate-limit.ts'

/** Pages by address. Each names its own image, if it is indexed. */
const PAGES: Record<string, string> = {
  '/en': page('Rihla', '/og/en/home.png?v=1'),
  '/ar': page('Rihla', '/og/ar/home.png?v=2'),
  '/en/about': page('Who &amp; where &#x27;we&#x27; are', '/og/en/about.png?v=3'),
  '/en/login': page('Login', '/og/en/home.png?v=1'),
}

function page(title: string, picture: string): string {
  return `<meta property="og:title" content="${title}"/><meta property="og:description" content="Cars"/><meta property="og:image" content="https://rihla.test${picture}"/>`
}

const signed = pictureWords(derivedKey('a secret of sixteen letters', 'pictures'))

function pictures(draw: (words: LinkWords) => Promise<Buffer<ArrayBuffer>> = async () => Buffer.from('png')) {
  const drawn: LinkWords[] = []
  const pages = new Map(Object.entries(PAGES))
  const routes = linkPictureRoutes({
    product: 'Rihla',
    page: async (_c, path) => new Response(pages.get(path) ?? '', { status: pages.has(path) ? 200 : 404 }),
    draw: (words) => {
      drawn.push(words)
      return draw(words)
    },
    signedWords: signed.read,
    rateLimit: createRateLimits({ scale: 1 }),
    clock: testClock(),
  })
  return { drawn, pages, request: (path: string) => routes.request(path) }
}

test('the picture of a search or a car says what its own address carries, and is drawn once', async () => {
  const { request, drawn } = pictures()
  const words = { language: 'ar', title: 'دبي', description: '5 – 9 مارس', total: '€120.00' } as const
  const address = `/og/shared/${signed.sign(words)}.png`
  for (const path of [address, `${address}?v=2`]) {
    const reply = await request(path)
    expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, IMMUTABLE])
  }
  expect(drawn).toEqual([{ product: 'Rihla', ...words }])
})

test.for([
  {
    name: 'words that we did not sign',
    token: pictureWords(derivedKey('another secret of ours', 'pictures')).sign,
  },
  { name: 'words changed since', token: (words: PictureWords) => `x${signed.sign(words)}` },
  { name: 'a token longer than any of ours', token: () => `${'a'.repeat(1500)}.b` },
])('there is no picture of $name', async ({ token }) => {
  const { request, drawn } = pictures()
  const address = `/og/shared/${token({ language: 'en', title: 'Dubai', description: 'free' })}.png`
  expect((await request(address)).status).toBe(404)
  expect(drawn).toEqual([])
})

test('words longer than a picture shows are cut before they make an address', () => {
  const token = signed.sign({ language: 'ar', title: 'د'.repeat(500), description: 'ب'.repeat(500) })
  expect(token.length).toBeLessThan(1500)
  expect(signed.read(token)?.title).toHaveLength(120)
})

const IMMUTABLE = 'public, max-age=31536000, immutable'

test('a picture has the words of its page, and is kept for ever at the address that the page names', async () => {
  const { request, drawn } = pictures()
  const reply = await request('/og/en/about.png?v=3')
  expect(reply.headers.get('content-type')).toBe('image/png')
  expect(reply.headers.get('cache-control')).toBe(IMMUTABLE)
  expect(drawn).toEqual([
    { product: 'Rihla', title: "Who & where 'we' are", description: 'Cars', language: 'en' },
  ])
  await request('/og/en/about.png?v=3')
  expect(drawn).toHaveLength(1)
})

test('at another version it is as the page is now, and not kept', async () => {
  const { request, pages } = pictures()
  await request('/og/en/about.png?v=3')
  pages.set('/en/about', page('Other words', '/og/en/about.png?v=4'))
  expect((await request('/og/en/about.png?v=4')).headers.get('cache-control')).toBe(IMMUTABLE)
  for (const path of ['/og/en/about.png', '/og/en/about.png?v=x'])
    expect((await request(path)).headers.get('cache-control')).toBe('public, max-age=300')
})

test.for([
  { name: 'a page that does not exist', path: '/og/en/nowhere.png?v=1' },
  { name: 'a page that is not listed', path: '/og/en/login.png?v=1' },
  { name: 'another language', path: '/og/de/home.png' },
  { name: 'another type', path: '/og/en/home.svg' },
  { name: 'a path in a path', path: '/og/en/..%2F..%2Fabout.png' },
  { name: 'no page', path: '/og/en/.png' },
])('there is no picture of $name', async ({ path }) => {
  const { request, drawn } = pictures()
  expect((await request(path)).status).toBe(404)
  expect(drawn).toEqual([])
})

test('one who asks for too many is held off, and so is everybody while too many wait', async () => {
  const { promise: never } = Promise.withResolvers<Buffer<ArrayBuffer>>()
  const { request, pages } = pictures(() => never)
  const paths = Array.from({ length: 21 }, (_, at) => `/place-${at}`)
  for (const path of paths) pages.set(`/en${path}`, page(path, `/og/en${path}.png?v=1`))
  for (const path of paths.slice(0, 20)) void request(`/og/en${path}.png?v=1`)
  const rejected = await request(`/og/en${paths[20]}.png?v=1`)
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '5'])
  const statuses = await Promise.all(Array.from({ length: 40 }, async () => (await request('/og/x')).status))
  expect(statuses.at(-1)).toBe(429)
})

test.for(['en', 'ar'] as const)(
  'it is drawn 1200 × 630 in %s, with the sun on its own side',
  async (language) => {
    const words = { product: 'Rihla', title: 'استئجار سيارة Car hire', description: 'Cars', language }
    const bytes = await linkPicture(words)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const colour = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
    const sunAt = language === 'en' ? 914 : 1200 - 914
    const [red = 0, green = 0] = colour(sunAt, 440)
    expect(red - green).toBeGreaterThan(80)
    expect(colour(1200 - sunAt, 440)).not.toEqual(colour(sunAt, 440))
    // The title is in the upper part; its pixels are bright.
    const bright = Array.from({ length: 1200 * 160 }, (_, at) => data[(at + 1200 * 110) * 3] ?? 0)
    expect(bright.filter((value) => value > 240).length).toBeGreaterThan(500)
  },
)
