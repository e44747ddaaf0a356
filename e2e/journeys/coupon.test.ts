import { beforeAll, expect, test } from 'vitest'
import { addCoupon, usesOf } from '#testing/builders/rentals/coupons.ts'
import { fillCheckout, toCheckout } from '../steps/checkout-steps.ts'
import {
  IN_ARABIC,
  LANGUAGES,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../environment/environment.ts'
import { confirmed, payButton } from '../steps/steps.ts'

/** Texts of a coupon's field, error and price line. */
const TEXTS = {
  en: { label: 'Apply Coupon', over: 'This coupon is no longer valid', line: 'Coupon SUMMER5' },
  ar: { label: 'تطبيق الكوبون', over: 'انتهت صلاحية هذا الكوبون', line: 'كوبون الخصم SUMMER5' },
} as const

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
  const { db } = environment.site.database
  await addCoupon(db, 'SUMMER5', { amount: 500, currency: 'EUR' })
  await addCoupon(db, 'SPRING', { valid_until: Temporal.Instant.from('2026-06-01T00:00:00Z') })
})

test.for(LANGUAGES)(
  'a coupon is rejected, applied, removed and used for an order, in %s',
  async (language) => {
    await environment.visit({ language }, async (one) => {
      const { page, t, watched } = one
      const texts = TEXTS[language]
      await toCheckout(one)

      const field = page.getByRole('textbox', { name: texts.label, exact: true })
      const price = page.getByRole('complementary', { name: t('checkout:price.title') })
      const total = price.locator('dd[aria-live]')
      const full = await total.innerText()
      const focused = (what: typeof field) =>
        expect.poll(() => what.evaluate((one) => one === document.activeElement))

      // An empty field sends no request and shows an error.
      await page.getByRole('button', { name: t('checkout:coupon.apply'), exact: true }).click()
      await page.getByText(t('checkout:coupon.required')).waitFor()
      expect(await field.getAttribute('aria-invalid')).toBe('true')

      watched.expectErrorResponse(422, /\/user\/coupon$/)
      await field.fill('spring')
      await field.press('Enter')
      await page.locator('#coupon-error').getByText(texts.over).waitFor()
      expect(await field.getAttribute('aria-describedby')).toContain('coupon-error')
      expect(await field.inputValue()).toBe('spring')
      expect(await total.innerText()).toBe(full)

      await field.fill(' summer5 ')
      expect(await page.locator('#coupon-error').count()).toBe(0)
      await field.press('Enter')
      await price.getByText(texts.line).waitFor()
      const discounted = await total.innerText()
      expect(discounted).not.toBe(full)
      const remove = page.getByRole('button', {
        name: t('checkout:coupon.remove_named', { code: 'SUMMER5' }),
      })
      await focused(remove).toBe(true)

      await remove.click()
      await focused(field).toBe(true)
      expect(await price.getByText(texts.line).count()).toBe(0)
      expect(await total.innerText()).toBe(full)

      await field.fill('SUMMER5')
      await page.getByRole('button', { name: t('checkout:coupon.apply'), exact: true }).click()
      await expect.poll(() => total.innerText()).toBe(discounted)
      await fillCheckout(one)
      const uses = (await usesOf(environment.site.database.db, 'SUMMER5')).used
      await payButton(one).click()
      await confirmed(one)
      const voucher = page.getByRole('article', { name: t('booking:voucher.title') })
      await voucher.getByText(texts.line).waitFor()
      expect(await voucher.locator('dd[aria-live]').innerText()).toBe(discounted)
      expect((await usesOf(environment.site.database.db, 'SUMMER5')).used).toBe(uses + 1)
    })
  },
)

test.for(IN_ARABIC)(
  'a coupon used up meanwhile is taken off before anything is booked, in %s',
  async (language) => {
    const { db } = environment.site.database
    const code = `LAST${language.toUpperCase()}`
    await addCoupon(db, code, { amount: 500, currency: 'EUR', total_limit: 1 })
    await environment.visit({ language, width: 375 }, async (one) => {
      const { page, t, watched } = one
      await toCheckout(one)
      const before = await payButton(one).innerText()
      await page.locator('#coupon').fill(code)
      await page.locator('#coupon').press('Enter')
      await page.getByRole('button', { name: t('checkout:coupon.remove_named', { code }) }).waitFor()
      await expect.poll(() => payButton(one).innerText()).not.toBe(before)
      await fillCheckout(one)
      await db.updateTable('coupons').set({ used: 1 }).where('code', '=', code).execute()

      watched.expectErrorResponse(422, /\/user\/order$/)
      await payButton(one).click()
      const notice = page.getByRole('alert').filter({ hasText: t('checkout:outcome.coupon.text') })
      await notice.waitFor()
      await expect.poll(() => payButton(one).innerText()).toBe(before)
      expect(await page.locator('#coupon').inputValue()).toBe('')
      await payButton(one).click()
      await confirmed(one)
    })
  },
)
