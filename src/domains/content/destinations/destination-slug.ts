import { countryName, type Place } from '#domains/rentals/public.ts'
import { foldText } from '#kernel/fold-text.ts'

/** Text as part of an address: lower-case Latin words without accents, joined by hyphens; empty for other scripts. */
export function slugOf(text: string): string {
  return foldText(text)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** `united-arab-emirates`; the code where the country has no name in Latin letters. */
export function countrySlug(code: string): string {
  return slugOf(countryName(code, 'en')) || code.toLowerCase()
}

/**
 * `dubai-airport-dxb` for an airport, `dubai` for a city. Unique within a country: airports by their IATA code, cities
 * by their id, which names a namesake's region. The code is last, so that an airport is still found by an address
 * written before its city was renamed.
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

/** What may be the IATA code at the end of an airport's slug; null if its last word is none. */
export function codeOfSlug(slug: string): string | null {
  return /(?:^|-)([a-z]{3})$/.exec(slug)?.[1]?.toUpperCase() ?? null
}
