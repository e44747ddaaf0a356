import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { langIdOf } from '#kernel/locale.ts'
import { isFocused } from '../steps/keys.ts'
import { LANGUAGES } from '../environment/environment.ts'
import { widgetMessages } from './frame-steps.ts'
import { hostEnvironment, shownFrame, tabsIn, type HostEnvironment } from './host-steps.ts'
import { bookLocal, takeFrameScreenshot } from './tab-steps.ts'

let host: HostEnvironment['host']
let visit: HostEnvironment['visit']
let ours: string
let key: string
beforeAll(async () => {
  ;({ host, visit, ours, key } = await hostEnvironment())
})
afterAll(() => host.close())

/** The calls of a page before the script has come. */
const QUEUE = 'window.RihlaBooking = function () { (RihlaBooking.q = RihlaBooking.q || []).push(arguments) };'
const SCRIPT = '<script async src="LOADER"></script>'

/** Counts requests for a frame's document from now on. */
function framesLoaded(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().startsWith(`${ours}/widget/frame`)) count += 1
  })
  return () => count
}

test('the floating button and the page’s own opener work by keys alone, and have the focus again', async () => {
  await visit({}, async ({ page }) => {
    const head = `<script>${QUEUE}
      RihlaBooking('mount', 'body', { apiKey: '${key}', mode: 'button', onEvent: ({ type }) => { window.last = type } })</script>`
    const drawing = '<svg display="block" width="24" height="24"><path d="M0 0h24v24z"/></svg>'
    const body = `${drawing}<button data-rihla-open>${drawing}Ride with us</button>${SCRIPT}`
    await page.goto(host.show({ head, body }))
    const dialog = page.locator('rihla-booking dialog')
    for (const name of ['Book a trip', 'Ride with us']) {
      const opener = page.getByRole('button', { name })
      await opener.press('Enter')
      await tabsIn(page).first().waitFor()
      expect(await dialog.getAttribute('aria-label')).toBe('Book a trip')
      await dialog.getByRole('button', { name: 'Close' }).focus()
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
      expect(await opener.evaluate((one) => one.matches(':focus'))).toBe(true)
    }
    expect(await page.locator('rihla-booking iframe').count()).toBe(1)
    expect(await page.locator('svg').count(), 'drawings of the page’s own').toBe(2)
    await expect.poll(() => page.evaluate('window.last')).not.toBeUndefined()
  })
})

type Box = { x: number; y: number; width: number; height: number }

async function boxOf(element: Locator): Promise<Box> {
  return (await element.boundingBox()) ?? expect.fail('not shown')
}

/** Returns by how many pixels a box exceeds another; 0 or less if it lies inside. */
function reachesBeyond(a: Box, b: Box): number {
  return Math.max(b.x - a.x, b.y - a.y, a.x + a.width - b.x - b.width, a.y + a.height - b.y - b.height)
}

test.for(LANGUAGES)(
  'by the floating button of a page in %s a trip is booked in a frame that lies inside its dialog',
  async (language) => {
    const t = await widgetMessages(language)
    await visit({ width: 1280 }, async ({ page, site }) => {
      // Without `language` it is the page's.
      const body = `<div lang="${language}-KW"><rihla-booking api-key="${key}" mode="button"></rihla-booking></div>${SCRIPT}`
      await page.goto(host.show({ body: `<meta name="viewport" content="width=device-width">${body}` }))
      await page.locator('rihla-booking .float').click()
      const frame = await shownFrame(page)
      const dialog = page.locator('rihla-booking dialog')
      for (const width of [375, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await takeFrameScreenshot(page, `button-${language}-${width}`)
        const inside = await boxOf(page.locator('rihla-booking iframe'))
        const around = await boxOf(dialog)
        expect(reachesBeyond(inside, around), `${width}`).toBeLessThanOrEqual(0)
        expect(reachesBeyond(around, { x: 0, y: 0, width, height: 800 }), `${width}`).toBeLessThanOrEqual(0)
        expect(inside.width).toBeGreaterThan(Math.min(width, 800) - 10)
      }
      const reference = await bookLocal({ frame, site, t })
      const booked = site.database.db.selectFrom('trips').select(['status', 'category', 'lang_id'])
      const lang_id = langIdOf(language)
      expect(await booked.where('reference', '=', reference).execute()).toEqual([
        { status: 'booked', category: 2, lang_id },
      ])
      await dialog.getByRole('button').first().click()
      await dialog.waitFor({ state: 'hidden' })
    })
  },
)

test('Escape in the frame closes the dialog unless a list in it takes the key; so do its button and the page', async () => {
  await visit({}, async ({ page }) => {
    const body = `<button data-rihla-open="#booking">Ride with us</button>
      <rihla-booking id="booking" mode="dialog" api-key="${key}"></rihla-booking>${SCRIPT}`
    await page.goto(host.show({ body }))
    const opener = page.getByRole('button', { name: 'Ride with us' })
    const dialog = page.locator('rihla-booking dialog')
    const opened = async () => {
      await opener.click()
      await tabsIn(page).first().waitFor()
    }
    const isClosed = async () => {
      await dialog.waitFor({ state: 'hidden' })
      await expect.poll(() => isFocused(opener)).toBe(true)
    }
    await opened()
    const frame = page.frameLocator('rihla-booking iframe')
    const place = frame.getByRole('combobox').filter({ visible: true }).first()
    await place.fill('dubai marina')
    await frame.getByRole('option').first().waitFor()
    await page.keyboard.press('Escape')
    await frame.getByRole('option').first().waitFor({ state: 'hidden' })
    expect(await dialog.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await isClosed()

    await opened()
    expect(await place.inputValue()).toBe('Dubai Marina')
    await dialog.getByRole('button', { name: 'Close' }).click()
    await isClosed()

    await opened()
    await page.evaluate("RihlaBooking('close', '#booking')")
    await isClosed()
  })
})

test.for<{ by: string; near: (page: Page) => Promise<void>; open: (page: Page) => Promise<void> }>([
  {
    by: 'pointing at what opens it',
    near: (page) => page.getByText('Ride with us').hover(),
    open: (page) => page.getByText('Ride with us').click(),
  },
  {
    by: 'pointing at the floating button',
    near: (page) => page.getByRole('button', { name: 'Book a trip' }).hover(),
    open: (page) => page.getByRole('button', { name: 'Book a trip' }).click(),
  },
  {
    by: 'a command',
    near: async (page) => void (await page.evaluate("RihlaBooking('preload')")),
    open: async (page) => void (await page.evaluate("RihlaBooking('open')")),
  },
])('the frame loads ahead by $by, once', async ({ near, open }) => {
  await visit({}, async ({ page }) => {
    const loaded = framesLoaded(page)
    const head = `<script>window.RihlaBookingConfig = { apiKey: '${key}' }; ${QUEUE} RihlaBooking('mount', 'body', { mode: 'button' })</script>`
    // Its trigger has its own contents, and the pointer is over those.
    const body = `<button data-rihla-open><b>Ride with us</b></button>${SCRIPT}`
    await page.goto(host.show({ head, body }))
    await page.getByRole('button', { name: 'Book a trip' }).waitFor()
    expect(loaded()).toBe(0)
    await near(page)
    // By its attribute: what is in a closed dialog has no role.
    await page
      .frameLocator('rihla-booking iframe')
      .locator('[role=tab]')
      .first()
      .waitFor({ state: 'attached' })
    expect(await page.locator('rihla-booking dialog').isVisible()).toBe(false)
    await open(page)
    await tabsIn(page).first().waitFor()
    expect(loaded()).toBe(1)
  })
})

test('calls before the script are made when it has come: a dialog opens where there was none, and is closed', async () => {
  await visit({}, async ({ page }) => {
    const loaded = framesLoaded(page)
    const head = `<script>window.RihlaBookingConfig = { apiKey: '${key}' }; ${QUEUE} RihlaBooking('open'); RihlaBooking('preload')</script>`
    await page.goto(host.show({ head, body: SCRIPT }))
    await tabsIn(page).first().waitFor()
    expect(loaded()).toBe(1)
    expect(await page.locator('rihla-booking dialog').isVisible()).toBe(true)
    await page.evaluate("RihlaBooking('close')")
    await page.locator('rihla-booking dialog').waitFor({ state: 'hidden' })
  })
})
