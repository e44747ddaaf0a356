import { countryName, type Place } from '#domains/rentals/public.ts'
import { foldText } from '#kernel/fold-text.ts'

/**
 * Returns a text as a slug: lower-case Latin words without accents, joined by hyphens; empty for other
 * scripts.
 */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Returns a country's slug, such as `united-arab-emirates`; its code if its name has no Latin letters. */
export function countrySlug(code: string): string {
  return slugOf(countryName(code, 'en')) || code.toLowerCase()
}

/**
 * Returns a place's slug: `dubai-airport-dxb` for an airport, `dubai` for a city. Unique within a country:
 * airports by IATA code, cities by id, which names the region if several share a name. The code is last, so
 * that an airport is still found by a URL from before its city was renamed.
 */
export function placeSlug({
  type,
  iata,
  id,
  cityEn,
}: Pick<Place, 'type' | 'iata' | 'id' | 'cityEn'>): string {
  if (type === 'airport')
    return [slugOf(cityEn), 'airport', (iata ?? id).toLowerCase()].filter(Boolean).join('-')
  return slugOf(id.replace(/^city-[a-z]{2}-/, ''))
}

/** Returns the possible IATA code at the end of an airport's slug. Null if its last word is not a code. */
export function codeOfSlug(slug: string): string | null {
  return /(?:^|-)([a-z]{3})$/.exec(slug)?.[1]?.toUpperCase() ?? null
}
