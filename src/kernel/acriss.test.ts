import { expect, test } from 'vitest'
import { readAcriss } from './acriss.ts'

test.for([
  [
    'ECMR',
    {
      category: 'economy',
      bodyType: 'hatchback',
      transmission: 'manual',
      fuel: 'unspecified',
      airConditioning: true,
    },
  ],
  [
    'IDAR',
    {
      category: 'intermediate',
      bodyType: 'saloon',
      transmission: 'automatic',
      fuel: 'unspecified',
      airConditioning: true,
    },
  ],
  [
    'CWMD',
    {
      category: 'compact',
      bodyType: 'estate',
      transmission: 'manual',
      fuel: 'diesel',
      airConditioning: true,
    },
  ],
  [
    'SFBH',
    {
      category: 'standard',
      bodyType: 'suv',
      transmission: 'automatic',
      fuel: 'hybrid',
      airConditioning: true,
    },
  ],
  [
    'FVMQ',
    {
      category: 'fullsize',
      bodyType: 'people_carrier',
      transmission: 'manual',
      fuel: 'diesel',
      airConditioning: false,
    },
  ],
  [
    'PTAV',
    {
      category: 'premium',
      bodyType: 'convertible',
      transmission: 'automatic',
      fuel: 'petrol',
      airConditioning: true,
    },
  ],
  [
    'CCAE',
    {
      category: 'compact',
      bodyType: 'hatchback',
      transmission: 'automatic',
      fuel: 'electric',
      airConditioning: true,
    },
  ],
] as const)('%s', ([code, vehicle]) => {
  expect(readAcriss(code)).toEqual(vehicle)
})

test.for(['', 'ECM', 'ecmr', 'ECMRX', 'QCMR', 'EC1R', 'ECXR'])('"%s" is no ACRISS code', (code) => {
  expect(readAcriss(code)).toBeNull()
})
