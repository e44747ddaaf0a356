import type { Page, Route } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { photo } from '#testing/builders/accounts/images.ts'
import { newPerson } from '../states/account-states.ts'
import { pauseClock, timeOn } from '../environment/browser-clock.ts'
import { enterPercent, newPartner } from '../steps/partner-steps.ts'
import { hasRented } from '../steps/rating-steps.ts'
import { asTraveller, prepare, type Prepared } from '../states/states.ts'
import { languageAt, type BrowserEnvironment, sharedEnvironment } from '../environment/environment.ts'

let environment: BrowserEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await sharedEnvironment()
  prepared = await prepare(environment)
  await addCoupon(environment.site.database.db, 'TENTH')
})

/** Counts the page's requests to a path of the API. */
function countRequests(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname === `/api/${path}`) count += 1
  })
  return () => count
}

test('data of a page is cached for 60 s after it was left, and is fetched again after 61', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await asTraveller(visit, prepared)
    await pauseClock(page)
    await open(`/booking/${prepared.reference}`)
    const readings = countRequests(page, 'user/booking')
    const heading = page.getByRole('heading', { level: 1, name: t('booking:status.confirmed.title') })
    const hideFor = async (seconds: number) => {
      // From here on the page's clock advances only as set below, however busy the machine is.
      await page.clock.pauseAt((await timeOn(page)) + 30_000)
      const before = readings()
      await page.getByRole('banner').getByRole('link').first().click()
      await heading.waitFor({ state: 'detached' })
      await page.clock.fastForward(seconds * 1000)
      await page.goBack()
      await heading.waitFor()
      await page.clock.resume()
      return readings() - before
    }
    expect(await hideFor(59)).toBe(0)
    expect(await hideFor(61)).toBe(1)
  })
})

test('a coupon applied or removed makes the booking be fetched again; a rejected one does not', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open, watched } = visit
    await asTraveller(visit, prepared)
    await open(`/checkout/${prepared.cartId}`)
    const readings = countRequests(page, 'user/booking')
    const field = page.locator('#coupon')
    watched.expectErrorResponse(422, /\/user\/coupon$/)
    await field.fill('NOSUCH')
    await field.press('Enter')
    await page.locator('#coupon-error').waitFor()
    expect(readings()).toBe(0)

    await field.fill('TENTH')
    await field.press('Enter')
    const remove = page.getByRole('button', { name: t('checkout:coupon.remove_named', { code: 'TENTH' }) })
    await remove.waitFor()
    await expect.poll(readings).toBe(1)
    await remove.click()
    await field.waitFor()
    await expect.poll(readings).toBe(2)
  })
})

const title = 'Too much at once'
const FAILURES: { name: string; fail: (route: Route, page: Page) => Promise<void>; message: string }[] = [
  { name: 'FETCH_ERROR', fail: (route) => route.abort('connectionreset'), message: 'error.FETCH_ERROR' },
  {
    name: 'TIMEOUT_ERROR',
    fail: (_route, page) => page.clock.fastForward(31_000),
    message: 'error.TIMEOUT_ERROR',
  },
  {
    name: 'PARSING_ERROR',
    fail: (route) => route.fulfill({ contentType: 'application/json', body: '{"items":[' }),
    message: 'error.PARSING_ERROR',
  },
  {
    name: 'a status with data that is no problem document',
    fail: (route) => route.fulfill({ status: 503, json: { busy: true } }),
    message: 'error.status_5xx',
  },
  {
    name: 'a status with a problem document',
    fail: (route) => route.fulfill({ status: 429, json: { code: 'too_many_requests', title } }),
    message: title,
  },
]

test.for(FAILURES.map((failure, at) => ({ ...failure, language: languageAt(at) })))(
  '$name is told in words, in $language',
  async ({ fail, message: expected, language }) => {
    await environment.visit({ language }, async ({ page, t, open, watched }) => {
      watched.cutOff(true)
      await pauseClock(page)
      await open('/')
      await page.route('**/api/all-location?*search=dub*', (route) => fail(route, page))
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('dub')
      const message = expected === title ? title : t(`shell:${expected}`)
      await page.getByText(message, { exact: true }).waitFor()
    })
  },
)

test('a profile or a picture that is saved makes the profile be read again', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await newPerson(visit)
    await open('/account')
    const readings = countRequests(page, 'user/profile')
    await page.locator('#profile-first_name').fill('Mona')
    await page.locator('#profile-first_name').press('Enter')
    await page.getByText(t('account:saved'), { exact: true }).waitFor()
    await expect.poll(readings).toBe(1)

    await page.locator('input[type=file]').setInputFiles({
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer: await photo(),
    })
    await page.getByRole('button', { name: t('picture:save'), exact: true }).click()
    await expect.poll(readings).toBe(2)
  })
})

test('a rating makes the booking be read again', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    const reference = await hasRented(environment.site, await newPerson(visit))
    await open(`/booking/${reference}`)
    const readings = countRequests(page, 'user/booking')
    await page.getByRole('button', { name: t('rating:open') }).click()
    await page.locator('#rating-4').press('Space')
    await page.getByRole('button', { name: t('rating:send') }).click()
    await page.getByText(t('rating:given', { score: 4 })).waitFor()
    await expect.poll(readings).toBe(1)
  })
})

test('a saved commission makes the partner’s setting be fetched again; a rejected one does not', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open, watched } = visit
    await newPartner(visit)
    await open('/partner/pricing')
    const readings = countRequests(page, 'user/master-setting')
    watched.expectErrorResponse(422, /\/user\/commission$/)
    await enterPercent(visit, '99')
    await page.locator('#commission-percent-error').waitFor()
    expect(readings()).toBe(0)

    await enterPercent(visit, '7.5')
    await page.getByText(t('account:saved'), { exact: true }).waitFor()
    await page.getByRole('definition').filter({ hasText: '7.5%' }).waitFor()
    expect(readings()).toBe(1)
  })
})
