import { journey } from '#testing/builders/rentals/journey.ts'
import { usualSearch } from '#src/web/rentals/search-form/search-url.ts'
import { fillCheckout } from './checkout-steps.ts'
import { openFlexibleCar } from './results-steps.ts'
import { confirmed, dayAhead, goOn, payButton, resultsCame } from './steps.ts'
import { scriptRuns, type Visit } from '../environment/environment.ts'

/** The search that a link without days opens. */
const rentalOfLink = (pickup_id: string) => {
  const { driver_age, ...usual } = usualSearch(dayAhead(0))
  const query = { ...usual, pickup_id, driver_age: String(driver_age), currency_id: '1', lang_id: '1' }
  return new URLSearchParams(query).toString()
}

/** Comes by a partner's link to a place and books a car; its reference, and the totals that everybody else is shown. */
export async function bookByLink(visit: Visit, link: string, place: string) {
  const { page, t, site } = visit
  await page.goto(link)
  await scriptRuns(page)
  const card = page.getByRole('complementary', { name: t('shell:partner_memory.title') })
  await card.getByRole('button', { name: t('shell:partner_memory.yes'), exact: true }).click()
  await resultsCame(visit)
  const everybody = await journey(site, rentalOfLink(place)).offers()
  await openFlexibleCar(visit)
  await goOn(visit)
  await fillCheckout(visit)
  await payButton(visit).click()
  return { reference: await confirmed(visit), others: everybody.map(({ price }) => price.total.amount) }
}
