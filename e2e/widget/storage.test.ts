import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newLetters } from '#kernel/ids.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { scriptRuns, type Visit } from '../environment/environment.ts'
import { blockStorage, signInByMail, widgetMessages, type WidgetMessages } from './frame-steps.ts'
import { hostEnvironment, shownFrame, type HostEnvironment } from './host-steps.ts'
import { choosePlace } from './tab-steps.ts'

let at: HostEnvironment
let en: WidgetMessages
let ar: WidgetMessages
beforeAll(async () => {
  at = await hostEnvironment()
  en = await widgetMessages('en')
  ar = await widgetMessages('ar')
})
afterAll(() => at.host.close())

/** Number of attempts to load a failing frame before the page reports it. */
const TRIES = 3

type Storage = 'denied' | 'partitioned' | 'full'

/** Leaves no room for another character in the storage of a frame. */
async function fillStorage(frame: Frame): Promise<void> {
  await frame.evaluate(() => {
    for (const storage of [localStorage, sessionStorage])
      for (let size = 4_000_000; size >= 1; size /= 2)
        try {
          storage.setItem(`filling ${size}`, 'x'.repeat(size))
        } catch {
          // Half as much may have room.
        }
  })
}

/** Returns true if the frame's sign-in is in its storage; null: there is none. */
const storesSignIn = (frame: Frame | Page) =>
  frame.evaluate(() => {
    try {
      return localStorage.getItem('trips') !== null
    } catch {
      return null
    }
  })

/** Opens the dialog, whose frame loads before: first in vain, until “Try again”, and then at once. */
async function openAhead({ page, watched }: Visit, storage: Storage): Promise<Frame> {
  const widget = page.locator('rihla-booking')
  const opener = page.getByRole('button', { name: 'Book a trip' })
  const body = `<rihla-booking api-key="${at.key}" mode="button" language="en"></rihla-booking>`
  const address = at.host.show({ body: `${body}<script async src="LOADER"></script>` })
  watched.cutOff(true)
  await page.route(/\/widget\/frame\?/, (route) => route.fulfill({ status: 500 }), { times: TRIES })
  await page.goto(address)
  await opener.hover()
  await widget.locator('.failed').waitFor({ state: 'attached' })
  await opener.click()
  await page.getByRole('button', { name: 'Try again' }).click()
  const frame = await shownFrame(page)
  watched.cutOff(false)
  if (storage === 'full') await fillStorage(frame)

  await page.goto(address)
  await opener.hover()
  await widget.locator('.shown').waitFor({ state: 'attached' })
  expect(await page.locator('dialog').isVisible()).toBe(false)
  await opener.click()
  return shownFrame(page)
}

const speak = (page: Page, language: string) =>
  page.locator('rihla-booking').evaluate((widget, to) => widget.setAttribute('language', to), language)

/** Searches, signs in and books, in Arabic and then in English; entered text is not lost in between. */
async function bookInTwoLanguages({ page, site }: Visit, frame: Frame): Promise<void> {
  await choosePlace(frame, en('local:pick_up'), 'dubai marina')
  await speak(page, 'ar')
  const place = frame.getByRole('combobox', { name: ar('local:pick_up'), exact: true })
  await expect.poll(() => place.inputValue()).toBe('Dubai Marina')
  await page.getByRole('dialog', { name: 'احجز رحلة' }).getByRole('button', { name: 'إغلاق' }).waitFor()
  expect(await frame.locator('html').getAttribute('dir')).toBe('rtl')
  await frame.getByRole('radio', { name: /80|٨٠/ }).check({ force: true })
  await frame.getByRole('button', { name: ar('tabs:see_prices') }).click()
  await frame
    .getByRole('button', { name: ar('tabs:options.choose') })
    .first()
    .click()
  await signInByMail({ page: frame, site, t: ar }, `${newLetters(10).toLowerCase()}@example.com`)
  await frame.getByLabel(ar('booking:name')).fill('Layla Haddad')
  await frame.getByLabel(ar('booking:phone')).fill('+971 50 123 4567')
  await speak(page, 'en')
  await expect.poll(() => frame.getByLabel(en('booking:name')).inputValue()).toBe('Layla Haddad')
  await frame.getByText(en('booking:pay.card'), { exact: true }).click()
  await frame.locator('form button[type=submit]').filter({ visible: true }).click()
  await frame.getByRole('heading', { level: 1, name: en('booking:done.kept') }).waitFor()
}

/** Pays on our own page, in a tab of its own, which notifies the frame. */
async function pay({ context, t }: Visit, frame: Frame): Promise<void> {
  const opened = context.waitForEvent('page')
  await frame.getByRole('link', { name: en('booking:card.pay') }).click()
  const page = await opened
  await scriptRuns(page)
  await page.getByRole('textbox', { name: t('checkout:card.number') }).fill('4242424242424242')
  await page.getByRole('textbox', { name: t('checkout:card.expiry') }).fill('12 / 30')
  await page.getByRole('textbox', { name: t('checkout:card.cvc') }).fill('123')
  await page.getByRole('textbox', { name: t('checkout:card.holder') }).fill('Layla Haddad')
  await page.locator('form button[type=submit]').filter({ visible: true }).first().click()
  await page.getByText(t('trip_payment:state.paid.title')).waitFor()
  expect(await storesSignIn(page), 'on our own page').toBe(false)
  await page.close()
  await frame.getByText(en('booking:card.paid')).waitFor()
}

test.for<{ storage: Storage; storesInFrames: boolean; stores: boolean | null }>([
  { storage: 'denied', storesInFrames: false, stores: null },
  { storage: 'partitioned', storesInFrames: true, stores: true },
  { storage: 'full', storesInFrames: true, stores: false },
])(
  'with storage $storage the widget loads ahead, is tried again, changes its language, and a trip is booked, paid and found',
  async ({ storage, storesInFrames, stores }) => {
    await at.visit({ width: 800, storesInFrames }, async (visit) => {
      const { page, watched } = visit
      if (storage === 'denied') await blockStorage(page)
      const frame = await openAhead(visit, storage)
      await bookInTwoLanguages(visit, frame)
      expect(await storesSignIn(frame)).toBe(stores)
      // A payment that leaves the page returns to the booking, or is not redirected.
      await frame.getByRole('link', { name: en('booking:card.pay') }).waitFor()
      const here = frame.getByRole('button', { name: en('booking:card.here') })
      expect(await here.count()).toBe(stores ? 1 : 0)
      await takeScreenshots(page, `widget-storage-${storage}`)
      await pay(visit, frame)

      watched.expectErrorResponse(500, /trip\/grid/)
      await page.route('**/trips/api/trip/grid*', (route) => route.fulfill({ status: 500 }), { times: 1 })
      await frame.getByRole('button', { name: en('shell:my_trips') }).click()
      await frame.getByRole('button', { name: en('shell:try_again') }).click()
      await frame.getByRole('listitem').filter({ hasText: 'Dubai Marina' }).waitFor()
    })
  },
)
