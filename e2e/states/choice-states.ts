import { decodeOfferId, encodeOfferId } from '#domains/rentals/search/offers/offer-id.ts'
import { journey, rentalAfter } from '#testing/builders/rentals/journey.ts'
import { compareUrl } from '#web/rentals/choice/compare-url.ts'
import { SAVED_KEY } from '#web/rentals/choice/saved-key.ts'
import type { Visit } from '../environment/environment.ts'
import { resultsCame, searchPath } from '../steps/steps.ts'
import type { PageState, Prepared } from './states.ts'

/** The prepared car at a lower price than today's, and one like it that its supplier has no longer. */
function offersOf({ offerId }: Prepared): string[] {
  const key = decodeOfferId(decodeURIComponent(offerId))
  if (!key) throw new Error('no offer is prepared')
  return [{ shownTotal: 10_000 }, { rateKey: 'gone' }].map((change) => encodeOfferId({ ...key, ...change }))
}

/** The cheapest cars of the prepared rental. */
export async function cheapestCars({ site }: Visit, count: number): Promise<string[]> {
  const { offers } = journey(site, rentalAfter(site.clock.now(), 40))
  const cars = await offers(undefined, { sort: 'price', group: 'car', page_size: count })
  return cars.map(({ offer_id }) => offer_id)
}

/** A car's rates among the results, and cars that are compared and saved. */
export const CHOICE_STATES: readonly PageState[] = [
  {
    name: 'rates of a car',
    show: async (visit) => {
      const { open, page, t } = visit
      await open(searchPath('&TRANSMISSION=automatic&sort=price'))
      await resultsCame(visit)
      await page.locator('.car-rates-button').first().click()
      await page.locator('.car-rates-link').first().waitFor()
      for (const word of ['compare', 'save'])
        await page
          .getByRole('button', { name: new RegExp(`^${t(`choice:${word}`)}`) })
          .first()
          .click()
    },
  },
  {
    name: 'comparison',
    show: async (visit, prepared) => {
      const others = await cheapestCars(visit, 2)
      await visit.open(compareUrl([...others, ...offersOf(prepared)]))
      await visit.page.getByRole('table').waitFor()
    },
  },
  {
    name: 'cars of a shared list',
    show: async (visit) => {
      const { open, page, t } = visit
      await open(compareUrl(await cheapestCars(visit, 6)))
      await page.getByRole('heading', { level: 1, name: t('choice:shared_title') }).waitFor()
      await page
        .getByRole('button', { name: new RegExp(`^${t('choice:compare')}`) })
        .first()
        .click()
    },
  },
  {
    name: 'nothing to compare',
    show: async ({ open, page, t }) => {
      await open('/compare')
      await page.getByRole('heading', { name: t('choice:none_title') }).waitFor()
    },
  },
  {
    name: 'saved cars',
    show: async ({ open, page, t }, prepared) => {
      const cars = offersOf(prepared).map((offer_id) => ({ offer_id, vehicle_name: 'Fiat 500' }))
      await open('/saved')
      await page.evaluate(
        ([key = '', list = '']) => localStorage.setItem(key, list),
        [SAVED_KEY, JSON.stringify(cars)],
      )
      await open('/saved')
      await page.getByText(t('choice:cause.sold_out')).waitFor()
    },
  },
]
