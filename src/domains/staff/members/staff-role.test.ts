import { expect, test } from 'vitest'
import { mayDo, STAFF_ROLES, type StaffRole } from './staff-role.contract.ts'

test.for<{ name: string; roles: StaffRole[]; needed: StaffRole[]; may: boolean }>([
  { name: 'the one role', roles: ['content'], needed: ['content'], may: true },
  { name: 'one of two', roles: ['content', 'finance'], needed: ['support', 'finance'], may: true },
  { name: 'another role', roles: ['content'], needed: ['support', 'finance'], may: false },
  { name: 'no role', roles: [], needed: ['support'], may: false },
  { name: 'no role where none is needed', roles: [], needed: [], may: true },
])('who has $name: $may', ({ roles, needed, may }) => {
  expect(mayDo(roles, needed)).toBe(may)
})

test.for(STAFF_ROLES)('an administrator may do what is for %s', (role) => {
  expect(mayDo(['admin'], [role])).toBe(true)
})
