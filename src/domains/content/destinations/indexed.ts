import type { SeenCount } from '#domains/rentals/public.ts'

const LEAST_SUPPLIERS = 2
const LEAST_PRICES = 5
const LEAST_CATEGORIES = 2

/** Whether a destination has enough figures of its own to be worth a search engine's visit. */
export function isIndexed(suppliers: number, seen: SeenCount | undefined): boolean {
  return (
    suppliers >= LEAST_SUPPLIERS &&
    seen !== undefined &&
    seen.prices >= LEAST_PRICES &&
    seen.categories >= LEAST_CATEGORIES
  )
}
