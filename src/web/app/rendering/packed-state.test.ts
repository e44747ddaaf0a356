import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packedText, unpack } from './packed-state.ts'

const through = (value: unknown) => unpack(JSON.parse(packedText(value)))

test('whatever a page’s state holds is read as it was written', () => {
  const names = fc.constantFrom('id', 'name', '$keys', '$none', '$as', '__proto__x', 'from')
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom(null, true, 0, 12.5, '', '$none', 'desk'),
      fc.dictionary(names, tie('value'), { maxKeys: 4, noNullPrototype: true }),
      fc.array(tie('value'), { maxLength: 6 }),
    ),
  }))
  fc.assert(
    fc.property(value, (state) => {
      expect(through(state)).toEqual(state)
    }),
  )
})

test('a list of objects without some of their keys keeps them without', () => {
  const list = [{ a: 1 }, { a: 2, b: undefined }, { b: null }, {}]
  expect(through(list)).toStrictEqual([{ a: 1 }, { a: 2 }, { b: null }, {}])
})

test('a value that looks like the mark of a missing one stays a value', () => {
  const list = [{ a: { $none: 0 } }, {}, { a: { $none: 0 } }, {}]
  expect(through(list)).toStrictEqual(list)
})

test('the desk that many cars share is written once, for picking up and for leaving', () => {
  const desk = { name: 'Terminal 1', hours: Array.from({ length: 14 }, () => 2359) }
  const cars = Array.from({ length: 20 }, (_, id) => ({ id, pickup: { ...desk }, dropoff: { ...desk } }))
  const text = packedText(cars)
  expect(text.split('Terminal 1')).toHaveLength(2)
  expect(text.length).toBeLessThan(JSON.stringify(cars).length / 5)
})
