import { categoryOf, categoryOfKind, type Category, type TripCategory } from '../categories.contract.ts'
import { airportDrop, airportPickUp } from './airport/category.ts'
import type { CategoryRules } from './category-rules.ts'
import { outstationOneWay, outstationRoundTrip } from './outstation/category.ts'
import { rental } from './rental/category.ts'
import { selfDrive } from './self-drive/category.ts'
import { shuttle } from './shuttle/category.ts'

const BY_KEY: Readonly<Record<Category['key'], CategoryRules>> = {
  rental,
  selfDrive,
  airportPickUp,
  airportDrop,
  outstationOneWay,
  outstationRoundTrip,
  shuttle,
}

export const RULES: readonly CategoryRules[] = Object.values(BY_KEY)

/** Returns the server-side rules of a category. */
export function rulesOf(number: TripCategory): CategoryRules {
  return BY_KEY[categoryOf(number).key]
}

/** Returns the rules by which fares of a kind are computed. */
export function rulesOfKind(kind: Category['kind']): CategoryRules {
  return BY_KEY[categoryOfKind(kind).key]
}
