import fc from 'fast-check'
import { expect, test } from 'vitest'
import { textField } from '#kernel/contract.ts'
import type { RentalFieldCode } from '../rental-field-messages.ts'
import { SearchingBody } from './search.contract.ts'

const line = textField<RentalFieldCode>('filter_empty', 80)

/**
 * Arbitrary values: plain, blank, padded, long, in other scripts, with invisible characters or characters that are not
 * allowed in a line.
 */
const anyValue = fc.oneof(
  fc.string({ maxLength: 90 }),
  fc.string({ maxLength: 90, unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    ' suv ',
    'suv',
    '\u200B',
    'سيارة',
    'a\nb',
    'x'.repeat(80),
    'x'.repeat(81),
    ' '.repeat(81),
  ),
)

test('a filter’s value is read and refused as any line of text', () => {
  fc.assert(
    fc.property(fc.array(anyValue, { maxLength: 5 }), (values) => {
      const read = SearchingBody.safeParse({ filters: { CAR_MODEL: values } })
      const alone = values.map((value) => line.safeParse(value))
      expect(read.data?.filters.CAR_MODEL ?? null).toEqual(
        alone.every(({ success }) => success) ? alone.map(({ data }) => data) : null,
      )
      expect(read.error?.issues.map(({ path, message }) => [path.at(-1), message]) ?? []).toEqual(
        alone.flatMap(({ error }, at) => error?.issues.map(({ message }) => [at, message]) ?? []),
      )
    }),
    { numRuns: 1000 },
  )
})
