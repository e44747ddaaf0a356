import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { addDeadMail } from '#testing/builders/staff/bulk.ts'
import { openedTask } from '#testing/builders/staff/staff-area-requests.ts'
import { takeScreenshots } from '../../environment/take-screenshots.ts'
import {
  IN_ARABIC,
  IN_ENGLISH,
  sharedEnvironment,
  type BrowserEnvironment,
} from '../../environment/environment.ts'
import { newMember, rowOf } from '../../steps/staff-steps.ts'

let environment: BrowserEnvironment
beforeAll(async () => {
  environment = await sharedEnvironment()
})

/** Returns true if a checkbox on a phone is aligned with the first line of its row, not above it. */
async function isNextToItsRow(page: Page): Promise<boolean> {
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 320, height: 800 })
  const row = page.locator('tbody tr').first()
  const box = (await row.getByRole('checkbox').boundingBox())!
  const line = (await row.getByRole('rowheader').boundingBox())!
  await page.setViewportSize(size)
  const middle = box.y + box.height / 2
  return middle > line.y && middle < line.y + line.height
}

test.for(IN_ARABIC)(
  'rows are chosen by the keyboard, each previewed, and done once, though the connection is lost and it is pressed again, in %s',
  async (language) => {
    await environment.visit({ language }, async (visit) => {
      const { page, t, open, site, watched } = visit
      const { id: staffId } = await newMember(visit, { roles: ['support'] })
      const part = `${crypto.randomUUID().slice(0, 8)}@example.com`
      for (const name of ['anna', 'omar', 'zara']) await addDeadMail(site, { recipient: `${name}.${part}` })
      await addDeadMail(site, { recipient: `over.${part}`, template: 'reset_password' })

      await open(`/staff/mails?state=given_up&search=${part}`)
      await rowOf(visit, `zara.${part}`).waitFor()
      await page.getByRole('heading', { level: 1 }).focus()
      // The newest is first: the one whose link is over, then zara.
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page.keyboard.press('j')
      await page.keyboard.press('x')
      await page
        .getByRole('status')
        .filter({ hasText: t('staff_bulk:chosen', { count: 2 }) })
        .waitFor()
      await page.getByRole('button', { name: t('staff_bulk:choose_all') }).click()
      await takeScreenshots(page, `staff-bulk-chosen-${language}`)
      expect(await isNextToItsRow(page)).toBe(true)
      await page.getByRole('button', { name: t('staff_bulk:acts.resend_mails'), exact: true }).click()

      const dialog = page.getByRole('dialog')
      const rows = dialog.getByRole('listitem')
      await rows
        .filter({ hasText: `over.${part}` })
        .filter({ hasText: t('staff_bulk:whys.link_over') })
        .waitFor()
      expect(await rows.filter({ hasText: t('staff_bulk:does.resend_mails') }).count()).toBe(3)
      await takeScreenshots(page, `staff-bulk-preview-${language}`)

      // It reaches the server, and its answer is lost.
      await page.route(
        '**/api/staff/bulk?*',
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      const press = dialog.getByRole('button', { name: t('staff_bulk:begin', { count: 3 }) })
      watched.cutOff(true)
      await press.click()
      await dialog.getByText(t('staff_bulk:press_again')).waitFor()
      watched.cutOff(false)
      await press.click()

      await page.getByRole('heading', { level: 1, name: t('staff_bulk:acts.resend_mails') }).waitFor()
      await page.getByText(t('staff_bulk:states.done'), { exact: true }).first().waitFor()
      for (const name of ['anna', 'omar', 'zara'])
        await rowOf(visit, `${name}.${part}`)
          .filter({ hasText: t('staff_bulk:row_states.done') })
          .waitFor()
      await rowOf(visit, `over.${part}`)
        .filter({ hasText: t('staff_bulk:whys.link_over') })
        .waitFor()
      await takeScreenshots(page, `staff-bulk-done-${language}`)
      const { db } = site.database
      const started = db.selectFrom('bulk_actions').select('id').where('staff_id', '=', staffId)
      expect(await started.execute()).toHaveLength(1)
      const resent = db
        .selectFrom('audit_entries')
        .select('subject_id')
        .where('staff_id', '=', staffId)
        .where('action', '=', 'resend_mail')
      expect(await resent.execute()).toHaveLength(3)

      await page.getByRole('link', { name: t('staff_bulk:back') }).click()
      await rowOf(visit, t('staff_bulk:acts.resend_mails')).first().waitFor()
      await takeScreenshots(page, `staff-bulk-list-${language}`)
    })
  },
)

test.for(IN_ENGLISH)('tasks are not handed over before a colleague is chosen, in %s', async (language) => {
  await environment.visit({ language }, async (visit) => {
    const { page, t, open, site, watched } = visit
    const { id } = await newMember(visit, { roles: ['finance'] })
    await openedTask(site, id, { hours: 30 })
    await open('/staff/tasks?kind=pay_back')
    await page.getByRole('main').getByRole('checkbox').nth(1).check()
    await page.getByRole('button', { name: t('staff_bulk:acts.hand_tasks'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    watched.expectErrorResponse(422, /\/bulk/)
    await dialog.locator('button[type=submit]').click()
    const colleague = dialog.getByRole('combobox', { name: t('staff_bulk:colleague') })
    await dialog.getByText(t('forms:field_message.field_required'), { exact: true }).waitFor()
    expect(await colleague.getAttribute('aria-invalid')).toBe('true')
    await takeScreenshots(page, `staff-bulk-nobody-${language}`)
  })
})
