import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CALLS } from '#testing/specification/calls.ts'
import { ENTITIES, STATES } from '#testing/specification/entities-and-states.ts'
import { PRODUCT, SCREENS } from '#testing/specification/product-and-screens.ts'
import { testTitles } from '#testing/specification/test-titles.ts'
import { ERRORS, LIMITS, ROLES, VALIDATION } from '#testing/specification/rules.ts'

/** The sections of the customer's specification, in their order. */
const SECTIONS = [PRODUCT, SCREENS, ENTITIES, STATES, VALIDATION, ROLES, CALLS, ERRORS, LIMITS]

const rows = SECTIONS.flatMap(({ coveredBy }, at) =>
  Object.entries(coveredBy).map(([file, statements]) => ({ section: at + 1, file, statements })),
)

test.for(rows)('what $file holds of §$section is there', async ({ file, statements }) => {
  const text = await readFile(file, 'utf8')
  const titles = testTitles(text)
  const missing = Object.entries(statements).filter(([, covering]) => {
    const [title, row = ''] = typeof covering === 'string' ? [covering] : covering
    return !titles.has(title) || !text.includes(row)
  })
  expect(missing).toEqual([])
})

test('a statement that nothing holds yet is named, with the reason', () => {
  const open = SECTIONS.flatMap(({ open = {} }) => Object.keys(open))
  expect(open).toEqual([])
})

test('a title is the whole first argument of a test, and nothing else in its file', () => {
  const source = [
    "const NAME = 'no title'",
    "test('a plain one', () => expect(read('an argument', 1)).toBe(2))",
    "test.for([{ name: 'a row' }])(\n  'one with rows: $name',\n  ({ name }) => {},\n)",
    "test.skipIf(isOff)('one that is skipped', () => {})",
    "test('it’s quoted \\'so\\'', () => {})",
  ].join('\n')
  expect([...testTitles(source)]).toEqual([
    'a plain one',
    'one with rows: $name',
    'one that is skipped',
    "it’s quoted 'so'",
  ])
})
