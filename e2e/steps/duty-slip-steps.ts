import { expect } from 'vitest'
import { TRIP_CATEGORIES } from '#domains/fares/categories.contract.ts'
import { byPointer, type Hands } from './dispatch-steps.ts'
import { confirmation } from './staff-steps.ts'
import { BENGALURU, button, DUBAI, inMinutes, shown } from './new-trip-steps.ts'
import { takeScreenshots } from '../environment/take-screenshots.ts'
import type { Visit } from '../environment/environment.ts'

/** The duty slip, from a reading of the odometer on, and the bill. */
export async function drive(
  visit: Visit,
  hands: Hands,
  { category, km, isMended }: { category: number; km: number; isMended: boolean },
): Promise<void> {
  const { page, t } = visit
  const isShuttle = category === TRIP_CATEGORIES.shuttle
  const status = (key: string) => shown(visit, `dispatch:statuses.${key}`).waitFor()
  await page.locator('#start-at').waitFor()
  if (!isShuttle) await hands.put(page.locator('#start-odometer_km'), String(km))
  await hands.press(button(visit, 'dispatch:acts.start'))
  await status('started')
  const city = isShuttle ? DUBAI : BENGALURU
  await hands.put(page.locator('#end-at'), inMinutes(-10, city))
  if (!isShuttle) await hands.put(page.locator('#end-odometer_km'), String(km + 130))
  await hands.press(button(visit, 'dispatch:acts.end'))
  await status('ended')
  await takeScreenshots(page, `dispatch-ended-${category}-${visit.language}`)
  if (isMended) await mistakeAndMend(visit, byPointer(page))
  const biller = isMended ? byPointer(page) : hands
  await biller.press(button(visit, 'dispatch:acts.bill'))
  await biller.press(confirmation(visit))
  await status('billed')
  await page
    .getByText(/TRIP-\d{4}-\d{6}/)
    .first()
    .waitFor()
  await page.getByRole('columnheader', { name: t('dispatch:fare.billed') }).waitFor()
  await takeScreenshots(page, `dispatch-billed-${category}-${visit.language}`)
  if (isMended) await collect(visit, byPointer(page))
}

/** The lines of the bill before it is issued, and of one that was. */
const lines = ({ page, t }: Visit) => page.getByRole('table', { name: t('dispatch:fare.lines') }).first()

/** Max charge in rupees without a confirmation. */
const USUAL_TOLL = 10_000

/** Records what is due as collected, removes it as a mistake, and records it again. */
async function collect(visit: Visit, hands: Hands): Promise<void> {
  const { page, t, language } = visit
  const payments = page.getByRole('region', { name: t('dispatch:payments.title') })
  const entry = payments.getByRole('listitem').filter({ hasText: t('dispatch:payments.kinds.collected') })
  await page.locator('#collect-amount').waitFor()
  await takeScreenshots(page, `dispatch-due-${language}`)
  await hands.press(button(visit, 'dispatch:acts.collect'))
  await hands.press(confirmation(visit))
  await entry.waitFor()
  await hands.press(payments.getByRole('button'))
  await hands.put(page.locator('#remove-collection-reason'), 'It was for another trip')
  await hands.press(button(visit, 'dispatch:acts.remove_collection'))
  await hands.press(confirmation(visit))
  await entry.waitFor({ state: 'detached' })
  await hands.press(button(visit, 'dispatch:acts.collect'))
  await hands.press(confirmation(visit))
  await entry.waitFor()
  await takeScreenshots(page, `dispatch-collected-${language}`)
}

/** Adds a charge; returns when it is on the bill to come. */
async function charge(visit: Visit, hands: Hands, amount: string): Promise<void> {
  const { page } = visit
  await hands.press(button(visit, 'dispatch:acts.charge'))
  await hands.put(page.locator('#charge-amount'), amount)
  await hands.put(page.locator('#charge-reason'), 'Hosur road')
  await hands.press(button(visit, 'dispatch:acts.charge'))
  if (Number(amount) > USUAL_TOLL) {
    await page.getByText(visit.t('staff_forms:asks')).waitFor()
    await takeScreenshots(page, `dispatch-asks-${visit.language}`)
    await hands.press(button(visit, 'dispatch:acts.charge'))
  }
  await hands.press(confirmation(visit))
  const text = Number(amount).toLocaleString('en', { minimumFractionDigits: 2 })
  await lines(visit).getByText(text).first().waitFor()
}

/** Takes the one charge back, with the reason. */
async function takeBack(visit: Visit, hands: Hands): Promise<void> {
  const { page, t } = visit
  const charges = page.getByRole('region', { name: t('dispatch:charges.title') })
  await hands.press(charges.getByRole('button'))
  await hands.put(page.locator('#remove-charge-reason'), 'Two digits too many')
  await hands.press(button(visit, 'dispatch:acts.remove_charge'))
  await hands.press(confirmation(visit))
  await charges.getByText(t('dispatch:charges.none')).waitFor()
}

/** Removes a wrong charge before the bill, and credits a billed one, so that the trip can be billed again. */
async function mistakeAndMend(visit: Visit, hands: Hands): Promise<void> {
  const { page, t, language } = visit
  await lines(visit).waitFor()
  await charge(visit, hands, '45600')
  await takeBack(visit, hands)
  await charge(visit, hands, '987')
  await takeScreenshots(page, `dispatch-bill-seen-${language}`)
  await hands.press(button(visit, 'dispatch:acts.bill'))
  await hands.press(confirmation(visit))
  await shown(visit, 'dispatch:statuses.billed').waitFor()
  await hands.press(button(visit, 'dispatch:acts.credit_bill'))
  await hands.put(page.locator('#credit-bill-reason'), 'The toll was 9.87')
  await takeScreenshots(page, `dispatch-credit-${language}`)
  await hands.press(button(visit, 'dispatch:acts.credit_bill'))
  await hands.press(confirmation(visit))
  await shown(visit, 'dispatch:statuses.ended').waitFor()
  const creditNotes = page.getByRole('region', { name: t('dispatch:credit.title') })
  const link = creditNotes.getByRole('link').first()
  const file = await page.request.get(new URL((await link.getAttribute('href')) ?? '', page.url()).href)
  expect(file.headers()['content-type']).toBe('application/pdf')
  await takeBack(visit, hands)
  await charge(visit, hands, '9.87')
  await takeScreenshots(page, `dispatch-credited-${language}`)
}
