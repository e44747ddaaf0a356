import { beforeAll, expect, test } from 'vitest'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import { IN_ARABIC, sharedEnvironment, type BrowserEnvironment } from '../../environment/environment.ts'
import { callersSearch, chooseForCaller, fillCaller } from '../../steps/caller-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

test.for(IN_ARABIC)(
  'a desk finds a car for a caller, reads out what it costs and holds, tells a price that rose, books it, and sees the booking, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site, watched } = visit
      await newMember(visit, { roles: ['support'] })
      await open('/staff/bookings')
      await page
        .getByRole('main')
        .getByRole('link', { name: t('staff:nav.book_car') })
        .click()
      await page.locator('#pickup').waitFor()
      await takeScreenshots(page, `caller-start-${language}`)
      await callersSearch(visit)
      await takeScreenshots(page, `caller-cars-${language}`)
      // What cannot be booked by phone is there, with its reason.
      await page.getByRole('link', { name: t('staff_callers:show_every') }).click()
      await page.getByText(t('staff_callers:not_by_phone.paid_now')).first().waitFor()
      await chooseForCaller(visit)
      const press = page.locator('form:has(#book-terms_read) button[type=submit]')
      watched.expectErrorResponse(400, /\/staff\/bookings$/)
      await press.click()
      await page.locator('[id="book-driver.first_name-error"]').waitFor()
      await takeScreenshots(page, `caller-faults-${language}`)
      const email = await fillCaller(visit)
      await press.click()
      await page.locator('#book-terms_read-error').waitFor()
      expect(await page.locator('[id="book-driver.email"]').inputValue()).toBe(email)
      await page.locator('#book-terms_read').check()
      await takeScreenshots(page, `caller-told-${language}`)
      // The supplier has raised its price: the new total is shown, and the caller has to agree again.
      const { europcar } = site.simulators
      europcar.prices(13_000)
      europcar.breakQuotes(13_000)
      watched.expectErrorResponse(409, /\/staff\/bookings$/)
      const before = await press.innerText()
      await press.click()
      await expect.poll(() => press.innerText()).not.toBe(before)
      europcar.prices(10_000)
      europcar.breakQuotes(null)
      await takeScreenshots(page, `caller-dearer-${language}`)
      expect(await page.locator('[id="book-driver.email"]').inputValue()).toBe(email)
      expect(await page.locator('#book-terms_read').isChecked()).toBe(false)
      await page.locator('#book-terms_read').check()
      await press.click()
      await page.waitForURL(/\/staff\/bookings\/[\da-f-]{36}$/)
      await page.getByText(t('staff_bookings:actions.book_car')).waitFor()
      await page.getByText(t('staff_bookings:for_caller'), { exact: true }).waitFor()
      await takeScreenshots(page, `caller-booked-${language}`)
    })
  },
)
