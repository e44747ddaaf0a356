import type { PlaceWithDesks } from '../locations/places-with-desks.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import { MAX_PREVIEWED } from './margin-rule.contract.ts'

/**
 * Returns the ids of the places searched for a rule: its own place, or the best-known ones in its country where its
 * supplier (null for any) has a desk.
 */
export function previewedPlaces(
  { place, country }: Pick<MarginRule, 'place' | 'country'>,
  supplierId: number | null,
  withDesks: readonly PlaceWithDesks[],
): string[] {
  if (place !== null) return [place]
  return withDesks
    .filter(({ supplierIds }) => supplierId === null || supplierIds.has(supplierId))
    .filter(({ place: one }) => country === null || one.countryCode === country)
    .slice(0, MAX_PREVIEWED)
    .map(({ place: { id } }) => id)
}
