import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { hostSite } from '../widget/host-page.ts'
import { type BrowserEnvironment, sharedEnvironment } from './environment.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** All that a page can know of an earlier visitor. */
const known = (page: Page) =>
  page.evaluate(() => ({
    cookies: document.cookie,
    local: Object.keys(window.localStorage),
    session: Object.keys(window.sessionStorage),
    entries: window.history.length,
    state: JSON.stringify(window.history.state),
    name: window.name,
  }))

/** Their profile is opened for this file: one that had served others might be closed after its last visit. */
const OPTIONS = { locale: 'en-KW' }

test('the next visitor of a browser profile finds nothing of the one before', async () => {
  const pages: Page[] = []
  const found: unknown[] = []
  await environment.visit(OPTIONS, async ({ page, open }) => {
    pages.push(page)
    await open('/login')
    found.push(await known(page))
    await page.context().addCookies([{ name: 'left', value: '1', url: page.url() }])
    await page.evaluate(() => {
      window.localStorage.setItem('left', '1')
      window.sessionStorage.setItem('left', '1')
      window.history.pushState({ left: true }, '')
    })
    await page.route('**/robots.txt', (route) => route.abort())
    await page.context().grantPermissions(['geolocation'])
    expect(await known(page)).not.toEqual(found[0])
  })
  await environment.visit(OPTIONS, async ({ page, open, context }) => {
    pages.push(page)
    await open('/login')
    found.push(await known(page))
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('left')
    expect(
      await page.evaluate(async () => (await navigator.permissions.query({ name: 'geolocation' })).state),
    ).toBe('prompt')
    expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200)
    expect(context.pages()).toEqual([page])
  })
  // It is the same tab, or this test would say nothing.
  expect(pages[1]).toBe(pages[0])
  expect(found[1]).toEqual(found[0])
})

test('a profile with a script of a test in it is not reused', async () => {
  const pages: Page[] = []
  await environment.visit({}, async ({ page }) => {
    pages.push(page)
    await page.addInitScript(() => {})
  })
  await environment.visit({}, async ({ page }) => void pages.push(page))
  expect(pages[1]).not.toBe(pages[0])
})

test('a profile of an earlier clock is closed, and not reused', async () => {
  const pages: Page[] = []
  const visited = async ({ page }: { page: Page }) => void pages.push(page)
  await environment.visit(OPTIONS, visited)
  siteClock.pass({ minutes: 1 })
  await environment.visit(OPTIONS, visited)
  expect(pages[1]).not.toBe(pages[0])
  expect(pages.map((page) => page.isClosed())).toEqual([true, false])
})

test('a profile in which another site’s frame stored something is not reused', async () => {
  const host = await hostSite('')
  const framed = host.show({ body: 'A frame of another site' }).replace('localhost', '127.0.0.1')
  const around = host.show({ body: `<iframe name="framed" src="${framed}"></iframe>` })
  const found: unknown[] = []
  for (let visitor = 0; visitor < 2; visitor++)
    await environment.visit({}, async ({ page, watched }) => {
      watched.allow(host.url)
      watched.allow(framed)
      await page.goto(around)
      const frame = page.frame('framed')!
      found.push(
        await frame.evaluate(() => {
          try {
            const keys = [...Object.keys(sessionStorage), ...Object.keys(localStorage)]
            sessionStorage.setItem('left', '1')
            localStorage.setItem('left', '1')
            return keys
          } catch (error) {
            // Chromium 156 denies storage to a frame of another site in a private window.
            if (error instanceof DOMException && error.name === 'SecurityError') return []
            throw error
          }
        }),
      )
    })
  expect(found).toEqual([[], []])
  await host.close()
})
