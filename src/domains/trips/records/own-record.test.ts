import { expect, test } from 'vitest'
import { changeableBy } from './own-record.ts'

const admin = { companyId: 'c', ownerId: null, isAdmin: true }
const traveller = { companyId: 'c', ownerId: null, isAdmin: false }
const owner = { companyId: null, ownerId: 'o', isAdmin: false }
const retail = { companyId: null, ownerId: null, isAdmin: false }

test.for([
  { who: 'an admin', caller: admin, entity: 'profile', expected: { companyId: 'c' } },
  { who: 'an admin', caller: admin, entity: 'vehicle', expected: null },
  { who: 'an admin', caller: admin, entity: 'driver', expected: null },
  { who: 'a company’s traveller', caller: traveller, entity: 'profile', expected: null },
  { who: 'an owner’s person', caller: owner, entity: 'vehicle', expected: { ownerId: 'o' } },
  { who: 'an owner’s person', caller: owner, entity: 'driver', expected: { ownerId: 'o' } },
  { who: 'an owner’s person', caller: owner, entity: 'profile', expected: null },
  { who: 'a retail traveller', caller: retail, entity: 'profile', expected: null },
  { who: 'a retail traveller', caller: retail, entity: 'vehicle', expected: null },
] as const)('$who may change each $entity of $expected', ({ caller, entity, expected }) => {
  expect(changeableBy(caller, entity)).toEqual(expected)
})
