import {
  CARD_KINDS,
  type RateCardContent,
  type RentalContent,
  type SelfDriveContent,
} from './rate-card-content.contract.ts'
import { slabFault, type SlabFault } from '../slabs.ts'
import type { TripCategory } from '../trip-category.contract.ts'

/** A fault and where in the content it is, such as `slabs.2`. */
export type CardFault = {
  path: string
  code: SlabFault | 'card_kind' | 'card_currency' | 'card_twice' | 'ladder_falls'
}

/**
 * What a card must not be published with: another category's kind or another city's currency, something twice, slabs with
 * a gap or an overlap, or a ladder of packages in which more costs less.
 */
export function cardFaults(
  content: RateCardContent,
  { category, currency }: { category: TripCategory; currency: string },
): CardFault[] {
  return [
    ...(CARD_KINDS[category] === content.kind ? [] : [{ path: 'kind', code: 'card_kind' } as const]),
    ...(content.currency === currency ? [] : [{ path: 'currency', code: 'card_currency' } as const]),
    ...listFaults(content),
  ]
}

function listFaults(content: RateCardContent): CardFault[] {
  if (content.kind === 'rental') return ladderFaults('packages', content.packages)
  if (content.kind === 'self_drive') return ladderFaults('plans', content.plans)
  if (content.kind !== 'transfer') return []
  const slab = slabFault(content.slabs)
  return [
    ...twice(
      'zones',
      content.zones.map(({ zone_id }) => zone_id),
    ),
    ...(slab ? [{ path: `slabs.${slab.at}`, code: slab.code }] : []),
  ]
}

type Ladder = RentalContent['packages'] | SelfDriveContent['plans']

/** A package or plan with at least as much time and distance as another costs at least as much. */
function ladderFaults(path: string, ladder: Ladder): CardFault[] {
  const falls = ladder.flatMap((one, at) =>
    ladder.some(
      (less) =>
        countsGarage(less) === countsGarage(one) &&
        less.minutes <= one.minutes &&
        less.km <= one.km &&
        less.price > one.price,
    )
      ? [{ path: `${path}.${at}`, code: 'ladder_falls' } as const]
      : [],
  )
  return [
    ...twice(
      path,
      ladder.map(({ id }) => id),
    ),
    ...falls,
  ]
}

/** Such packages are a ladder of their own: the way from the garage takes a part of them. */
function countsGarage(one: Ladder[number]): boolean {
  return 'garage_to_garage' in one && one.garage_to_garage
}

function twice(path: string, ids: readonly string[]): CardFault[] {
  return ids.flatMap((id, at) =>
    ids.indexOf(id) < at ? [{ path: `${path}.${at}`, code: 'card_twice' } as const] : [],
  )
}
