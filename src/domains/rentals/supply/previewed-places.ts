import type { PlaceWithDesks } from '../locations/places-with-desks.ts'
import type { MarginRule } from '../margins/margin-rule.ts'
import { MAX_PREVIEWED } from './margin-rule.contract.ts'

/**
 * Where offers are looked at for a rule, by the ids of places: its own, or the best known ones of its country where its
 * supplier (null: any) has a desk.
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
