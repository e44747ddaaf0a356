import { PACKAGED_CATEGORIES, type RateCardStore, type TripTax } from '#domains/fares/public.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Language } from '#kernel/locale.ts'
import { byNumber, pageOf } from '../grid-page.ts'
import type { PackageGridQuery, PackageGridRow } from './package.contract.ts'
import { packagesOf } from './packages-of-cards.ts'
import type { PlaceGrids } from '../places/place-grid.store.ts'

/**
 * Lists the packages, plans and kinds of transfer of a city. `companyId`: the company whose own cards take precedence.
 */
export type ListPackages = (
  query: PackageGridQuery,
  reader: { language: Language; companyId: string | null },
) => Promise<{ rows: PackageGridRow[]; total: number }>

type Needs = {
  findCity: PlaceGrids['city']
  holding: RateCardStore['holding']
  taxes: readonly TripTax[]
  clock: Clock
}

/** Uses the cards valid for a pick-up today. An unknown city has none. */
export function listPackages({ findCity, holding, taxes, clock }: Needs): ListPackages {
  return async (query, { language, companyId }) => {
    const { city_id: cityId, category } = query
    const city = await findCity(cityId)
    if (!city) return { rows: [], total: 0 }
    const day = clock.now().toZonedDateTimeISO(city.time_zone).toPlainDate().toString()
    const found = await Promise.all(
      PACKAGED_CATEGORIES.filter((one) => category === undefined || one === category).map(async (one) => {
        const offered = await holding({ cityId, category: one, companyId, day, language })
        return packagesOf(one, offered, { taxes, country: city.country_code, day })
      }),
    )
    return pageOf(found.flat(), query, {
      category: byNumber((row) => row.category),
      from: byNumber(({ from }) => from.amount),
    })
  }
}
