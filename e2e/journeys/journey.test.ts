import { beforeAll, expect, test } from 'vitest'
import {
  IN_ARABIC,
  scriptRuns,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../environment/environment.ts'
import {
  chooseDays,
  chooseLanguage,
  choosePlace,
  confirmed,
  DECLINED_CARD,
  DRIVER,
  fillCard,
  fillDriver,
  GOOD_CARD,
  goOn,
  offerCards,
  openCar,
  payButton,
  resultsCame,
  searchPath,
} from '../steps/steps.ts'
import { openFlexibleCar, openCarAndGoBack, narrowAndSort } from '../steps/results-steps.ts'
import { pressTooEarly, voucherIsWhole } from '../steps/booking-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

const JOURNEYS = [
  { language: 'en', direction: 'ltr', text: 'Dubai' },
  { language: 'ar', direction: 'rtl', text: 'دبي' },
] as const

test.for(JOURNEYS)(
  'a car is found, paid, looked up and cancelled in $language',
  async ({ language, direction, text }) => {
    const { site, visit } = environment
    let reference = ''

    await visit({ language, reducedMotion: 'no-preference' }, async (one) => {
      const { page, t, watched } = one
      await page.goto(site.url)
      await scriptRuns(page)
      // The default language is Arabic, from right to left.
      expect(await page.locator('html').getAttribute('lang')).toBe('ar')
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
      if (language === 'en') {
        await chooseLanguage(page, 'en')
        await page.waitForURL(/\/en$/)
        await scriptRuns(page)
      }
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.locator('html').getAttribute('dir')).toBe(direction)

      await choosePlace(one, text, 'DXB')
      await chooseDays(one)
      await page.getByRole('button', { name: t('home:form.search'), exact: true }).click()
      await page.waitForURL(/\/search\?/)
      await resultsCame(one)

      await narrowAndSort(one)
      await openCarAndGoBack(one)
      await openFlexibleCar(one)

      const total = page.locator('#price dd[aria-live]')
      const before = await total.innerText()
      await page
        .getByRole('button', { name: new RegExp(`^${t('car:more', { name: '' })}`) })
        .first()
        .click()
      await expect.poll(() => total.innerText()).not.toBe(before)
      const withExtra = await total.innerText()
      await page.getByRole('radio').nth(1).check()
      await expect.poll(() => total.innerText()).not.toBe(withExtra)
      const chosen = await total.innerText()
      await goOn(one)
      expect(await page.locator('aside dd[aria-live]').first().innerText()).toBe(chosen)

      await pressTooEarly(one)
      await fillDriver(one)
      await fillCard(one, DECLINED_CARD)
      await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
      watched.expectErrorResponse(422, /\/user\/order$/)
      await payButton(one).click()
      const declined = page.getByRole('alert').filter({ hasText: t('checkout:outcome.declined.title') })
      await declined.waitFor()
      expect(await page.locator('#checkout-first_name').inputValue()).toBe(DRIVER.first_name)
      expect(await page.locator('#checkout-card_cvc').inputValue()).toBe('123')

      await page.locator('#checkout-card_number').fill(GOOD_CARD)
      await payButton(one).click()
      reference = await confirmed(one)
      await voucherIsWhole(one, reference)
    })

    await expect.poll(() => mailed(reference)).toBe(1)
    await visit({ language, reducedMotion: 'no-preference' }, async (two) => {
      const { page, t, open } = two
      await open('/')
      await page
        .getByRole('link', { name: t('shell:nav.manage') })
        .first()
        .click()
      await page.getByRole('textbox', { name: t('booking:reference') }).fill(reference)
      await page.locator('#find-email').fill(DRIVER.email)
      await page.getByRole('button', { name: t('booking:find.open') }).click()
      expect(await confirmed(two)).toBe(reference)

      await two.context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await page.getByRole('button', { name: t('share:booked') }).click()
      await page
        .getByRole('status')
        .filter({ hasText: t('share:copied') })
        .waitFor()
      const shared = await page.evaluate(() => navigator.clipboard.readText())
      expect(shared).toMatch(new RegExp(`/${language}/search\\?pickup_id=DXB&.*&CATEGORY=`))
      expect(shared).not.toContain(reference)

      await page.getByRole('button', { name: t('booking:actions.cancel') }).click()
      const dialog = page.getByRole('dialog', { name: t('booking:cancel.title') })
      await dialog.getByText(t('booking:cancel.refund')).waitFor()
      await dialog.getByText(t('booking:cancel.back_soon')).waitFor()
      await dialog.getByRole('button', { name: t('booking:cancel.confirm') }).click()
      await page.getByRole('heading', { level: 1, name: t('booking:status.cancelled.title') }).waitFor()
      await page.getByText(t('terms:booking_status.cancelled'), { exact: true }).first().waitFor()
    })
    await expect.poll(() => mailed(reference)).toBe(2)

    /** Counts the mails to the driver that mention the booking. */
    async function mailed(template: string): Promise<number> {
      const list = await (await fetch(`${site.url}/mailbox`)).text()
      return list.split('<tr>').filter((row) => row.includes(DRIVER.email) && row.includes(template)).length
    }
  },
)

test.for(IN_ARABIC)('a car is booked without a card and paid at the desk, in %s', async (language) => {
  await environment.visit({ language, reducedMotion: 'no-preference' }, async (one) => {
    const { page, t, open } = one
    await open(searchPath('&SUPPLIER=europcar&PAYMENT=desk'))
    await resultsCame(one)
    const cars = offerCards(page).filter({ hasText: 'Europcar' })
    await openCar(one, cars)
    await goOn(one)
    expect(await page.locator('#checkout-card_number').count()).toBe(0)
    await page.getByText(t('checkout:payment.desk_text')).waitFor()
    await fillDriver(one)
    await page.getByRole('checkbox', { name: t('checkout:payment.terms') }).check()
    expect(await payButton(one).innerText()).toBe(t('checkout:payment.book_desk'))
    await payButton(one).click()
    await confirmed(one)
    const atDesk = t('booking:money.at_desk', { desk: '|' }).split('|')[0] ?? ''
    await page.getByText(atDesk).waitFor()
  })
})
