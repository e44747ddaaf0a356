import { expect, test } from 'vitest'
import { migrationNames } from './migration-names.ts'

test('migrations run by number, however the folder is listed, and without their tests', () => {
  const files = ['0120_trip_collections.ts', '0055_enquiries.test.ts', '0007_ledger.ts', '0055_enquiries.ts']
  expect(migrationNames(files)).toEqual(['0007_ledger', '0055_enquiries', '0120_trip_collections'])
})

test.for([
  '7_ledger.ts',
  '00007_ledger.ts',
  '0007-ledger.ts',
  '0007_Ledger.ts',
  '0007_ledger.sql',
  'ledger.ts',
])('a file of the folder that is named %s is refused', (file) => {
  expect(() => migrationNames(['0001_places.ts', file])).toThrow(`${file} is no name of a migration`)
})

test('two migrations with one number are refused, with the names of both', () => {
  expect(() => migrationNames(['0007_stock.ts', '0001_places.ts', '0007_ledger.ts'])).toThrow(
    '0007_ledger and 0007_stock have one number',
  )
})
