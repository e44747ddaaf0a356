import { beforeAll, expect, test } from 'vitest'
import { prepare } from '../../states/states.ts'
import { newMember } from '../../steps/staff-steps.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  type BrowserEnvironment,
  sharedEnvironment,
} from '../../environment/environment.ts'

let environment: BrowserEnvironment
let reference: string
beforeAll(async () => {
  environment = await sharedEnvironment()
  reference = (await prepare(environment)).reference
})

test.for(IN_ENGLISH)(
  'a list is saved by a name and operated by keys, which ? lists, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newMember(visit, { roles: ['support'] })
      await open('/staff/bookings?status=confirmed')
      await page.getByRole('button', { name: t('staff_bookings:views.keep') }).click()
      await page.locator('#view-name').fill('Sold')
      await page.getByRole('button', { name: t('staff_bookings:views.save'), exact: true }).click()
      const views = page.getByRole('navigation', { name: t('staff_bookings:list.views') })
      await views.getByRole('link', { name: 'Sold' }).and(page.locator('[aria-current=true]')).waitFor()
      await takeScreenshots(page, `staff-kept-view-${language}`)
      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('j')
      const first = page.getByRole('main').getByRole('row').nth(1).getByRole('link').first()
      await expect.poll(() => first.evaluate((link) => link === document.activeElement)).toBe(true)
      await page.keyboard.press('?')
      await page.getByRole('dialog').getByText(t('staff:keys.next')).waitFor()
      await takeScreenshots(page, `staff-keys-${language}`)
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      const reference = await first.innerText()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: reference }).waitFor()

      await open('/staff/bookings?status=confirmed')
      await page.getByRole('button', { name: t('staff_bookings:views.remove') }).click()
      await views.getByRole('link', { name: 'Sold' }).waitFor({ state: 'detached' })
    })
  },
)

test.for(IN_ARABIC)(
  'a booking is found from anywhere by the keyboard, and the log has the look, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open } = visit
      await newMember(visit, { roles: ['admin'] })
      await open('/staff/people')
      await page.getByRole('banner').getByText('Ctrl K').waitFor()
      await page.keyboard.press('Control+k')
      const field = page.getByRole('dialog').getByRole('combobox')
      await field.waitFor()
      const options = page.getByRole('option')
      await options.filter({ hasText: t('staff:nav.audit') }).waitFor()
      // A verb leads to the record that it is about.
      const [refund = ''] = t('find:verbs.refund').split(/[,،] /)
      await field.pressSequentially(`${refund} ${reference.toLowerCase()}`)
      await options.filter({ hasText: t('find:acts.refund', { reference }) }).waitFor()
      await takeScreenshots(page, `staff-find-act-${language}`)
      await field.fill(reference)
      await options
        .filter({ hasText: t('staff_bookings:statuses.confirmed') })
        .first()
        .waitFor()
      await takeScreenshots(page, `staff-find-${language}`)
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: reference }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      await page.keyboard.press('Control+k')
      await field.pressSequentially(t('staff:nav.audit'))
      await page.keyboard.press('Enter')
      const row = page.getByRole('row').filter({ hasText: t('audit:actions.read_booking') })
      await row.first().waitFor()
      await takeScreenshots(page, `staff-audit-${language}`)
      await page.getByLabel(t('audit:what'), { exact: true }).selectOption('search_everything')
      await page.waitForURL(/action=search_everything/)
      await row.first().waitFor({ state: 'detached' })
      expect(await page.getByRole('main').innerText()).not.toContain(reference)
    })
  },
)
