import { expect, test } from 'vitest'
import { chooseProfile, type TripProfile } from './trip-profile.ts'

type Choice = Pick<TripProfile, 'company' | 'ownerId'>
type Case = { name: string; all: Choice[]; chosen: string | null; used: Choice | null }

const company = (id: string) => ({ id, corpId: id.toUpperCase(), name: id })
const RETAIL = { company: null, ownerId: null }
const ONE = { company: company('one'), ownerId: null }
const TWO = { company: company('two'), ownerId: null }
const OWNER = { company: null, ownerId: 'owner' }

test.for<Case>([
  { name: 'the retail one goes before a company’s', all: [ONE, RETAIL], chosen: null, used: RETAIL },
  { name: 'an owner’s is not the retail one', all: [OWNER, RETAIL], chosen: null, used: RETAIL },
  { name: 'without a retail one it is the first', all: [TWO, OWNER, ONE], chosen: null, used: TWO },
  { name: 'there may be none', all: [], chosen: null, used: null },
  { name: 'the company that is named', all: [RETAIL, ONE, TWO], chosen: 'two', used: TWO },
  { name: 'a company of somebody else’s', all: [RETAIL, ONE], chosen: 'two', used: null },
])('$name', ({ all, chosen, used }) => {
  expect(chooseProfile(all, chosen === null ? null : ({ id }) => id === chosen)).toBe(used)
})
