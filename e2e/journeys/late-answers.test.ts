import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { agreeToTerms } from '../steps/checkout-steps.ts'
import { pauseRequests } from '../steps/pause-requests.ts'
import { drawn, openEnvironment, type DedicatedEnvironment, type Visit } from '../environment/environment.ts'
import { asTraveller, prepare, type Prepared } from '../states/states.ts'
import { dayAhead, DRIVER, fillCard, fillDriver, payButton, resultsCame, searchPath } from '../steps/steps.ts'

/** Its bank requires a challenge. */
const CHALLENGE_CARD = '4000002500003155'

let environment: DedicatedEnvironment
let prepared: Prepared
beforeAll(async () => {
  environment = await openEnvironment()
  prepared = await prepare(environment)
})
afterAll(() => environment.close())

function continueButton({ page, t }: Visit): Locator {
  return page.getByRole('button', { name: t('car:continue'), exact: true }).filter({ visible: true })
}

/** The page's requests from now on. */
function recordRequests(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test('an extra that is added before the booking is read again takes none back', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await asTraveller(visit, prepared)
    await open(`/checkout/${prepared.cartId}`)
    await page.getByText(t('checkout:extras.change')).click()
    const more = page.getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) })
    const reading = await pauseRequests(page, '**/api/user/booking?*')
    await more.nth(0).click()
    await reading.requested
    const sent = page.waitForRequest('**/api/user/modify-booking?*')
    await more.nth(1).click()
    expect((await sent).postDataJSON()).toMatchObject({ extras: [{ quantity: 1 }, { quantity: 1 }] })
    reading.resume()
    await expect
      .poll(() => page.locator('output').allInnerTexts())
      .toEqual(expect.arrayContaining(['1', '1']))
  })
})

test('a second press while the checkout is on its way puts the car in the cart once', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(`/car/${prepared.offerId}`)
    const code = await pauseRequests(page, /\/checkout-page-[^/]*\.js$/)
    const requests = recordRequests(page)
    await continueButton(visit).click()
    await code.requested
    await continueButton(visit).dispatchEvent('click')
    code.resume()
    await page.getByRole('heading', { name: t('checkout:driver.title') }).waitFor()
    expect(requests.filter((address) => address.includes('/user/add-car'))).toHaveLength(1)
  })
})

test('a page of results that is returned to shows the search of its URL', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await open(searchPath())
    await resultsCame(visit)
    const second = page.getByRole('link', { name: t('search:page', { page: 2 }), exact: true })
    const automatic = page
      .getByRole('complementary', { name: t('search:filters') })
      .getByRole('checkbox', { name: new RegExp(t('terms:transmission.automatic')) })
    await second.click()
    await page.waitForURL(/page=2/)
    await automatic.click()
    await page.waitForURL(/TRANSMISSION=automatic/)
    // Back undoes the filter, and leaves neither the results nor the page of them.
    await page.goBack()
    await page.waitForURL((url) => url.search.includes('page=2') && !url.searchParams.has('TRANSMISSION'))
    await expect.poll(() => automatic.isChecked()).toBe(false)
    await expect.poll(() => second.getAttribute('aria-current')).toBe('page')
    expect(await automatic.isChecked()).toBe(false)
  })
})

test('a phone entered before the rules of numbers have loaded stays as it was entered', async () => {
  await environment.visit({}, async (visit) => {
    const { page, open } = visit
    await asTraveller(visit, prepared)
    const code = await pauseRequests(page, /\/phone-number-[^/]*\.js$/)
    await open(`/booking/${prepared.reference}/change`)
    await page.locator('#checkout-phone').fill('+971507654321')
    code.resume()
    await expect.poll(() => page.locator('#checkout-residence option').count()).toBeGreaterThan(1)
    expect(await page.locator('#checkout-phone').inputValue()).toBe('+971507654321')
  })
})

test('the price of a change that is no longer requested is not shown', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t, open } = visit
    await asTraveller(visit, prepared)
    await open(`/booking/${prepared.reference}/change`)
    const time = page.getByLabel(t('home:form.dropoff_time'))
    const price = await pauseRequests(page, '**/api/user/modify-booking?*')
    await time.selectOption('12:00')
    await payButton(visit).click()
    await price.requested
    await time.selectOption('14:00')
    price.resume()
    await expect.poll(() => payButton(visit).getAttribute('aria-busy')).toBeNull()
    expect(await page.getByRole('group', { name: t('change:price.told') }).count()).toBe(0)

    await payButton(visit).click()
    await page.getByRole('group', { name: t('change:price.told') }).waitFor()
  })
})

type Leaving = {
  name: string
  /** The response still pending when the visitor leaves. */
  answer: string
  press: (visit: Visit) => Promise<void>
  /** Link by which the visitor leaves before the response. */
  to: 'nav.home' | 'nav.manage'
  /** Requests that navigating onward would send. */
  onward: RegExp
}
const LEAVINGS: Leaving[] = [
  {
    name: 'a car put in the cart',
    answer: '**/api/user/add-car?*',
    press: async (visit) => {
      await asTraveller(visit, prepared)
      await visit.open(`/car/${prepared.offerId}`)
      await continueButton(visit).click()
    },
    to: 'nav.home',
    onward: /checkout/,
  },
  {
    name: 'a place looked up for a search',
    answer: '**/api/all-location?*search=dubai*',
    press: async ({ page, t, open }) => {
      await open('/')
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('dubai')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
    },
    to: 'nav.manage',
    onward: /search(-page|ing)/,
  },
  {
    name: 'a booking that was found',
    answer: '**/api/manage-booking?*',
    press: async ({ page, t, open }) => {
      await open('/manage-booking')
      await page.locator('#find-reference').fill(prepared.reference)
      await page.locator('#find-email').fill(DRIVER.email)
      await page.getByRole('button', { name: t('booking:find.open') }).click()
    },
    to: 'nav.home',
    onward: /\/booking-page/,
  },
]

test.for(LEAVINGS)('who has left hears no more of $name', async ({ answer, press, to, onward }) => {
  await environment.visit({}, async (visit) => {
    const { page, t } = visit
    const late = await pauseRequests(page, answer)
    await press(visit)
    await late.requested
    const link = page.getByRole('banner').getByRole('link', { name: t(`shell:${to}`), exact: true })
    await link.click()
    await link.and(page.locator('[aria-current=page]')).waitFor()
    const requests = recordRequests(page)
    const answered = page.waitForResponse(answer)
    late.resume()
    await (await answered).finished()
    await drawn(page)
    expect(requests.filter((one) => onward.test(one))).toEqual([])
  })
})

test.for([true, false])('a redirect that comes late is followed by who is still there: %s', async (stays) => {
  await environment.visit({}, async ({ page, t, open }) => {
    await open('/manage-booking')
    const days = `pickup_date=${dayAhead(40)}&dropoff_date=${dayAhead(44)}`
    const places = await pauseRequests(page, '**/api/all-location?*search=dubai*')
    await page.evaluate((query) => {
      history.pushState(null, '', `/en/search?${query}`)
      history.pushState(null, '', '/en/manage-booking')
    }, `pickup=dubai&${days}`)
    await page.goBack()
    await page
      .getByRole('heading', { level: 1, name: t('booking:manage.title') })
      .waitFor({ state: 'detached' })
    if (!stays) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('shell:nav.manage') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('booking:manage.title') }).waitFor()
    }
    const requests = recordRequests(page)
    const answered = page.waitForResponse('**/api/all-location?*search=dubai*')
    places.resume()
    await (await answered).finished()
    if (stays) return page.waitForURL(/pickup_id=/)
    await drawn(page)
    expect(requests.filter((one) => one.includes('/en/search?') || one.includes('/search?'))).toEqual([])
  })
})

test('after Back from the bank to a page in the browser’s cache, Pay can be pressed again', async () => {
  await environment.visit({}, async (visit) => {
    const { page, site, open, watched } = visit
    watched.allow(site.simulators.payments.url)
    await asTraveller(visit, prepared)
    await open(`/checkout/${prepared.cartId}`)
    await fillDriver(visit)
    await fillCard(visit, CHALLENGE_CARD)
    await agreeToTerms(visit)
    // The bank's page never loads, and the booking is not read again: the page stays as it was when left.
    await pauseRequests(page, '**/api/user/booking?*')
    const left = page.waitForRequest(/\/challenge\//)
    await page.route(/\/challenge\//, (route) => route.fulfill({ status: 204 }))
    await payButton(visit).click()
    await left
    expect(await payButton(visit).getAttribute('aria-busy')).toBe('true')
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await expect.poll(() => payButton(visit).getAttribute('aria-busy')).toBeNull()
  })
})
