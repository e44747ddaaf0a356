import { beforeAll, expect, test } from 'vitest'
import { agreeToTerms, toCheckout } from '../steps/checkout-steps.ts'
import { look } from '../stage/take-screenshots.ts'
import { IN_ARABIC, IN_ENGLISH, type Stage, sharedStage } from '../stage/stage.ts'
import { confirmed, fillCard, fillDriver, payButton } from '../steps/steps.ts'

/** Its bank requires a challenge. */
const ASKED_CARD = '4000002500003155'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})

test.for(IN_ENGLISH)(
  'Back from the bank without an answer, the ways on are there at once: another card, or the bank again (%s)',
  async (language) => {
    await stage.visit({ language }, async (one) => {
      const { page, t, site, watched } = one
      watched.allow(site.simulators.payments.url)
      await toCheckout(one)
      await fillDriver(one)
      const toBank = async () => {
        await fillCard(one, ASKED_CARD)
        await agreeToTerms(one)
        await payButton(one).click()
        await page.waitForURL(/\/challenge\//)
        await page.goBack()
        await page.getByRole('heading', { level: 1, name: t('booking:status.bank_asks.title') }).waitFor()
      }
      await toBank()
      await look(page, `bank-asks-${language}`)
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
  'a bank that asks is told no, and the card is declined; told yes, the booking is confirmed (%s)',
  async (language) => {
    await stage.visit({ language }, async (one) => {
      const { page, t, site, watched } = one
      watched.allow(site.simulators.payments.url)
      await toCheckout(one)
      await fillDriver(one)

      const pay = async () => {
        await fillCard(one, ASKED_CARD)
        await agreeToTerms(one)
        await payButton(one).click()
        await page.waitForURL(/\/challenge\//)
      }
      await pay()
      await page.getByRole('button', { name: /^No/ }).click()
      await page.waitForURL(new RegExp(`/${language}/checkout/`))
      const told = page.locator('[role=alert]:focus')
      await told.getByText(t('checkout:outcome.bank_refused.title')).waitFor()
      await look(page, `bank-refused-${language}`)
      expect((await told.boundingBox())?.y).toBeLessThan(800)
      await expect.poll(() => page.locator('#checkout-email').inputValue()).toBe('layla@example.com')

      await pay()
      await page.getByRole('button', { name: /^Yes/ }).click()
      await page.waitForURL(new RegExp(`/${language}/booking/`))
      await confirmed(one)
    })
  },
)
