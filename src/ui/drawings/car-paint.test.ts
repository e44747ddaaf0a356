import { expect, test } from 'vitest'
import { CAR_PAINTS, paintOf } from './car-paint.ts'

const MODELS = [
  'Fiat 500',
  'Fiat Panda',
  'Hyundai i10',
  'Kia Picanto',
  'Nissan Micra',
  'Nissan Sunny',
  'Renault Clio',
  'Renault Duster',
  'Seat Ibiza',
  'Toyota Corolla',
  'Toyota Yaris',
  'Volkswagen Golf',
  'Volkswagen Polo',
]

test('a model has one paint, however its supplier writes it', () => {
  for (const model of MODELS) expect(paintOf(` ${model.toUpperCase()} `)).toBe(paintOf(model))
})

test('a page of models shows every paint', () => {
  expect(new Set(MODELS.map(paintOf))).toEqual(new Set(CAR_PAINTS))
})
