import { expect, test } from 'vitest'
import { changeableBy } from './own-record.ts'

const admin = { companyId: 'c', ownerId: null, isAdmin: true }
const traveller = { companyId: 'c', ownerId: null, isAdmin: false }
const owner = { companyId: null, ownerId: 'o', isAdmin: false }
const retail = { companyId: null, ownerId: null, isAdmin: false }

test.for([
  { who: 'an admin', caller: admin, entity: 'profile', whose: { companyId: 'c' } },
  { who: 'an admin', caller: admin, entity: 'vehicle', whose: null },
  { who: 'an admin', caller: admin, entity: 'driver', whose: null },
  { who: 'a company’s traveller', caller: traveller, entity: 'profile', whose: null },
  { who: 'an owner’s person', caller: owner, entity: 'vehicle', whose: { ownerId: 'o' } },
  { who: 'an owner’s person', caller: owner, entity: 'driver', whose: { ownerId: 'o' } },
  { who: 'an owner’s person', caller: owner, entity: 'profile', whose: null },
  { who: 'a retail traveller', caller: retail, entity: 'profile', whose: null },
  { who: 'a retail traveller', caller: retail, entity: 'vehicle', whose: null },
] as const)('of a $entity $who may change those of $whose', ({ caller, entity, whose }) => {
  expect(changeableBy(caller, entity)).toEqual(whose)
})
