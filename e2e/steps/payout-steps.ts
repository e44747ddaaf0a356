import { siteClock } from '#testing/infrastructure/running-clock.ts'
import { fillDate } from './date-field.ts'
import { confirmation, newMember } from './staff-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import type { Visit } from '../environment/environment.ts'

const button = ({ page, t }: Visit, key: string) =>
  page.getByRole('main').getByRole('button', { name: t(key), exact: true })

const inDialog = ({ page, t }: Visit, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: t(key), exact: true })

const status = ({ page, t }: Visit, name: string) =>
  page.getByRole('main').getByText(t(`payouts:statuses.${name}`), { exact: true })

/** Prepares a batch of what is to be paid, as a member of the staff, who may not approve it; its path. */
export async function prepareBatch(visit: Visit): Promise<string> {
  const { page, t, open, language } = visit
  await newMember(visit, { roles: ['finance'] })
  await open('/staff/payouts')
  await button(visit, 'payouts:ready.prepare').click()
  await inDialog(visit, 'payouts:ready.prepare').click()
  await page.getByText(t('payouts:ready.none')).waitFor()
  await takeScreenshots(page, `staff-payouts-${language}`)
  await page.getByRole('main').getByRole('table').getByRole('link').first().click()
  await page.getByText(t('payouts:second_person')).waitFor()
  if ((await button(visit, 'payouts:approve').count()) > 0) throw new Error('who prepared it may approve it')
  return new URL(page.url()).pathname.replace(/^\/\w+/, '')
}

/** Approves a colleague's batch, and marks it as paid today. */
export async function approveAndPay(visit: Visit, path: string): Promise<void> {
  const { page, open, language } = visit
  await newMember(visit, { roles: ['finance'] })
  await open(path)
  await button(visit, 'payouts:approve').click()
  await inDialog(visit, 'payouts:approve').waitFor()
  await takeScreenshots(page, `staff-batch-asked-${language}`)
  await inDialog(visit, 'payouts:approve').click()
  await status(visit, 'approved').waitFor()
  await button(visit, 'payouts:paid.open').click()
  const today = siteClock.now().toZonedDateTimeISO('UTC').toPlainDate().toString()
  await fillDate(page, page.locator('#paid-paid_on'), today)
  await button(visit, 'payouts:paid.send').click()
  await confirmation(visit).click()
  await status(visit, 'paid').waitFor()
  await takeScreenshots(page, `staff-batch-paid-${language}`)
}

/** Records a no-show as a member of the staff. */
export async function recordNoShow(visit: Visit, reference: string): Promise<void> {
  const { page, t, open, language } = visit
  await newMember(visit, { roles: ['support'] })
  await open('/staff/no-shows')
  await page.locator('#no-show-reference').fill(reference)
  await page.locator('#no-show-reason').fill('Mail of the desk')
  await takeScreenshots(page, `staff-no-shows-${language}`)
  await button(visit, 'no_shows:send').click()
  await page.getByText(t('no_shows:done', { reference })).first().waitFor()
}
