import { expect, test } from 'vitest'
import { BODY_TYPES, CATEGORIES } from './acriss.ts'
import { CAR_SHAPES, carShape } from './car-shape.ts'

test('every body type in every class has a shape, and every shape a class', () => {
  const shapes = BODY_TYPES.flatMap((type) => CATEGORIES.map((category) => carShape(type, category)))
  expect(new Set(shapes)).toEqual(new Set(CAR_SHAPES))
})

test.for([
  ['hatchback', 'mini', 'hatchback-mini'],
  ['hatchback', 'compact', 'hatchback-compact'],
  ['saloon', 'intermediate', 'saloon-standard'],
  ['saloon', 'luxury', 'saloon-luxury'],
  ['suv', 'premium', 'suv-premium'],
  ['suv', 'oversize', 'suv-fullsize'],
] as const)('a %s of the class %s is drawn as %s', ([bodyType, category, shape]) => {
  expect(carShape(bodyType, category)).toBe(shape)
})
