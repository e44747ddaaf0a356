import type { Frame, Page } from 'playwright-core'
import { newLetters } from '#kernel/ids.ts'
import type { TestSite } from '#testing/infrastructure/site.ts'
import { signInByMail, type WidgetMessages } from './frame-steps.ts'

/** Types into a place's field, waits for a suggestion and accepts it with Enter. */
export async function choosePlace(frame: Frame, label: string, text: string): Promise<void> {
  const field = frame.getByRole('combobox', { name: label, exact: true }).filter({ visible: true })
  await field.fill(text)
  await frame.locator('[role=option][aria-selected=true]').waitFor()
  await field.press('Enter')
}

/** Takes a screenshot of the page around a frame, into the folder `LOOK`; none if it is not set. */
export async function takeFrameScreenshot(page: Page, name: string): Promise<void> {
  const folder = process.env['LOOK']
  if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

type Booking = { frame: Frame; site: TestSite; t: WidgetMessages }

/** Books a car with a driver by the hour in Dubai, paid to the driver; returns the trip's reference. */
export async function bookLocal({ frame, site, t }: Booking): Promise<string> {
  await choosePlace(frame, t('local:pick_up'), 'dubai marina')
  await frame.getByRole('radio', { name: /80/ }).check({ force: true })
  await frame
    .getByRole('button', { name: t('tabs:see_prices') })
    .filter({ visible: true })
    .click()
  await frame
    .getByRole('button', { name: t('tabs:options.choose') })
    .first()
    .click()
  await signInByMail({ page: frame, site, t }, `${newLetters(10).toLowerCase()}@example.com`)
  await frame.getByLabel(t('booking:name')).fill('Layla Haddad')
  await frame.getByLabel(t('booking:phone')).fill('+971 50 123 4567')
  await frame.locator('form button[type=submit]').filter({ visible: true }).click()
  await frame.getByRole('heading', { level: 1, name: t('booking:done.booked') }).waitFor()
  return frame.locator('section bdi').first().innerText()
}
