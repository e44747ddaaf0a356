import { expect, test } from 'vitest'
import { CAR_SHAPES } from '#kernel/car-shape.ts'
import { carSheet } from './car-sheet.ts'

test('cars.svg is what the cars say (npm run drawings writes it)', async () => {
  await expect(carSheet()).toMatchFileSnapshot('cars.svg')
})

test('each shape is drawn once, in at most 4 kB, and needs nothing else of the sheet', () => {
  const symbols = carSheet().match(/<symbol.*<\/symbol>/g) ?? []
  expect(symbols.map((symbol) => /id="([^"]+)"/.exec(symbol)?.[1])).toEqual([...CAR_SHAPES, 'electric'])
  expect(symbols.filter((symbol) => symbol.length > 4000)).toEqual([])
  expect(symbols.filter((symbol) => /url\(|href=|NaN|undefined/.test(symbol))).toEqual([])
})
