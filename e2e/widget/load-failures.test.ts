import type { Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostEnvironment, tabsIn, type HostEnvironment } from './host-steps.ts'

let host: HostEnvironment['host']
let visit: HostEnvironment['visit']
let ours: string
let key: string
beforeAll(async () => {
  ;({ host, visit, ours, key } = await hostEnvironment())
})
afterAll(() => host.close())

const fail =
  (status: number) =>
  async (route: Route): Promise<void> =>
    route.fulfill({ status, body: 'no', headers: { 'retry-after': '60' } })
const hang = () => undefined

type LoadFailure = { color: string; file: RegExp; answer: (route: Route) => unknown }

const DOCUMENT = /\/widget\/frame\?/
const SCRIPT = /\/assets\/entry-[^/]*\.js/
const STYLES = /\/assets\/entry-[^/]*\.css/
const MESSAGES = /\/assets\/texts-[^/]*\.js/

/**
 * Files that fail to load, one list per page. Each widget has its own colour, which is in the URL of its frame. Widgets on
 * one page lack the same file: the browser would share a file that one of them has loaded.
 */
const PAGES: LoadFailure[][] = [
  [
    { color: '#500500', file: DOCUMENT, answer: fail(500) },
    { color: '#429429', file: DOCUMENT, answer: fail(429) },
    { color: '#00aaaa', file: DOCUMENT, answer: hang },
    { color: '#500555', file: SCRIPT, answer: fail(500) },
    { color: '#00bbbb', file: SCRIPT, answer: hang },
  ],
  [
    { color: '#500500', file: STYLES, answer: fail(500) },
    { color: '#00aaaa', file: STYLES, answer: hang },
  ],
  [{ color: '#00aaaa', file: MESSAGES, answer: hang }],
]

/** A frame that fails is loaded so often; one that hangs, once. */
const TRIES = 3

/**
 * Returns the colour of the widget that a request is for. A file can be requested before Playwright knows the frame's URL;
 * its referrer is then the frame's page.
 */
async function colorOf(request: Request): Promise<string | null> {
  const urls = request.isNavigationRequest()
    ? [request.url()]
    : [request.frame().url(), (await request.headerValue('referer')) ?? '']
  return (
    urls.map((url) => URL.parse(url)?.searchParams.get('color') ?? null).find((color) => color !== null) ??
    null
  )
}

/** Fails the loads of a page's widgets. The returned function waits for their automatic retries, then lets files load. */
async function failLoads(page: Page, failures: readonly LoadFailure[]) {
  let isBack = false
  const left = new Map(failures.map((failure) => [failure, failure.answer === hang ? 1 : TRIES]))
  await page.route(`${ours}/widget/**`, async (route) => {
    const request = route.request()
    const color = await colorOf(request)
    const failure = failures.find((one) => one.color === color && one.file.test(request.url()))
    if (!failure || isBack) return route.fallback()
    left.set(failure, (left.get(failure) ?? 0) - 1)
    await failure.answer(route)
  })
  return async () => {
    await expect.poll(() => [...left.values()].every((tries) => tries <= 0)).toBe(true)
    isBack = true
  }
}

test('if the frame or a file of it fails or hangs, the page says so, and “Try again” works once it answers', async () => {
  const failing = PAGES.map((failures) =>
    visit({ fresh: true, width: 500 }, async ({ page, watched }) => {
      const mend = await failLoads(page, failures)
      watched.cutOff(true)
      const widgets = failures.map(
        ({ color }) => `<rihla-booking api-key="${key}" primary-color="${color}"></rihla-booking>`,
      )
      const body = `<script async src="LOADER"></script>${widgets.join('')}`
      await page.goto(host.show({ body }), { waitUntil: 'commit' })
      const again = page.getByRole('button', { name: 'Try again' })
      await expect.poll(() => again.count()).toBe(failures.length)
      await mend()
      for (const [at] of failures.entries()) {
        await page.locator('rihla-booking').nth(at).getByRole('button', { name: 'Try again' }).click()
        await tabsIn(page, at).first().waitFor()
      }
      expect(await again.count()).toBe(0)
    }),
  )
  await Promise.all(failing)
})
