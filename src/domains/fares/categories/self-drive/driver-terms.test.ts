import { expect, test } from 'vitest'
import { driverFault } from './driver-terms.contract.ts'

test.for([
  { name: 'of 21 with a year', driver: { age: 21, licence_years: 1 }, code: undefined },
  { name: 'of 20', driver: { age: 20, licence_years: 2 }, code: 'driver_too_young' },
  { name: 'with a licence of months', driver: { age: 40, licence_years: 0 }, code: 'licence_too_new' },
  { name: 'of whom no age is said', driver: { licence_years: 3 }, code: 'driver_age_required' },
  { name: 'of whom no licence is said', driver: { age: 40 }, code: 'licence_years_required' },
])('a driver $name: $code', ({ driver, code }) => {
  expect(driverFault(driver)?.code).toBe(code)
})
