import { money } from '#kernel/money.ts'
import type { RateCardContent } from '../../fares/rate-cards/rate-card-content.contract.ts'
import type { PackagedCategory, PackageGridRow } from './package.contract.ts'

/** What a type of vehicle costs in a category. */
export type OfferedCard = { vehicleType: { id: string; name: string }; content: RateCardContent }

type Priced = {
  id: string
  minutes: number | null
  km: number | null
  price: number
  garage_to_garage?: boolean
}

/** The packages that these cards of one category sell: each once, with every type of vehicle it is offered with. */
export function packagesOf(category: PackagedCategory, cards: readonly OfferedCard[]): PackageGridRow[] {
  const rows = new Map<string, PackageGridRow>()
  for (const { vehicleType, content } of cards)
    for (const { id, minutes, km, price, garage_to_garage = false } of pricedIn(content)) {
      const cost = money(price, content.currency)
      const row = rows.get(id) ?? {
        package_id: id,
        category,
        minutes,
        km,
        garage_to_garage,
        from: cost,
        vehicle_types: [],
      }
      row.vehicle_types.push({ vehicle_type_id: vehicleType.id, name: vehicleType.name, price: cost })
      if (cost.amount < row.from.amount) row.from = cost
      rows.set(id, row)
    }
  return [...rows.values()]
}

/** A transfer is one package: from its cheapest zone, or distance, on. */
function pricedIn(content: RateCardContent): Priced[] {
  switch (content.kind) {
    case 'rental':
      return content.packages
    case 'self_drive':
      return content.plans
    case 'transfer': {
      const prices = [...content.zones, ...content.slabs].map(({ price }) => price)
      return [{ id: 'transfer', minutes: null, km: null, price: Math.min(...prices) }]
    }
    default:
      return []
  }
}
