import arabic from './words/ar/category-names.json' with { type: 'json' }
import english from './words/en/category-names.json' with { type: 'json' }
import french from './words/fr/category-names.json' with { type: 'json' }
import type { Language, Localized } from '#kernel/locale.ts'
import { AIRPORT_DROP, AIRPORT_PICK_UP } from './categories/airport/category.contract.ts'
import { OUTSTATION_ONE_WAY, OUTSTATION_ROUND_TRIP } from './categories/outstation/category.contract.ts'
import { RENTAL } from './categories/rental/category.contract.ts'
import { SELF_DRIVE } from './categories/self-drive/category.contract.ts'
import { SHUTTLE } from './categories/shuttle/category.contract.ts'

/** The categories of trips, in display order. Each has a folder in `categories/`, and a line here. */
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

/** The number of a category by its key. */
export type NumberOf<Key extends Category['key']> = Extract<Category, { key: Key }>['number']

/** Categories priced by rate cards. */
export type CardedCategory = Exclude<Category, { card: null }>
export type CardCategory = CardedCategory['number']

/** Categories that can be listed as packages: by package, plan or kind of transfer. */
export type PackagedCategory = Extract<Category, { isPackaged: true }>['number']

/** Numbers of booking categories by their keys. */
export const TRIP_CATEGORIES = Object.fromEntries(CATEGORIES.map(({ key, number }) => [key, number])) as {
  [Key in Category['key']]: NumberOf<Key>
}

export const CARD_CATEGORIES = CATEGORIES.filter((one) => one.card !== null).map(({ number }) => number)
export const PACKAGED_CATEGORIES = CATEGORIES.filter((one) => one.isPackaged).map(({ number }) => number)

/** Returns the manifest of a category. */
export function categoryOf<SearchQuery extends TripCategory>(
  number: SearchQuery,
): Extract<Category, { number: SearchQuery }> {
  return CATEGORIES.find((one) => one.number === number) as Extract<Category, { number: SearchQuery }>
}

/** Returns one of the categories that share a kind of pricing. */
export function categoryOfKind(kind: Category['kind']): Category {
  return CATEGORIES.find((one) => one.kind === kind) as Category
}

/** Names of the categories, which pages show too. */
const NAMES: Localized<Record<Category['key'], string>> = { en: english, ar: arabic, fr: french }

/** Returns the name of a category. */
export function categoryName(number: number, language: Language): string {
  const category = CATEGORIES.find((one) => one.number === number)
  return category ? NAMES[language][category.key] : String(number)
}

/** Selects the text variant for a collected car (`…_self_drive`), if there is one. Other texts mention a driver. */
export function wordingOf(number: number): { context?: 'self_drive' } {
  const isCollected = CATEGORIES.some((one) => one.number === number && !one.hasDriver)
  return isCollected ? { context: 'self_drive' } : {}
}
