import { expect, test } from 'vitest'
import { VEHICLE_TYPES } from '#src/seed/trips/vehicle-types.ts'
import { classFit } from './vehicle-class.ts'

const type = (typeId: string) => {
  const found = VEHICLE_TYPES.find(({ id }) => id === typeId)
  if (!found) throw new Error(`no type ${typeId}`)
  return found
}

test.for([
  ['sedan', { booked: ['sedan'], better: ['suv', 'luxury'] }],
  ['hatchback', { booked: ['hatchback'], better: ['sedan', 'suv', 'luxury'] }],
  // A luxury sedan has fewer seats.
  ['suv', { booked: ['suv'], better: [] }],
  ['luxury', { booked: ['luxury'], better: [] }],
  ['tempo', { booked: ['tempo'], better: ['coach'] }],
  ['coach', { booked: ['coach'], better: [] }],
] as const)('a %s can be replaced by its own class and better ones of its kind', ([typeId, fits]) => {
  const fitting = (fit: string) =>
    VEHICLE_TYPES.filter((candidate) => classFit(candidate, type(typeId)) === fit).map(({ id }) => id)
  expect({ booked: fitting('booked'), better: fitting('better') }).toEqual(fits)
})
