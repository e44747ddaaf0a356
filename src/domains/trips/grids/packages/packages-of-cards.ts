import {
  fromTotal,
  rulesOf,
  type CardVersion,
  type PackagedCategory,
  type ShownPrice,
} from '#domains/fares/public.ts'
import type { PackageGridRow } from './package.contract.ts'

/** The rate card of a vehicle type in a category. */
export type OfferedCard = { vehicleType: { id: string; name: string }; card: CardVersion }

/**
 * Returns the packages that these cards of one category sell: each once, with every vehicle type that offers it. Prices
 * are totals, with the city's tax and the card's estimates of tolls, permits and parking.
 */
export function packagesOf(
  category: PackagedCategory,
  cards: readonly OfferedCard[],
  shown: ShownPrice,
): PackageGridRow[] {
  const { packages: packagesIn } = rulesOf(category)
  const rows = new Map<string, PackageGridRow>()
  for (const { vehicleType, card } of cards)
    for (const { id, minutes, km, garage_to_garage = false, options } of packagesIn(card.content)) {
      const price = options
        .map((route) => fromTotal(card, route, shown))
        .reduce((cheapest, total) => (total.amount < cheapest.amount ? total : cheapest))
      const row = rows.get(id) ?? {
        package_id: id,
        category,
        minutes,
        km,
        garage_to_garage,
        from: price,
        vehicle_types: [],
      }
      row.vehicle_types.push({ vehicle_type_id: vehicleType.id, name: vehicleType.name, price })
      if (price.amount < row.from.amount) row.from = price
      rows.set(id, row)
    }
  return [...rows.values()]
}
