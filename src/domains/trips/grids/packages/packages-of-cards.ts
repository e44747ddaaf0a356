import { fromTotal, type CardVersion, type Chosen, type ShownPrice } from '#domains/fares/public.ts'
import type { PackagedCategory, PackageGridRow } from './package.contract.ts'

/** What a type of vehicle costs in a category. */
export type OfferedCard = { vehicleType: { id: string; name: string }; card: CardVersion }

type Package = {
  id: string
  minutes: number | null
  km: number | null
  garage_to_garage?: boolean
  /** The trips by which it can be had; the cheapest is its price. */
  ways: readonly { chosen: Chosen; minutes?: number; km?: number }[]
}

/**
 * The packages that these cards of one category sell: each once, with every type of vehicle it is offered with. Prices are
 * totals, with the tax of the city and what its card estimates of tolls, permits and parking.
 */
export function packagesOf(
  category: PackagedCategory,
  cards: readonly OfferedCard[],
  shown: ShownPrice,
): PackageGridRow[] {
  const rows = new Map<string, PackageGridRow>()
  for (const { vehicleType, card } of cards)
    for (const { id, minutes, km, garage_to_garage = false, ways } of packagesIn(card)) {
      const price = ways
        .map((way) => fromTotal(card, { category, ...way }, shown))
        .reduce((least, total) => (total.amount < least.amount ? total : least))
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

/** A transfer is one package: from its cheapest zone, or distance, on. */
function packagesIn({ content }: CardVersion): Package[] {
  switch (content.kind) {
    case 'rental':
      return content.packages.map((one) => ({
        ...one,
        ways: [{ chosen: { kind: 'rental', package_id: one.id }, minutes: one.minutes }],
      }))
    case 'self_drive':
      return content.plans.map((one) => ({
        ...one,
        ways: [{ chosen: { kind: 'self_drive', plan_id: one.id }, minutes: one.minutes }],
      }))
    case 'transfer': {
      const zones = content.zones.map(({ zone_id }) => ({ chosen: { kind: 'transfer', zone_id } as const }))
      const slabs = content.slabs.map(({ from_km: km }) => ({
        chosen: { kind: 'transfer', zone_id: null } as const,
        km,
      }))
      return [{ id: 'transfer', minutes: null, km: null, ways: [...zones, ...slabs] }]
    }
    default:
      return []
  }
}
