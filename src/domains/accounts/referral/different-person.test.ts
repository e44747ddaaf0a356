import { expect, test } from 'vitest'
import { isSomebodyElse } from './different-person.ts'

test.for([
  {
    name: 'another address, another driver',
    email: 'omar@example.com',
    driver: 'omar@example.com',
    is: true,
  },
  { name: 'no driver known', email: 'omar@example.com', driver: null, is: true },
  { name: 'the same address', email: 'Layla@Example.com', driver: null, is: false },
  { name: 'the same mailbox under a tag', email: 'layla+2@example.com', driver: null, is: false },
  {
    name: 'the referrer drives under a tag',
    email: 'omar@example.com',
    driver: 'Layla+1@example.com',
    is: false,
  },
  { name: 'the referrer drives', email: 'omar@example.com', driver: 'layla@example.com', is: false },
  { name: 'the same name elsewhere', email: 'layla@example.org', driver: 'layla@example.org', is: true },
])('$name', ({ email, driver, is }) => {
  expect(isSomebodyElse('layla@example.com', { email, driverEmail: driver })).toBe(is)
})
