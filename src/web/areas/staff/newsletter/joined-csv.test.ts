import { expect, test } from 'vitest'
import { joinedCsv } from './joined-csv.ts'

test('pages of a table have one heading together', () => {
  expect(joinedCsv(['id,email\r\n1,a\r\n', 'id,email\r\n2,b\r\n'])).toBe('id,email\r\n1,a\r\n2,b\r\n')
})
