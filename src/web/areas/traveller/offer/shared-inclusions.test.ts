import { expect, test } from 'vitest'
import { ownInclusions, sharedInclusions } from './shared-inclusions.ts'

const rate = (...inclusions: string[]) => ({ inclusions })
const basic = rate('collision_damage_waiver', 'free_cancellation')
const plus = rate('theft_protection', 'collision_damage_waiver', 'navigation')

test('what every rate of a car includes is said once, the rest at its own', () => {
  const shared = sharedInclusions([basic, plus])
  expect(shared).toEqual(['collision_damage_waiver'])
  expect(ownInclusions(basic, shared)).toEqual([])
  expect(ownInclusions(plus, shared)).toEqual(['theft_protection', 'navigation'])
})

test('no rate includes nothing', () => expect(sharedInclusions([])).toEqual([]))
