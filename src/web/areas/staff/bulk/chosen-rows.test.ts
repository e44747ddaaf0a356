import { expect, test } from 'vitest'
import { isChosen, NO_ROWS, toggled, toggledAll } from './chosen-rows.ts'

const shown = ['a', 'b']

test('a row is chosen and let go again, others stay', () => {
  const one = toggled(new Set(['z']), 'a', shown)
  expect(one).toEqual(new Set(['z', 'a']))
  expect(toggled(one, 'a', shown)).toEqual(new Set(['z']))
})

test('of all that the filter finds, one let go leaves the others that are shown', () => {
  expect(isChosen('all', 'anything')).toBe(true)
  expect(toggled('all', 'a', shown)).toEqual(new Set(['b']))
})

test('all that are shown are chosen, then none of them; those of other pages stay', () => {
  const all = toggledAll(new Set(['z', 'a']), shown)
  expect(all).toEqual(new Set(['z', 'a', 'b']))
  expect(toggledAll(all, shown)).toEqual(new Set(['z']))
  expect(toggledAll('all', shown)).toEqual(NO_ROWS)
})
