import { vi } from 'vitest'
import { WAIT } from '#testing/hung.ts'
import { cheapAndExpensive, offeredInPlace } from '#testing/builders/rentals/guarded.ts'
import { rentalAfter } from '#testing/builders/rentals/journey.ts'
import { mailedAlertSecret } from '#testing/builders/rentals/search-alerts.ts'
import type { Visit } from '../environment/environment.ts'
import { asTraveller } from '../steps/as-traveller.ts'
import { resultsCame, searchPath } from '../steps/steps.ts'
import type { PageState } from './states.ts'

/** Opens the page of a cheaper car offered for a booking of this traveller's; returns the booking's reference. */
export async function openCheaperCar(visit: Visit, { token }: { token: string }): Promise<string> {
  const { site, open, page, t } = visit
  const now = site.clock.now()
  const cars = await cheapAndExpensive(site, rentalAfter(now, 40))
  const { booking } = await offeredInPlace(site, { ...cars, token, now })
  await open(`/booking/${booking.reference}/rebook`)
  await page.getByRole('table', { name: t('rebook:compare') }).waitFor()
  return booking.reference
}

/** Opens the form of an alert below the results. */
async function openAlert(visit: Visit): Promise<void> {
  const { open, page, t } = visit
  await open(searchPath())
  await resultsCame(visit)
  await page.getByText(t('price_mails:alert.open')).click()
}

/** A cheaper car in place of a booking, an alert of a search, and the end of mails about prices. */
export const REBOOK_STATES: readonly PageState[] = [
  {
    name: 'a cheaper car beside a booking',
    show: async (visit, prepared) => {
      await asTraveller(visit, prepared)
      await openCheaperCar(visit, prepared)
    },
  },
  {
    name: 'a booking for which a cheaper car was found',
    show: async (visit, prepared) => {
      const { open, page, t } = visit
      await asTraveller(visit, prepared)
      await open(`/booking/${await openCheaperCar(visit, prepared)}`)
      await page.getByRole('link', { name: t('rebook:guard.compare') }).waitFor()
    },
  },
  {
    name: 'a price alert with faults',
    show: async (visit) => {
      const { page, t } = visit
      await openAlert(visit)
      await page.getByRole('button', { name: t('price_mails:alert.send'), exact: true }).press('Enter')
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'a price alert, asked and confirmed by its mail',
    show: async (visit) => {
      const { site, page, t, open } = visit
      await openAlert(visit)
      const email = `alert.${crypto.randomUUID().slice(0, 8)}@example.com`
      await page
        .getByRole('main')
        .getByRole('textbox', { name: t('price_mails:alert.email') })
        .fill(email)
      await page.getByRole('button', { name: t('price_mails:alert.send'), exact: true }).click()
      await page.getByText(t('price_mails:alert.sent')).waitFor()
      // Another run of the job may have claimed the alert, and not committed its mail yet.
      const secret = await vi.waitFor(() => mailedAlertSecret(site, email), WAIT)
      await open(`/price-mails/confirm?secret=${secret}`)
      await page
        .getByRole('main')
        .getByRole('button', { name: t('price_mails:confirm.send') })
        .click()
      await page.getByRole('heading', { level: 1, name: t('price_mails:confirm.done') }).waitFor()
    },
  },
  {
    name: 'mails about a price to leave',
    show: ({ open }) => open(`/price-mails/leave?secret=${'s'.repeat(43)}`),
  },
]
