import type { SeenCount } from '#domains/rentals/public.ts'

const MIN_SUPPLIERS = 2
const MIN_PRICES = 5
const MIN_CATEGORIES = 2

/** Returns true if a destination has enough figures of its own to be worth a search engine's visit. */
export function isIndexed(suppliers: number, seen: SeenCount | undefined): boolean {
  return (
    suppliers >= MIN_SUPPLIERS &&
    seen !== undefined &&
    seen.prices >= MIN_PRICES &&
    seen.categories >= MIN_CATEGORIES
  )
}
