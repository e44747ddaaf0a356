import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCheckout, toCheckout } from '../steps/checkout-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import { openFlexibleCar } from '../steps/results-steps.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  openEnvironment,
  type DedicatedEnvironment,
  type Visit,
} from '../environment/environment.ts'
import {
  confirmed,
  DRIVER,
  fillCard,
  GOOD_CARD,
  goOn,
  payButton,
  resultsCame,
  searchPath,
} from '../steps/steps.ts'

let environment: DedicatedEnvironment
beforeAll(async () => {
  environment = await openEnvironment()
})
beforeEach(() => {
  const { okMobility } = environment.site.simulators
  okMobility.prices(10_000)
  okMobility.breakQuotes(null)
})
afterAll(() => environment.close())

/** Fills in a checkout whose supplier then raises its price; returns the pay button's text before that. */
async function orderTooLate(visit: Visit): Promise<string> {
  await toCheckout(visit)
  await fillCheckout(visit)
  const before = await payButton(visit).innerText()
  visit.site.simulators.okMobility.breakQuotes(13_000)
  visit.watched.expectErrorResponse(409, /\/user\/order$/)
  return before
}

test.for(IN_ARABIC)(
  'a price that rises while the car is ordered is shown at the checkout, and is the traveller’s to accept, in %s',
  async (language) => {
    await environment.visit({ language, width: 375 }, async (visit) => {
      const { page, t } = visit
      const before = await orderTooLate(visit)
      visit.site.simulators.okMobility.prices(13_000)
      const old = page.url()
      await payButton(visit).click()
      const notice = page.getByRole('status').filter({ hasText: t('checkout:price_rose.text') })
      await notice.waitFor()
      expect(page.url()).not.toBe(old)
      await notice.getByText(t('checkout:outcome.after'), { exact: true }).waitFor()
      expect(await payButton(visit).innerText()).not.toBe(before)
      for (const [field, value] of Object.entries(DRIVER))
        await expect.poll(() => page.locator(`#checkout-${field}`).inputValue()).toBe(value)
      await fillCard(visit, GOOD_CARD)
      await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
      await payButton(visit).click()
      await confirmed(visit)
    })
  },
)

test.for(IN_ENGLISH)(
  'another age is priced as soon as it is entered, and the shown price is booked, in %s',
  async (language) => {
    await environment.visit({ language, width: 375 }, async (visit) => {
      const { page, t } = visit
      await toCheckout(visit)
      await fillCheckout(visit)
      const before = await payButton(visit).innerText()
      await page.locator('#checkout-age').fill('22')
      await page
        .getByRole('status')
        .filter({ hasText: t('checkout:outcome.after') })
        .waitFor()
      await expect.poll(() => payButton(visit).innerText()).not.toBe(before)
      await takeScreenshots(page, `age-${language}`)
      await payButton(visit).click()
      await confirmed(visit)
      await takeScreenshots(page, `voucher-${language}`)
    })
  },
)

test.for(IN_ARABIC)(
  'a switch of the currency at the checkout explains why the price stays, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t } = visit
      await visit.open(searchPath())
      await page.getByLabel(t('shell:currency')).selectOption({ label: 'USD' })
      await resultsCame(visit)
      await takeScreenshots(page, `results-usd-${language}`)
      await openFlexibleCar(visit)
      await takeScreenshots(page, `car-usd-${language}`)
      await goOn(visit)
      await takeScreenshots(page, `checkout-usd-${language}`)
      const total = page.getByText(t('checkout:price.stays', { currency: 'USD', wanted: 'GBP' }))
      expect(await total.count()).toBe(0)
      await page.getByLabel(t('shell:currency')).selectOption({ label: 'GBP' })
      await total.filter({ visible: true }).waitFor()
    })
  },
)

test('a supplier that goes on quoting what it does not reserve at leads to other cars', async () => {
  await environment.visit({}, async (visit) => {
    const { page, t } = visit
    await orderTooLate(visit)
    await payButton(visit).click()
    await page.getByText(t('checkout:price_rose.gone')).waitFor()
    await page.getByRole('link', { name: t('checkout:outcome.other_cars') }).click()
    await resultsCame(visit)
  })
})
