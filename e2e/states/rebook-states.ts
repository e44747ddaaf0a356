import { cheapAndDear, offeredInPlace } from '#testing/builders/rentals/guarded.ts'
import { rentalAfter } from '#testing/builders/rentals/journey.ts'
import { mailedAlertSecret } from '#testing/builders/rentals/search-alerts.ts'
import type { Visit } from '../stage/stage.ts'
import { asTraveller } from '../steps/as-traveller.ts'
import { resultsCame, searchPath } from '../steps/steps.ts'
import type { PageState } from './states.ts'

/** Opens the page of a cheaper car offered for a booking of this traveller's; returns the booking's reference. */
export async function openCheaperCar(visit: Visit, { token }: { token: string }): Promise<string> {
  const { site, open, page, t } = visit
  const now = site.clock.now()
  const cars = await cheapAndDear(site, rentalAfter(now, 40))
  const { booking } = await offeredInPlace(site, { ...cars, token, now })
  await open(`/booking/${booking.reference}/rebook`)
  await page.getByRole('table', { name: t('rebook:compare') }).waitFor()
  return booking.reference
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
    name: 'a price alert, asked and confirmed by its mail',
    show: async (visit) => {
      const { site, page, t, open } = visit
      await open(searchPath())
      await resultsCame(visit)
      await page.getByText(t('price_mails:alert.open')).click()
      const email = `alert.${crypto.randomUUID().slice(0, 8)}@example.com`
      await page
        .getByRole('main')
        .getByRole('textbox', { name: t('price_mails:alert.email') })
        .fill(email)
      await page.getByRole('button', { name: t('price_mails:alert.send'), exact: true }).click()
      await page.getByText(t('price_mails:alert.sent')).waitFor()
      await open(`/price-mails/confirm?secret=${await mailedAlertSecret(site, email)}`)
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
