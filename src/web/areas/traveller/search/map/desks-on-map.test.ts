import { expect, test } from 'vitest'
import { deskMarks } from './desk-marks.ts'
import { desksOnMap, summed, turned, type DeskOnMap } from './desks-on-map.ts'

/** A desk by its id, with what is not usual of it. */
const desk = (value: string, { count = 2, amount = 5000, chosen = false } = {}): DeskOnMap => ({
  value,
  label: value.toUpperCase(),
  count,
  from: { amount, currency: 'EUR' },
  point: null,
  chosen,
})

test('a desk whose place is not known is in the list all the same', () => {
  const { value, label, count, from } = desk('st-1-dxb')
  expect(desksOnMap([{ value, label, count, from }], [], ['st-1-dxb'])).toEqual([
    { ...desk('st-1-dxb', { chosen: true }) },
  ])
})

test('desks together say how many cars they have, and the lowest price of those with a car', () => {
  expect(summed([desk('a', { amount: 9000 }), desk('b'), desk('c', { count: 0, amount: 0 })])).toEqual({
    cars: 4,
    from: { amount: 5000, currency: 'EUR' },
  })
  expect(summed([desk('a', { count: 0 })])).toEqual({ cars: 0, from: null })
})

test.for([
  { name: 'none is chosen: all', chosen: [], toggled: ['a', 'b'] },
  { name: 'one is chosen: the other', chosen: ['a'], toggled: ['b'] },
  { name: 'all are chosen: all, off', chosen: ['a', 'b'], toggled: ['a', 'b'] },
])('a press on a mark of two desks turns, where $name', ({ chosen, toggled }) => {
  expect(turned(['a', 'b'].map((id) => desk(id, { chosen: chosen.includes(id) })))).toEqual(toggled)
})

test('a label is as wide as its longest line, and desks that stand together have one', () => {
  const points = [
    { x: 300, y: 200, desk: desk('a') },
    { x: 305, y: 200, desk: desk('b') },
    { x: 100, y: 100, desk: desk('c') },
  ]
  const marks = deskMarks(points, { width: 600, height: 400 }, (desks) => desks.length * 20)
  expect(marks.map(({ desks }) => desks.map(({ value }) => value))).toEqual([['a', 'b'], ['c']])
  expect(marks.map(({ box }) => box?.width)).toEqual([326, 174])
})
