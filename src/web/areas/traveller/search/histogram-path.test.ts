import { expect, test } from 'vitest'
import { histogramPath } from './histogram-path.ts'

const euros = (units: number) => ({ amount: units * 100, currency: 'EUR' })
const found = { min: euros(0), max: euros(400), bins: [10, 0, 1, 5] }
const bars = (path: string) => path.split('M').length - 1

test('each bar is as high as its share of the highest, and an empty one is not drawn', () => {
  expect(histogramPath(found, {})).toBe('M0 48v-48h59v48zM120 48v-5h59v5zM180 48v-24h59v24z')
})

test('the bars within a range are those it touches', () => {
  expect(bars(histogramPath(found, { min: 15_000, max: 20_000 }))).toBe(1)
  expect(bars(histogramPath(found, { max: 5_000 }))).toBe(1)
})

test('totals that are all the same are one bar', () => {
  expect(histogramPath({ min: euros(9), max: euros(9), bins: [3, 0] }, {})).toBe('M0 48v-48h119v48z')
})
