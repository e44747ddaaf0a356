import { afterAll, beforeAll, expect, test } from 'vitest'
import { LANGUAGES, openStage, type Stage } from './stage.ts'
import { flexible } from './results-steps.ts'
import {
  confirmed,
  fillCard,
  fillDriver,
  goOn,
  openCar,
  payButton,
  resultsCame,
  searchPath,
} from './steps.ts'

/** Its bank asks first. */
const ASKED_CARD = '4000002500003155'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.close())

test.for(LANGUAGES)(
  'a bank that asks is told no, and the card is declined; told yes, the booking is confirmed (%s)',
  async (language) => {
    await stage.visit({ language }, async (one) => {
      const { page, t, open, site, watched } = one
      watched.allow(site.simulators.payments.url)
      await open(searchPath())
      await resultsCame(one)
      await openCar(one, flexible(one))
      await goOn(one)
      await fillDriver(one)

      const pay = async () => {
        await fillCard(one, ASKED_CARD)
        await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
        await payButton(one).click()
        await page.waitForURL(/\/challenge\//)
      }
      await pay()
      await page.getByRole('button', { name: /^No/ }).click()
      await page.waitForURL(new RegExp(`/${language}/checkout/`))
      await page.getByRole('alert').getByText(t('checkout:outcome.declined.title')).waitFor()
      await expect.poll(() => page.locator('#checkout-email').inputValue()).toBe('layla@example.com')

      await pay()
      await page.getByRole('button', { name: /^Yes/ }).click()
      await page.waitForURL(new RegExp(`/${language}/booking/`))
      await confirmed(one)
    })
  },
)
