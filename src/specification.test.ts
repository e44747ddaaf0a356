import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { CALLS } from '#testing/specification/calls.ts'
import { ENTITIES, STATES } from '#testing/specification/entities-and-states.ts'
import { PRODUCT, SCREENS } from '#testing/specification/product-and-screens.ts'
import { ERRORS, LIMITS, ROLES, VALIDATION } from '#testing/specification/rules.ts'

/** The sections of the customer's specification, in their order. */
const SECTIONS = [PRODUCT, SCREENS, ENTITIES, STATES, VALIDATION, ROLES, CALLS, ERRORS, LIMITS]

const rows = SECTIONS.flatMap(({ heldBy }, at) =>
  Object.entries(heldBy).map(([file, statements]) => ({ section: at + 1, file, statements })),
)

test.for(rows)('what $file holds of §$section is there', async ({ file, statements }) => {
  const text = await readFile(file, 'utf8')
  const missing = Object.entries(statements).filter(([, title]) => !text.includes(title))
  expect(missing).toEqual([])
})

test('a statement that nothing holds yet is named, with the reason', () => {
  const open = SECTIONS.flatMap(({ open = {} }) => Object.keys(open))
  expect(open).toEqual([
    'Partners see bookings and revenue',
    'GET user/partner-booking',
    'GET user/revenue-list',
  ])
})
