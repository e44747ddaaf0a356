import { beforeAll, expect, test } from 'vitest'
import { addCoupon } from '#testing/builders/rentals/coupons.ts'
import { openFlexibleCar } from '../steps/results-steps.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../environment/environment.ts'
import {
  chooseDays,
  choosePlace,
  goOn,
  refreshResults,
  offerCards,
  openMoreFields,
  payButton,
  resultsCame,
  searchPath,
} from '../steps/steps.ts'

const LINE = { en: 'Coupon SEARCHED5', ar: 'كوبون الخصم SEARCHED5' } as const

/** The API's messages for a rejected coupon. */
const ERRORS = {
  unknown: { en: 'There is no coupon with this code', ar: 'لا يوجد كوبون بهذا الرمز' },
  minimum: {
    en: 'The total is below this coupon’s minimum',
    ar: 'الإجمالي أقل من الحد الأدنى المطلوب لهذا الكوبون',
  },
} as const

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
  const { db } = environment.site.database
  await addCoupon(db, 'SEARCHED5', { amount: 500, currency: 'EUR' })
  await addCoupon(db, 'DEAR', { amount: 500, currency: 'EUR', minimum_total: 900_000 })
})

test.for(IN_ENGLISH)(
  'a coupon entered at the search form is shown, stored, and applied to the chosen car, in %s',
  async (language) => {
    await environment.visit({ language }, async (one) => {
      const { page, t, open, watched } = one
      await open('/')
      await choosePlace(one, 'dub', 'DXB')
      // The default pick-up may be tomorrow, too late for any car to be cancelled free of charge.
      await chooseDays(one)
      const field = page.getByRole('textbox', { name: t('home:form.coupon_code') })
      expect(await field.isVisible()).toBe(false)
      await openMoreFields(one)
      const apply = page.getByRole('checkbox', { name: t('home:form.coupon') })
      await apply.focus()
      await page.keyboard.press('Space')
      await page.keyboard.press('Tab')

      watched.expectErrorResponse(422, /\/check-coupon$/)
      await page.keyboard.type('nosuch')
      await page.keyboard.press('Tab')
      await page.locator('#coupon_code-error').getByText(ERRORS.unknown[language]).waitFor()
      expect(await field.getAttribute('aria-describedby')).toContain('coupon_code-error')

      await field.fill('searched5')
      expect(await page.locator('#coupon_code-error').count()).toBe(0)
      await field.press('Enter')
      await page.waitForURL(/\/search\?.*coupon=searched5/)
      await resultsCame(one)
      await page.getByText(t('search:coupon.at_checkout', { code: 'SEARCHED5' })).waitFor()
      await openFlexibleCar(one)
      await page.getByText(t('search:coupon.at_checkout', { code: 'SEARCHED5' })).waitFor()
      await goOn(one)
      await page
        .getByRole('button', { name: t('checkout:coupon.remove_named', { code: 'SEARCHED5' }) })
        .waitFor()
      const price = page.getByRole('complementary', { name: t('checkout:price.title') })
      await price.getByText(LINE[language]).waitFor()
    })
  },
)

test.for(IN_ARABIC)(
  'a coupon that does not fit the chosen car is reported at the checkout, and the car is in the cart, in %s',
  async (language) => {
    await environment.visit({ language, width: 375 }, async (one) => {
      const { page, t, open, watched } = one
      await open(searchPath('&coupon=dear'))
      await resultsCame(one)
      await openFlexibleCar(one)
      watched.expectErrorResponse(422, /\/user\/coupon$/)
      await goOn(one)
      const notice = page
        .getByRole('status')
        .filter({ hasText: t('checkout:coupon.not_applied', { code: 'dear' }) })
      await notice.getByText(ERRORS.minimum[language]).waitFor()
      const before = await payButton(one).innerText()
      expect(await page.locator('#coupon').inputValue()).toBe('dear')

      await page.locator('#coupon').fill('SEARCHED5')
      await page.locator('#coupon').press('Enter')
      await expect.poll(() => payButton(one).innerText()).not.toBe(before)
      expect(await notice.count()).toBe(0)
    })
  },
)

test.for(IN_ENGLISH)(
  'before its script, the form accepts a coupon and the results show its state, in %s',
  async (language) => {
    await environment.visit({ language, javaScriptEnabled: false }, async ({ page, t, site }) => {
      await page.goto(`${site.url}/${language}`)
      await page.getByRole('combobox', { name: t('home:form.pickup') }).fill('DXB')
      const code = page.getByRole('textbox', { name: t('home:form.coupon_code') })
      const apply = page.getByRole('checkbox', { name: t('home:form.coupon') })
      await openMoreFields({ page, t })
      await apply.check()
      await code.fill('searched5')
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/\/search\?.*coupon=searched5/)
      await page.getByText(t('search:coupon.at_checkout', { code: 'SEARCHED5' })).waitFor()
      await refreshResults({ page, t })
      await offerCards(page).first().getByRole('link').click()
      await page.waitForURL(/\/car\/.*coupon=searched5/)

      await page.goto(`${site.url}/${language}${searchPath('&coupon=nosuch')}`)
      await page.getByText(ERRORS.unknown[language]).waitFor()
    })
  },
)

test('a code behind a switch that was put off again is no coupon', async () => {
  await environment.visit({}, async (one) => {
    const { page, t, open } = one
    await open('/')
    await choosePlace(one, 'dub', 'DXB')
    const apply = page.getByRole('checkbox', { name: t('home:form.coupon') })
    await openMoreFields(one)
    await apply.check()
    await page.locator('#coupon_code').fill('searched5')
    await apply.uncheck()
    await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
    await page.waitForURL(/\/search\?/)
    expect(new URL(page.url()).searchParams.has('coupon')).toBe(false)
  })
})
