import type { Language } from '#kernel/locale.ts'
import { AIRPORT_DROP, AIRPORT_PICK_UP } from './categories/airport/category.contract.ts'
import { OUTSTATION_ONE_WAY, OUTSTATION_ROUND_TRIP } from './categories/outstation/category.contract.ts'
import { RENTAL } from './categories/rental/category.contract.ts'
import { SELF_DRIVE } from './categories/self-drive/category.contract.ts'
import { SHUTTLE } from './categories/shuttle/category.contract.ts'

/** The categories of trips, in the order in which they are offered: a folder in `categories/` each, and a line here. */
export const CATEGORIES = [
  RENTAL,
  SELF_DRIVE,
  AIRPORT_PICK_UP,
  AIRPORT_DROP,
  OUTSTATION_ONE_WAY,
  OUTSTATION_ROUND_TRIP,
  SHUTTLE,
] as const
export type Category = (typeof CATEGORIES)[number]
export type TripCategory = Category['number']

/** The number of the category of a key. */
export type NumberOf<Key extends Category['key']> = Extract<Category, { key: Key }>['number']

/** Those priced by rate cards. */
export type CardedCategory = Exclude<Category, { card: null }>
export type CardCategory = CardedCategory['number']

/** Those that are chosen by a package, a plan, or as they are. */
export type PackagedCategory = Extract<Category, { isPackaged: true }>['number']

/** Booking categories by their keys. */
export const TRIP_CATEGORIES = Object.fromEntries(CATEGORIES.map(({ key, number }) => [key, number])) as {
  [Key in Category['key']]: NumberOf<Key>
}

export const CARD_CATEGORIES = CATEGORIES.filter((one) => one.card !== null).map(({ number }) => number)
export const PACKAGED_CATEGORIES = CATEGORIES.filter((one) => one.isPackaged).map(({ number }) => number)

/** The manifest of a category. */
export function categoryOf<SearchQuery extends TripCategory>(
  number: SearchQuery,
): Extract<Category, { number: SearchQuery }> {
  return CATEGORIES.find((one) => one.number === number) as Extract<Category, { number: SearchQuery }>
}

/** Of categories that are priced alike, one. */
export function categoryOfKind(kind: Category['kind']): Category {
  return CATEGORIES.find((one) => one.kind === kind) as Category
}

/** What a category is called. */
export function categoryName(number: number, language: Language): string {
  return CATEGORIES.find((one) => one.number === number)?.name[language] ?? String(number)
}

/** Chooses the words of a car that is collected (`…_self_drive`), where a text has them; the others speak of a driver. */
export function wordingOf(number: number): { context?: 'self_drive' } {
  const isCollected = CATEGORIES.some((one) => one.number === number && !one.hasDriver)
  return isCollected ? { context: 'self_drive' } : {}
}
