import { LANGUAGE_CODES } from '#kernel/locale.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { tooWide } from '../environment/accessible.ts'
import { openFlexibleCar } from '../steps/results-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  drawn,
  LANGUAGES,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../environment/environment.ts'
import { chooseLanguage, resultsCame, searchPath } from '../steps/steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(LANGUAGE_CODES)('the navigation is one line of 64 px from 768 px on, in %s', async (language) => {
  await environment.visit({ language, width: 768 }, async ({ page, open }) => {
    await open('/login')
    for (const width of [768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      await drawn(page)
      const { height } = (await page.getByRole('banner').boundingBox()) ?? {}
      const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
      expect({ width, height, scrolls }).toEqual({ width, height: 64, scrolls: false })
    }
  })
})

test('the way back to the top shows after 200 px and leads there', async () => {
  await environment.visit({}, async ({ page, t, open }) => {
    await open('/')
    const button = page.getByRole('button', { name: t('shell:top') })
    await page.mouse.wheel(0, 200)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(200)
    expect(await button.count()).toBe(0)
    await page.mouse.wheel(0, 1)
    await button.waitFor()
    await button.click()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await button.waitFor({ state: 'detached' })
  })
})

test.for([1280, 1024, 768, 375])(
  'the way back to the top leaves the page its place at %s px',
  async (width) => {
    await environment.visit({ width, height: 700 }, async (visit) => {
      const { page, t, open } = visit
      await open(searchPath())
      await resultsCame(visit)
      await page.mouse.wheel(0, 900)
      const button = page.getByRole('button', { name: t('shell:top') })
      await button.waitFor()
      const box = await button.boundingBox()
      const card = await page.locator('article').first().boundingBox()
      if (width >= 1024) expect(box?.x).toBeGreaterThanOrEqual((card?.x ?? 0) + (card?.width ?? 0))
      // On a small screen: a round button at the line's end, over the bar of the filters, which the thumb has.
      else
        expect([box?.width, box?.height, (box?.x ?? 0) + 56, Math.round((box?.y ?? 0) + 56)]).toEqual([
          44,
          44,
          width,
          700 - 72,
        ])
    })
  },
)

/** Measures the max horizontal scroll width until the last message disappears. */
const scrollSidewaysUntilHidden = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const { documentElement: root } = document
        let max = 0
        const check = () => {
          max = Math.max(max, root.scrollWidth - root.clientWidth)
          if (document.querySelector('.Toastify__toast')) requestAnimationFrame(check)
          else resolve(max)
        }
        check()
      }),
  )

test.for(LANGUAGES)(
  'messages come up at the bottom left in the type of the site and wait while they are pointed at, in %s',
  async (language) => {
    await environment.visit({ language }, async ({ page, t, open }) => {
      await open('/')
      await page
        .getByRole('button', { name: t('home:form.near_me') })
        .first()
        .click()
      const toast = page.locator('.Toastify__toast').filter({ hasText: t('home:form.no_position') })
      await toast.waitFor()
      await toast.hover()
      const bar = toast.locator('.Toastify__progress-bar--animated')
      const state = () => bar.evaluate((line) => getComputedStyle(line).animationPlayState)
      await expect.poll(state).toBe('paused')
      const box = await toast.boundingBox()
      expect(box?.x).toBeGreaterThanOrEqual(0)
      expect(box?.x).toBeLessThan(60)
      expect(await tooWide(page), 'with a message up').toEqual([])
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(680)
      expect(await toast.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Readex Pro')
      // The page has room for them below: all of it can be scrolled out from under them.
      await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      const end = await page.getByRole('contentinfo').boundingBox()
      const over = await toast.boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0)
      await page.mouse.move(900, 200)
      await expect.poll(state).toBe('running')
      // A warning closes after 4000 ms (specification §9).
      expect(await bar.evaluate((line) => getComputedStyle(line).animationDuration)).toBe('4s')
      expect(await scrollSidewaysUntilHidden(page), 'px, while the message leaves').toBe(0)
    })
  },
)

test.for(LANGUAGES)('an unknown address answers 404 in words, in %s', async (language) => {
  await environment.visit({ language }, async ({ page, t, watched, site }) => {
    watched.expectErrorResponse(404, /\/nowhere$/)
    const answer = await page.goto(`${site.url}/${language}/nowhere`)
    expect(answer?.status()).toBe(404)
    await page.getByRole('heading', { level: 1, name: t('shell:fault.missing.title') }).waitFor()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('shell:fault.home') })
      .click()
    await page.waitForURL(`${site.url}/${language}`)
  })
})

test.for(IN_ARABIC)(
  'an unknown reference requests the e-mail, and an error shows when both do not match, in %s',
  async (language) => {
    await environment.visit({ language }, async ({ page, t, open, watched }) => {
      await open('/booking/KMRTW7XYZ2')
      await page.getByText(t('booking:find.prove')).waitFor()
      expect(await page.locator('#find-reference').inputValue()).toBe('KMRTW7XYZ2')
      await page.locator('#find-email').fill('nobody@example.com')
      watched.expectErrorResponse(404, /\/manage-booking$/)
      await page.getByRole('button', { name: t('booking:find.open') }).click()
      await page
        .getByRole('alert')
        .filter({ hasText: t('booking:find.wrong_title') })
        .waitFor()
      expect(await page.locator('#find-email').inputValue()).toBe('nobody@example.com')
    })
  },
)

test('a chosen language stays on unprefixed pages, and is stored with its time', async () => {
  await environment.visit({}, async ({ page, site, context }) => {
    await page.goto(site.url)
    await chooseLanguage(page, 'en')
    await page.waitForURL(/\/en$/)
    await page.goto(`${site.url}/manage-booking`)
    expect(await page.locator('html').getAttribute('lang')).toBe('en')
    const cookie = (await context.cookies()).find(({ name }) => name === 'rihla_language')
    expect(cookie?.value).toMatch(/^en\.\d{13}$/)
    // oxlint-disable-next-line time/real-clock -- a browser keeps its cookies by the machine's clock
    expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeLessThanOrEqual(1440 * 60_000)
    const copy = () => page.evaluate(() => localStorage.getItem('rihla_language'))
    expect(await copy()).toBe(cookie?.value)

    // A browser that lost the cookie has the copy until the choice expires; then the default returns.
    await context.clearCookies({ name: 'rihla_language' })
    await page.goto(`${site.url}/manage-booking?from=mail#content`)
    await page.waitForURL(`${site.url}/en/manage-booking?from=mail#content`)
    expect((await context.cookies()).find(({ name }) => name === 'rihla_language')?.value).toBe(cookie?.value)
    await context.clearCookies({ name: 'rihla_language' })
    await page.evaluate((chosen) => {
      const [language, time] = chosen.split('.')
      localStorage.setItem('rihla_language', `${language}.${Number(time) - 1440 * 60_000}`)
    }, cookie?.value ?? '')
    await page.goto(`${site.url}/manage-booking`)
    await expect.poll(copy).toBeNull()
    expect([await page.locator('html').getAttribute('lang'), new URL(page.url()).pathname]).toEqual([
      'ar',
      '/manage-booking',
    ])
  })
})

test.for(LANGUAGES)(
  'a line at the top shows that a first page waits for its script, moves nothing and disappears with it, in %s',
  async (language) => {
    await environment.visit({ language }, async ({ page, site }) => {
      const script = Promise.withResolvers<void>()
      await page.route(/\/assets\/entry-client[^/]*\.js$/, async (route) => {
        await script.promise
        await route.continue()
      })
      await page.goto(`${site.url}/${language}`, { waitUntil: 'commit' })
      const line = page.locator('.first-preloader')
      await expect.poll(async () => (await line.boundingBox())?.width ?? 0).toBeGreaterThan(100)
      const { y, height } = (await line.boundingBox()) ?? {}
      expect({ y, height, top: (await page.getByRole('banner').boundingBox())?.y }).toEqual({
        y: 0,
        height: 2,
        top: 0,
      })
      script.resolve()
      await line.waitFor({ state: 'detached' })
    })
  },
)

test('country and currency are guessed once by the network, and a choice beats the guess', async () => {
  await environment.visit({}, async ({ page, t, site, context }) => {
    let requests = 0
    await page.route('**/api/visitor', (route) => {
      requests += 1
      return route.fulfill({ json: { country: 'KW', currency_id: 4 } })
    })
    // As a page is where a service is configured that knows networks.
    await page.route(`${site.url}/en`, async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replace('"knowsNetworks":false', '"knowsNetworks":true')
      await route.fulfill({ response: answer, body })
    })
    const currency = page.getByLabel(t('shell:currency'))
    const shown = () => currency.locator('option:checked').innerText()
    const residence = page.locator('#residence')
    await page.goto(`${site.url}/en`)
    await expect.poll(shown).toBe('KWD')
    await expect.poll(() => residence.inputValue()).toBe('KW')
    await currency.selectOption({ label: 'EUR' })
    await page.reload()
    await expect.poll(() => residence.inputValue()).toBe('KW')
    expect([await shown(), requests]).toEqual(['EUR', 1])
    // Requested again, the guess still does not change a chosen currency or a used country.
    await page.evaluate(() => localStorage.removeItem('rihla_country'))
    await page.reload()
    await expect.poll(() => residence.inputValue()).toBe('KW')
    expect([await shown(), requests]).toEqual(['EUR', 2])
    await page.evaluate(() => localStorage.setItem('rihla_country', 'DE.used'))
    await context.clearCookies({ name: 'rihla_currency' })
    await page.reload()
    await expect.poll(() => residence.inputValue()).toBe('DE')
    expect(requests).toBe(2)
  })
})

test('on a small screen what floats covers no button', async () => {
  await environment.visit({ width: 375, height: 700 }, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await openFlexibleCar(visit)
    await page.mouse.wheel(0, 900)
    const top = await page.getByRole('button', { name: t('shell:top') }).boundingBox()
    const next = await page
      .getByRole('button', { name: t('car:continue'), exact: true })
      .filter({ visible: true })
      .boundingBox()
    // Both are in the bar at the bottom of the screen.
    expect((top?.x ?? 0) + (top?.width ?? 0)).toBeLessThan(next?.x ?? 0)
  })
})

test('a page has the visitor’s colours, and is light on paper', async () => {
  await environment.visit({ colorScheme: 'dark' }, async ({ page, open }) => {
    await open('/')
    await takeScreenshots(page, 'home-dark')
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    expect(await paper()).toBe('rgb(13, 26, 29)')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await paper()).toBe('rgb(251, 247, 240)')
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    expect(await paper()).toBe('rgb(251, 247, 240)')
    await page.emulateMedia({ media: null })
  })
})
