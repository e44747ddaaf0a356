import { beforeAll, expect, test } from 'vitest'
import { agreeToTerms, toCheckout } from '../steps/checkout-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  type Visit,
  sharedEnvironment,
} from '../environment/environment.ts'
import { confirmed, fillCard, fillDriver, payButton } from '../steps/steps.ts'

/** Its bank requires a challenge. */
const CHALLENGE_CARD = '4000002500003155'

/** Opens a checkout with the driver filled in. */
async function checkoutWithDriver(visit: Visit): Promise<void> {
  visit.watched.allow(visit.site.simulators.payments.url)
  await toCheckout(visit)
  await fillDriver(visit)
}

/** Pays with the card whose bank requires a challenge, up to the page of the bank. */
async function payByBank(visit: Visit): Promise<void> {
  await fillCard(visit, CHALLENGE_CARD)
  await agreeToTerms(visit)
  await payButton(visit).click()
  await visit.page.waitForURL(/\/challenge\//)
}

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(IN_ENGLISH)(
  'Back from the bank without an answer, the ways on are there at once: another card, or the bank again (%s)',
  async (language) => {
    await environment.visit({ language }, async (one) => {
      const { page, t } = one
      await checkoutWithDriver(one)
      const toBank = async () => {
        await payByBank(one)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: t('booking:status.bank_asks.title') }).waitFor()
      }
      await toBank()
      await takeScreenshots(page, `bank-asks-${language}`)
      await page.getByRole('button', { name: t('booking:bank.other_card') }).click()
      await page.waitForURL(/\/checkout\//)
      await page.getByRole('alert').getByText(t('checkout:outcome.given_up.title')).waitFor()
      await expect.poll(() => page.locator('#checkout-email').inputValue()).toBe('layla@example.com')

      await toBank()
      await page.getByRole('button', { name: t('booking:bank.resume') }).click()
      await page.waitForURL(/\/challenge\//)
      await page.getByRole('button', { name: /^Yes/ }).click()
      await page.waitForURL(new RegExp(`/${language}/booking/`))
      await confirmed(one)
    })
  },
)

test.for(IN_ARABIC)(
  'a rejected bank challenge declines the card; an accepted one confirms the booking (%s)',
  async (language) => {
    await environment.visit({ language }, async (one) => {
      const { page, t } = one
      await checkoutWithDriver(one)

      await payByBank(one)
      await page.getByRole('button', { name: /^No/ }).click()
      await page.waitForURL(new RegExp(`/${language}/checkout/`))
      const alert = page.locator('[role=alert]:focus')
      await alert.getByText(t('checkout:outcome.bank_refused.title')).waitFor()
      await takeScreenshots(page, `bank-refused-${language}`)
      expect((await alert.boundingBox())?.y).toBeLessThan(800)
      await expect.poll(() => page.locator('#checkout-email').inputValue()).toBe('layla@example.com')

      await payByBank(one)
      await page.getByRole('button', { name: /^Yes/ }).click()
      await page.waitForURL(new RegExp(`/${language}/booking/`))
      await confirmed(one)
    })
  },
)
