import { expect, test } from 'vitest'
import { classTiles, quickChoices } from './quick-choices.ts'
import type { Choice } from './search-address.ts'

const from = { amount: 10_000, currency: 'EUR' }
const facet = (value: string, count: number) => ({ value, label: value, count, from })
const step = (units: number, count: number) => ({
  max: { amount: units * 100, currency: 'EUR' },
  count,
  from,
})
const none = {
  TRANSMISSION: [],
  FUEL: [],
  SUPPLIER: [],
  SEATS: [],
  MILEAGE: [],
  CATEGORY: [],
  BODY_TYPE: [],
  CAR_MODEL: [],
  GARAGE: [],
  CANCELLATION: [],
  FUEL_POLICY: [],
  PAYMENT: [],
  DESK: [],
}
const found = {
  total: 40,
  facets: {
    ...none,
    TRANSMISSION: [facet('automatic', 25), facet('manual', 15)],
    CANCELLATION: [facet('free', 40)],
    PAYMENT: [facet('desk', 40), facet('now', 10)],
    DESK: [facet('in_terminal', 30)],
    CATEGORY: [facet('luxury', 3), facet('mini', 4)],
  },
  ranges: {
    EXCESS: [],
    RATING: [],
    DEPOSIT: [step(100, 1), step(200, 12), step(500, 20), step(800, 25), step(2000, 40)],
  },
}
const plain: Choice = { filters: {}, sort: 'recommended', page: 2 }
const choices = (choice: Choice, results = found) =>
  quickChoices(results, choice).map(({ kind, value, on }) => `${kind} ${value}${on ? ' on' : ''}`)

test('only what changes something is offered: no value that all rates have, no limit that keeps all', () => {
  expect(choices(plain)).toEqual([
    'sort price',
    'TRANSMISSION automatic',
    'DESK in_terminal',
    'PAYMENT desk',
    'DEPOSIT 500-EUR',
    'DEPOSIT 800-EUR',
  ])
})

test('what is on stays, so that it can be taken off, and goes back to page 1', () => {
  const filters = { CANCELLATION: ['free'], DEPOSIT: { max: { amount: 200_000, currency: 'EUR' } } }
  const on = quickChoices(found, { ...plain, filters }).filter((one) => one.on)
  expect(on.map(({ next }) => next)).toEqual([
    { filters: { DEPOSIT: filters.DEPOSIT }, sort: 'recommended', page: 1 },
    { filters: { CANCELLATION: ['free'] }, sort: 'recommended', page: 1 },
  ])
})

test('a single car leaves nothing to choose', () => {
  expect(choices(plain, { ...found, total: 1 })).toEqual([])
})

test('classes are in the order of the trade, not of their number', () => {
  expect(classTiles(found.facets).map(({ value }) => value)).toEqual(['mini', 'luxury'])
})
