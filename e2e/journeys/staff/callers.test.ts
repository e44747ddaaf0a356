import { beforeAll, expect, test } from 'vitest'
import { look } from '../../stage/look.ts'
import { IN_ARABIC, sharedStage, type Stage } from '../../stage/stage.ts'
import { callersSearch, chooseForCaller, fillCaller } from '../../steps/caller-steps.ts'
import { newMember } from '../../steps/staff-steps.ts'

let stage: Stage
beforeAll(async () => {
  stage = await sharedStage()
})

test.for(IN_ARABIC)(
  'a desk finds a car for a caller, reads out what it costs and holds, books it, and sees the booking, in %s',
  async (language) => {
    await stage.visit({ language }, async (visit) => {
      const { page, t, open, watched } = visit
      await newMember(visit, { roles: ['support'] })
      await open('/staff/bookings')
      await page
        .getByRole('main')
        .getByRole('link', { name: t('staff:nav.book_car') })
        .click()
      await page.locator('#pickup').waitFor()
      await look(page, `caller-start-${language}`)
      await callersSearch(visit)
      await look(page, `caller-cars-${language}`)
      // What cannot be booked by phone is there, with its reason.
      await page.getByRole('link', { name: t('staff_callers:show_every') }).click()
      await page.getByText(t('staff_callers:not_by_phone.paid_now')).first().waitFor()
      await chooseForCaller(visit)
      const press = page.locator('form:has(#book-terms_read) button[type=submit]')
      watched.expectRefusal(400, /\/staff\/bookings$/)
      await press.click()
      await page.locator('[id="book-driver.first_name-error"]').waitFor()
      await look(page, `caller-faults-${language}`)
      const email = await fillCaller(visit)
      await press.click()
      await page.locator('#book-terms_read-error').waitFor()
      expect(await page.locator('[id="book-driver.email"]').inputValue()).toBe(email)
      await page.locator('#book-terms_read').check()
      await look(page, `caller-told-${language}`)
      await press.click()
      await page.waitForURL(/\/staff\/bookings\/[\da-f-]{36}$/)
      await page.getByText(t('staff_bookings:actions.book_car')).waitFor()
      await page.getByText(t('staff_bookings:for_caller'), { exact: true }).waitFor()
      await look(page, `caller-booked-${language}`)
    })
  },
)
