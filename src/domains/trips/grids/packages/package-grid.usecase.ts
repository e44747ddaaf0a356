import { findOfferedVehicles, PACKAGED_CATEGORIES } from '#domains/fares/public.ts'
import type { Language } from '#kernel/locale.ts'
import type { App } from '#platform/app.ts'
import { byNumber, pageOf } from '../grid-page.ts'
import { findCity } from '../places/place-grid.store.ts'
import type { PackageGridQuery } from './package.contract.ts'
import { packagesOf } from './packages-of-cards.ts'

/**
 * Returns a page of the packages, plans and kinds of transfer of a city, by the cards valid for a pick-up today. An
 * unknown city has none. `companyId`: the company whose own cards take precedence.
 */
export async function packageGrid(
  { db, clock, tripTaxes: taxes }: Pick<App, 'db' | 'clock' | 'tripTaxes'>,
  query: PackageGridQuery,
  { language, companyId }: { language: Language; companyId: string | null },
) {
  const { city_id: cityId, category } = query
  const city = await findCity(db, cityId)
  if (!city) return { rows: [], total: 0 }
  const day = clock.now().toZonedDateTimeISO(city.time_zone).toPlainDate().toString()
  const found = await Promise.all(
    PACKAGED_CATEGORIES.filter((one) => category === undefined || one === category).map(async (one) => {
      const offered = await findOfferedVehicles(db, { cityId, category: one, companyId, day, language })
      return packagesOf(one, offered, { taxes, country: city.country_code, day })
    }),
  )
  return pageOf(found.flat(), query, {
    category: byNumber((row) => row.category),
    from: byNumber(({ from }) => from.amount),
  })
}
