import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillCheckout, toCheckout } from './checkout-steps.ts'
import { LANGUAGES, openStage, type Stage, type Visit } from './stage.ts'
import { confirmed, DRIVER, fillCard, GOOD_CARD, payButton, resultsCame } from './steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
beforeEach(() => {
  const { okMobility } = stage.site.simulators
  okMobility.prices(10_000)
  okMobility.breakQuotes(null)
})
afterAll(() => stage.close())

/** Presses the last button of a checkout, with all filled in, when the supplier has just raised its price. */
async function orderTooLate(visit: Visit): Promise<string> {
  await toCheckout(visit)
  await fillCheckout(visit)
  const before = await payButton(visit).innerText()
  visit.site.simulators.okMobility.breakQuotes(13_000)
  visit.watched.expectRefusal(409, /\/user\/order$/)
  return before
}

test.for(LANGUAGES)(
  'a price that rises while the car is ordered is shown at the checkout, and is the traveller’s to accept, in %s',
  async (language) => {
    await stage.visit({ language, width: 375 }, async (visit) => {
      const { page, t } = visit
      const before = await orderTooLate(visit)
      visit.site.simulators.okMobility.prices(13_000)
      const old = page.url()
      await payButton(visit).click()
      const told = page.getByRole('status').filter({ hasText: t('checkout:price_rose.text') })
      await told.waitFor()
      expect(page.url()).not.toBe(old)
      await told.getByText(t('checkout:outcome.after'), { exact: true }).waitFor()
      expect(await payButton(visit).innerText()).not.toBe(before)
      for (const [field, typed] of Object.entries(DRIVER))
        await expect.poll(() => page.locator(`#checkout-${field}`).inputValue()).toBe(typed)
      await fillCard(visit, GOOD_CARD)
      await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
      await payButton(visit).click()
      await confirmed(visit)
    })
  },
)

test('a supplier that goes on quoting what it does not reserve at leads to other cars', async () => {
  await stage.visit({}, async (visit) => {
    const { page, t } = visit
    await orderTooLate(visit)
    await payButton(visit).click()
    await page.getByText(t('checkout:price_rose.gone')).waitFor()
    await page.getByRole('link', { name: t('checkout:outcome.other_cars') }).click()
    await resultsCame(visit)
  })
})
