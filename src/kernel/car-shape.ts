import { CATEGORIES, type BodyType, type Category } from './acriss.ts'

/** Shapes for drawing a vehicle: its body type in the size of its class. */
export const CAR_SHAPES = [
  'hatchback-mini',
  'hatchback-economy',
  'hatchback-compact',
  'saloon-compact',
  'saloon-standard',
  'saloon-fullsize',
  'saloon-premium',
  'saloon-luxury',
  'estate-compact',
  'estate-standard',
  'suv-compact',
  'suv-intermediate',
  'suv-fullsize',
  'suv-premium',
  'people_carrier-standard',
  'people_carrier-fullsize',
  'van-compact',
  'van-standard',
  'van-fullsize',
  'convertible-mini',
  'convertible-standard',
  'convertible-luxury',
  'coupe-standard',
  'coupe-luxury',
  'pickup-standard',
  'pickup-fullsize',
] as const
export type CarShape = (typeof CAR_SHAPES)[number]

type Size<Body extends BodyType> = CarShape extends infer Shape
  ? Shape extends `${Body}-${infer ShapeName}`
    ? ShapeName
    : never
  : never

/** Sizes of each body type, each up to a class in the trade’s order; larger classes have the last size. */
const SIZES: { [Body in BodyType]: readonly (readonly [upTo: Category, size: Size<Body>])[] } = {
  hatchback: [
    ['mini', 'mini'],
    ['economy', 'economy'],
    ['special', 'compact'],
  ],
  saloon: [
    ['compact', 'compact'],
    ['standard', 'standard'],
    ['fullsize', 'fullsize'],
    ['premium', 'premium'],
    ['special', 'luxury'],
  ],
  estate: [
    ['intermediate', 'compact'],
    ['special', 'standard'],
  ],
  suv: [
    ['compact', 'compact'],
    ['standard', 'intermediate'],
    ['fullsize', 'fullsize'],
    ['luxury', 'premium'],
    ['special', 'fullsize'],
  ],
  people_carrier: [
    ['intermediate', 'standard'],
    ['special', 'fullsize'],
  ],
  van: [
    ['standard', 'compact'],
    ['fullsize', 'standard'],
    ['special', 'fullsize'],
  ],
  convertible: [
    ['compact', 'mini'],
    ['fullsize', 'standard'],
    ['special', 'luxury'],
  ],
  coupe: [
    ['premium', 'standard'],
    ['special', 'luxury'],
  ],
  pickup: [
    ['standard', 'standard'],
    ['special', 'fullsize'],
  ],
}

/** Returns the shape of a body type in the size of a class. */
export function carShape(bodyType: BodyType, category: Category): CarShape {
  const place = CATEGORIES.indexOf(category)
  const sizes: readonly (readonly [Category, string])[] = SIZES[bodyType]
  const size = sizes.find(([upTo]) => place <= CATEGORIES.indexOf(upTo)) ?? sizes.at(-1)!
  return `${bodyType}-${size[1]}` as CarShape
}
