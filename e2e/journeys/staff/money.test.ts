import { beforeAll, expect, test } from 'vitest'
import { DRIVER, journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { ledgerOf } from '#testing/builders/rentals/ledger.ts'
import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  sharedEnvironment,
  type BrowserEnvironment,
  type Visit,
} from '../../environment/environment.ts'
import { differenceOf, disputeOf, sentBackByHand } from '../../steps/money-steps.ts'
import { confirmation, newMember, rowOf } from '../../steps/staff-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

async function paidBooking({ site }: Visit) {
  const { guest, quote, cart, order } = journey(site, rentalAfter(siteClock.now(), 40))
  const token = await guest()
  const filled = await cart(token, (await quote('Flexible')).quote_id)
  const driver = { ...DRIVER, email: `money-${crypto.randomUUID().slice(0, 8)}@example.com` }
  return (await order(token, filled, { driver })).body.booking
}

const link = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('link', { name: t(key), exact: true })
const button = ({ page, t }: Visit, key: string, within = page.getByRole('main')) =>
  within.getByRole('button', { name: t(key), exact: true })

test.for(IN_ARABIC)(
  'the ledger leads from an account to a day’s entries, a lost dispute is posted, differences explained and booked, an invoice found, in %s',
  async (language) =>
    environment.visit({ language }, async (visit) => {
      const { page, t, open, site } = visit
      const { booking_id: id, reference, price } = await paidBooking(visit)
      await newMember(visit, { roles: ['finance'] })

      await open('/staff/money')
      await takeScreenshots(page, `staff-money-${language}`)
      // A trip of another test may have been paid in another currency.
      await rowOf(visit, t('staff_bookings:accounts.gateway'))
        .locator('a[href*="account=gateway&currency=EUR"]')
        .click()
      await page.getByRole('heading', { level: 1, name: t('staff_bookings:accounts.gateway') }).waitFor()
      await takeScreenshots(page, `staff-money-account-${language}`)
      await page.getByRole('main').getByRole('row').getByRole('link').first().click()
      const entry = rowOf(visit, reference).filter({ hasText: t('staff_bookings:entries.capture') })
      await entry.waitFor()
      await takeScreenshots(page, `staff-money-entries-${language}`)

      const dispute = await disputeOf(visit, reference)
      await open('/staff/money')
      await link(visit, 'staff_money:pages.disputes').click()
      await rowOf(visit, reference).getByRole('link').first().waitFor()
      await takeScreenshots(page, `staff-money-disputes-${language}`)
      await open(`/staff/money/disputes/${dispute}`)
      await button(visit, 'staff_money:disputes.acts.lost').click()
      await page.locator('#dispute-lost-note').fill('رسالة المصرف')
      await takeScreenshots(page, `staff-money-dispute-${language}`)
      await button(visit, 'staff_money:disputes.acts.lost').click()
      await confirmation(visit).click()
      await page.getByText(t('staff_money:disputes.by_hand')).waitFor()
      const { disputed = 0, chargebacks } = await ledgerOf(site.database.db, id)
      expect({ disputed, chargebacks }).toEqual({ disputed: 0, chargebacks: price.pay_now.amount })

      await differenceOf(visit, reference)
      await link(visit, 'staff_money:disputes.back').click()
      await link(visit, 'staff_money:pages.differences').click()
      const row = rowOf(visit, reference)
      await row.getByRole('button', { name: t('staff_money:differences.explain') }).click()
      await page.locator('#explain-note').fill('اتفاق مع بوابة الدفع')
      await takeScreenshots(page, `staff-money-explain-${language}`)
      await button(visit, 'staff_money:differences.explain', page.getByRole('dialog')).click()
      await row.waitFor({ state: 'detached' })

      await sentBackByHand(visit, reference)
      await page.reload()
      await row.getByRole('button', { name: t('staff_money:differences.book') }).click()
      await page.locator('#book-note').fill('أُعيد من صفحات بوابة الدفع')
      await takeScreenshots(page, `staff-money-book-${language}`)
      await button(visit, 'staff_money:differences.book', page.getByRole('dialog')).click()
      await row.waitFor({ state: 'detached' })
      expect((await ledgerOf(site.database.db, id))['adjustments']).toBe(100)

      await link(visit, 'staff_money:pages.invoices').click()
      await page.getByRole('searchbox').fill(reference)
      await button(visit, 'staff_forms:find').click()
      await expect.poll(() => rowOf(visit, reference).count()).toBe(1)
      await takeScreenshots(page, `staff-money-invoices-${language}`)
      const file = await rowOf(visit, reference).getByRole('link').first().getAttribute('href')
      const langId = language === 'ar' ? 2 : 1
      expect(file).toMatch(new RegExp(`/INV-\\d{4}-\\d{6}/file\\?lang_id=${langId}$`))
      await link(visit, 'staff_money:pages.refunds').click()
      await link(visit, 'staff_money:pages.rates').click()
      await rowOf(visit, 'USD').waitFor()
      await takeScreenshots(page, `staff-money-rates-${language}`)
    }),
)
