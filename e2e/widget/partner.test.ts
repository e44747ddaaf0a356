import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LATE_WORDS } from '#domains/widget/frame-page.ts'
import { keyWith, profileOf } from '#testing/builders/trips/trip-people.ts'
import { violations } from '../environment/accessible.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { scriptRuns, sharedEnvironment, type BrowserEnvironment } from '../environment/environment.ts'
import {
  chosenTrip,
  rememberChoice,
  rememberToken,
  widgetMessages,
  type WidgetMessages,
} from './frame-steps.ts'
import { hostSite, snippet } from './host-page.ts'

const SCRIPT = /\/widget\/assets\/entry-[^/]*\.js/
const CHALLENGE_CARD = '4000002500003155'

let environment: BrowserEnvironment
let host: Awaited<ReturnType<typeof hostSite>>
/** Our origin, of another site than the host's and than our public address. */
let ours: string
let key: string
let t: WidgetMessages
beforeAll(async () => {
  environment = await sharedEnvironment()
  ours = environment.site.url.replace('localhost', '127.0.0.1')
  host = await hostSite(ours)
  key = (await keyWith(environment.site, { domains: ['localhost'] })).key
  t = await widgetMessages('en')
})
afterAll(() => host.close())

/** Widget attributes with the partner, the visitor and the metadata of a page. */
const ATTRIBUTES = `partner-code="P7" sub-id="desk 2 & ٣" prefill-name="Noor Aziz" prefill-phone="+971501234567" metadata='{"desk":7}'`
const RECORDED = { partner_code: 'P7', sub_id: 'desk 2 & ٣', metadata: { desk: 7 } }

/** Address of a page of the host with the widget. */
function hostPage(attributes: string): string {
  const heard = `<script>window.heard = []; document.addEventListener('rihla:booking', ({ detail }) => heard.push(detail))</script>`
  return host.show({ body: heard + snippet(key, attributes) })
}

/** Signs a person in at the widget, with a chosen trip, effective from its next load. */
async function choose(inner: Page | Frame): Promise<void> {
  const { token } = await profileOf(environment.site)
  await rememberToken(inner, token)
  await rememberChoice(inner, await chosenTrip(environment.site))
}

/** The frame on the page, at the details of a chosen trip. */
async function frameAtDetails(page: Page) {
  const frame = page.frameLocator('rihla-booking iframe')
  await frame.getByRole('contentinfo').waitFor()
  await choose(page.frames().find((one) => one.url().includes('/widget/frame'))!)
  await page.reload()
  await frame.getByRole('heading', { level: 1, name: t('booking:details') }).waitFor()
  expect(await frame.getByLabel(t('booking:name')).inputValue()).toBe('Noor Aziz')
  return frame
}

type Place = Pick<Page, 'locator' | 'getByRole'>

/** Books what was chosen; the trip's reference. */
async function book(place: Place, done: string): Promise<string> {
  await place.locator('form button[type=submit]:visible').click()
  await place.getByRole('heading', { level: 1, name: done }).waitFor()
  return place.locator('section bdi').first().innerText()
}

const readAttribution = async (reference: string) =>
  environment.site.database.db
    .selectFrom('trips')
    .select(['partner_code', 'sub_id', 'metadata'])
    .where('reference', '=', reference)
    .executeTakeFirst()

test('what another company’s page notes is in the booking of the whole page, though its address has moved meanwhile', async () => {
  await environment.visit({ width: 800 }, async ({ page, watched }) => {
    watched.allow(host.url)
    watched.allow(ours)
    await page.goto(hostPage(`${ATTRIBUTES} as-web-page="true"`))
    await page.route(
      (url) => url.href.startsWith(`${ours}/widget/page`),
      (route) =>
        route.fulfill({
          status: 302,
          headers: { location: route.request().url().replace(ours, environment.site.url) },
        }),
    )
    // Its script fails at first: after ten seconds the page reports it.
    watched.cutOff(true)
    await page.route(SCRIPT, (route) => route.fulfill({ status: 500 }))
    await page.getByRole('link', { name: 'Book a trip' }).click()
    await page.waitForURL(`${environment.site.url}/widget/page?**`)
    const contact = page.locator('.late a', { hasText: LATE_WORDS.en.contact })
    await contact.waitFor({ state: 'attached' })
    expect(await contact.isVisible()).toBe(false)
    await page.evaluate(() => {
      for (const waiting of document.getAnimations()) waiting.finish()
    })
    await contact.waitFor()
    await takeScreenshots(page, 'whole-page-late')
    expect(await violations(page)).toEqual([])
    await page.unroute(SCRIPT)
    watched.cutOff(false)
    await choose(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: t('booking:details') }).waitFor()
    expect(await page.getByLabel(t('booking:name')).inputValue()).toBe('Noor Aziz')
    expect(await readAttribution(await book(page, t('booking:done.booked')))).toEqual(RECORDED)
  })
})

test('it is in a booking that the page hears of, and that is paid in the page’s own place, on our page and the bank’s: the widget is there again', async () => {
  await environment.visit({ width: 800, storesInFrames: true }, async ({ page, watched, site, t: words }) => {
    watched.allow(host.url)
    watched.allow(ours)
    watched.allow(site.simulators.payments.url)
    const address = hostPage(ATTRIBUTES)
    await page.goto(address)
    const frame = await frameAtDetails(page)
    await frame.getByText(t('booking:pay.card'), { exact: true }).click()
    const reference = await book(frame, t('booking:done.kept'))
    await takeScreenshots(page, 'widget-on-a-page')
    await expect.poll(() => page.evaluate('heard')).toMatchObject([{ reference }])
    await frame.getByRole('button', { name: t('booking:card.here') }).click()
    await page.waitForURL(/\/trip-payment\//)
    await scriptRuns(page)
    await page.getByRole('textbox', { name: words('checkout:card.number') }).fill(CHALLENGE_CARD)
    await page.getByRole('textbox', { name: words('checkout:card.expiry') }).fill('12 / 30')
    await page.getByRole('textbox', { name: words('checkout:card.cvc') }).fill('123')
    await page.getByRole('textbox', { name: words('checkout:card.holder') }).fill('Layla Haddad')
    await page.getByRole('button', { name: /1,890\.00/ }).click()
    await page.getByRole('button', { name: /Yes, it is me/ }).click()
    await page.getByText(words('trip_payment:state.paid.title')).waitFor()
    expect(await readAttribution(reference)).toEqual(RECORDED)
    await page.goto(address)
    await frame.getByText(t('booking:card.paid')).waitFor()
  })
})
