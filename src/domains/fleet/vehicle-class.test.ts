import { expect, test } from 'vitest'
import { VEHICLE_TYPES } from '#src/seed/trips/vehicle-types.ts'
import { classFit } from './vehicle-class.ts'

const type = (wanted: string) => {
  const found = VEHICLE_TYPES.find(({ id }) => id === wanted)
  if (!found) throw new Error(`no type ${wanted}`)
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
] as const)('for a %s its own class and better ones of its kind will do', ([wanted, fits]) => {
  const fitting = (fit: string) =>
    VEHICLE_TYPES.filter((given) => classFit(given, type(wanted)) === fit).map(({ id }) => id)
  expect({ booked: fitting('booked'), better: fitting('better') }).toEqual(fits)
})
