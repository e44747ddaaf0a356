import { expect, expectTypeOf, test } from 'vitest'
import { camelKeys, snakeKeys } from './record-keys.ts'

test('a row becomes a record, and a record a row, by their names alone', () => {
  const at = Temporal.Instant.from('2026-06-01T10:00Z')
  const row = { id: '1', time_zone: 'Asia/Dubai', is_open: null, free_until_at: at, extras: { day_price: 1 } }
  const record = { id: '1', timeZone: 'Asia/Dubai', isOpen: null, freeUntilAt: at, extras: { day_price: 1 } }
  expect(camelKeys(row)).toEqual(record)
  expect(snakeKeys(record)).toEqual(row)
  expectTypeOf(camelKeys(row)).toEqualTypeOf(record)
  expectTypeOf(snakeKeys(record)).toEqualTypeOf(row)
})
