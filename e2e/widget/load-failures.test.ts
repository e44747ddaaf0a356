import { afterAll, beforeAll, expect, test } from 'vitest'
import { listener } from '#testing/infrastructure/listener.ts'
import { hostSite } from './host-page.ts'
import { hostEnvironment, tabsIn, type HostEnvironment } from './host-steps.ts'

let environment: HostEnvironment
beforeAll(async () => {
  environment = await hostEnvironment()
})
afterAll(() => environment.host.close())

type Answer = () => Response | Promise<Response>

const fail = (status: number) => () => new Response('no', { status, headers: { 'retry-after': '60' } })
const hang = () => new Promise<never>(() => undefined)

type LoadFailure = { color: string; file: RegExp; answer: Answer }

const DOCUMENT = /\/widget\/frame\?/
const SCRIPT = /\/assets\/entry-[^/]*\.js/
const STYLES = /\/assets\/entry-[^/]*\.css/
const MESSAGES = /\/assets\/texts-[^/]*\.js/

/**
 * Files that fail to load, one list per page. Each widget has its own colour, which is in the URL of its frame. Only
 * documents fail side by side: the browser loads any other file once for all widgets of a page.
 */
const PAGES: LoadFailure[][] = [
  [
    { color: '#500500', file: DOCUMENT, answer: fail(500) },
    { color: '#429429', file: DOCUMENT, answer: fail(429) },
    { color: '#00aaaa', file: DOCUMENT, answer: hang },
  ],
  [{ color: '#500500', file: SCRIPT, answer: fail(500) }],
  [{ color: '#00aaaa', file: SCRIPT, answer: hang }],
  [{ color: '#500500', file: STYLES, answer: fail(500) }],
  [{ color: '#00aaaa', file: STYLES, answer: hang }],
  [{ color: '#00aaaa', file: MESSAGES, answer: hang }],
]

/** A frame that fails is loaded so often; one that hangs, once. */
const TRIES = 3

/**
 * Serves our site from another address, as a network would where these files fail. It fails them over HTTP, because a
 * request that the browser's debugger holds back outlives its frame in Chromium 156, and one on the network does not.
 */
async function failingSite(ours: string, failures: readonly LoadFailure[]) {
  const server = await listener()
  const left = new Map(failures.map((failure) => [failure, failure.answer === hang ? 1 : TRIES]))
  let isBack = false
  server.answerBy(async (request) => {
    const { pathname, search, searchParams } = new URL(request.url)
    const color =
      searchParams.get('color') ?? URL.parse(request.headers.get('referer') ?? '')?.searchParams.get('color')
    const failure = failures.find((one) => one.color === color && one.file.test(pathname + search))
    if (failure && !isBack) {
      left.set(failure, (left.get(failure) ?? 0) - 1)
      return failure.answer()
    }
    const { status, headers, body } = await fetch(ours + pathname + search, { headers: request.headers })
    const sent = new Headers(headers)
    // The body arrives decompressed.
    sent.delete('content-encoding')
    sent.delete('content-length')
    return new Response(body, { status, headers: sent })
  })
  return {
    url: `http://127.0.0.1:${server.port}`,
    /** Waits for the automatic retries, then lets files load. */
    async mend() {
      await expect.poll(() => [...left.values()].every((tries) => tries <= 0)).toBe(true)
      isBack = true
    },
    close: () => server.close(),
  }
}

test('if the frame or a file of it fails or hangs, the page says so, and “Try again” works once it answers', async () => {
  const { key, ours } = environment
  const failing = PAGES.map(async (failures) => {
    const site = await failingSite(ours, failures)
    const host = await hostSite(site.url)
    await environment.visit({ fresh: true, width: 500 }, async ({ page, watched }) => {
      watched.allow(host.url)
      watched.allow(site.url)
      watched.cutOff(true)
      const widgets = failures.map(
        ({ color }) => `<rihla-booking api-key="${key}" primary-color="${color}"></rihla-booking>`,
      )
      const body = `<script async src="LOADER"></script>${widgets.join('')}`
      await page.goto(host.show({ body }), { waitUntil: 'commit' })
      const again = page.getByRole('button', { name: 'Try again' })
      await expect.poll(() => again.count()).toBe(failures.length)
      await site.mend()
      for (const [at] of failures.entries()) {
        // By keyboard: the widget above grows as it loads, so a click could miss the button.
        await page.locator('rihla-booking').nth(at).getByRole('button', { name: 'Try again' }).press('Enter')
        await tabsIn(page, at).first().waitFor()
      }
      expect(await again.count()).toBe(0)
    })
    await Promise.all([host.close(), site.close()])
  })
  await Promise.all(failing)
})
