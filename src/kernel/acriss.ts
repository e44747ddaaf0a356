/** The vehicle described by a four-letter ACRISS code (category, type, transmission and drive, fuel and air-con). */
export type Vehicle = {
  category: Category
  bodyType: BodyType
  transmission: 'manual' | 'automatic'
  fuel: Fuel
  airConditioning: boolean
}

export const CATEGORIES = [
  'mini',
  'economy',
  'compact',
  'intermediate',
  'standard',
  'fullsize',
  'premium',
  'luxury',
  'oversize',
  'special',
] as const
export type Category = (typeof CATEGORIES)[number]

export const BODY_TYPES = [
  'hatchback',
  'saloon',
  'estate',
  'suv',
  'people_carrier',
  'van',
  'convertible',
  'coupe',
  'pickup',
] as const
export type BodyType = (typeof BODY_TYPES)[number]

export const FUELS = [
  'unspecified',
  'petrol',
  'diesel',
  'hybrid',
  'plug_in_hybrid',
  'electric',
  'other',
] as const
export type Fuel = (typeof FUELS)[number]

const CATEGORY: Readonly<Record<string, Category>> = {
  M: 'mini',
  N: 'mini',
  E: 'economy',
  H: 'economy',
  C: 'compact',
  D: 'compact',
  I: 'intermediate',
  J: 'intermediate',
  S: 'standard',
  R: 'standard',
  F: 'fullsize',
  G: 'fullsize',
  P: 'premium',
  U: 'premium',
  L: 'luxury',
  W: 'luxury',
  O: 'oversize',
  X: 'special',
}

const BODY: Readonly<Record<string, BodyType>> = {
  W: 'estate',
  V: 'people_carrier',
  L: 'saloon',
  S: 'coupe',
  T: 'convertible',
  F: 'suv',
  J: 'suv',
  P: 'pickup',
  Q: 'pickup',
  E: 'coupe',
  M: 'people_carrier',
  R: 'van',
  H: 'van',
  N: 'convertible',
  G: 'suv',
  K: 'van',
}

const FUEL: Readonly<Record<string, Fuel>> = {
  D: 'diesel',
  Q: 'diesel',
  H: 'hybrid',
  I: 'plug_in_hybrid',
  E: 'electric',
  C: 'electric',
  V: 'petrol',
  Z: 'petrol',
  L: 'other',
  S: 'other',
  A: 'other',
  B: 'other',
  M: 'other',
  F: 'other',
  U: 'other',
  X: 'other',
}

const WITH_AIR_CONDITIONING = 'RDHIECLAMVU'
const SMALL: ReadonlySet<Category> = new Set(['mini', 'economy', 'compact'])

/** Parses an ACRISS code; null if it is invalid (a supplier's own group letter, a malformed reply). */
export function readAcriss(code: string): Vehicle | null {
  if (!/^[A-Z]{4}$/.test(code)) return null
  const [first, second, third, fourth] = code as unknown as [string, string, string, string]
  const category = CATEGORY[first]
  if (category === undefined || !'MNCABD'.includes(third)) return null
  return {
    category,
    bodyType: BODY[second] ?? (SMALL.has(category) ? 'hatchback' : 'saloon'),
    transmission: 'ABD'.includes(third) ? 'automatic' : 'manual',
    fuel: FUEL[fourth] ?? 'unspecified',
    airConditioning: WITH_AIR_CONDITIONING.includes(fourth),
  }
}
