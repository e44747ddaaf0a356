import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FIELD_ROLES, hiddenFields, withoutFields } from './field-roles.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema> } & Record<string, unknown>
type Answer = { content?: Record<string, { schema: Schema }> }
const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: { schemas: Record<string, Schema> }
}

/** What is not for everybody, by how it is named. */
const SENSITIVE =
  /margin|supplier_total|to_supplier|net_|postings|commission|_percent$|tax_id|iban|account|licence_number|payout/
/** Names that match, and tell no sum, number or term. */
const HARMLESS =
  /^(?:margin_id|may_exceed_margin|account_id|account_lang_id|for_one_account|payouts?|payout_id|margin)$/
/** Whose `account` is that of a person or of the ledger. */
const OTHER_ACCOUNT = /^(?:|booking|enquiry|items|postings)\.account$/
const KNOWN: ReadonlySet<string> = new Set(Object.keys(FIELD_ROLES))

/** All fields that an answer may have, each with the one it is in before it. */
function fieldsOf(schema: unknown, within = '', seen: ReadonlySet<string> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, properties = {}, ...rest } = schema as Schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return seen.has(name) ? [] : fieldsOf(components.schemas[name], within, new Set([...seen, name]))
  }
  const roles = Object.entries(properties).flatMap(([name, one]) => [
    `${within}.${name}`,
    ...fieldsOf(one, name, seen),
  ])
  return [
    ...roles,
    ...Object.values(rest)
      .flat()
      .flatMap((one) => fieldsOf(one, within, seen)),
  ]
}

const OF_STAFF = Object.entries(paths).flatMap(([path, methods]) =>
  path.startsWith('/api/staff')
    ? Object.entries(methods).map(([method, { responses }]) => {
        const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'))
        const schemas = answers.flatMap(([, { content = {} }]) => Object.values(content))
        return {
          route: `${method} ${path}`,
          fields: new Set(schemas.flatMap(({ schema }) => fieldsOf(schema))),
        }
      })
    : [],
)

test('every field of every answer to the staff that is not for everybody is in the table of who sees it', () => {
  expect(OF_STAFF.length).toBeGreaterThan(150)
  const missing = OF_STAFF.flatMap(({ route, fields }) =>
    [...fields].flatMap((field) => {
      const name = field.slice(field.indexOf('.') + 1)
      const isListed = KNOWN.has(name) || KNOWN.has(field)
      const isHarmless = HARMLESS.test(name) || OTHER_ACCOUNT.test(field)
      return SENSITIVE.test(name) && !isListed && !isHarmless ? [`${route}: ${field}`] : []
    }),
  )
  expect(missing).toEqual([])
})

test('each line of the table is of a field that an answer has', () => {
  const all = new Set(OF_STAFF.flatMap(({ fields }) => [...fields]))
  const names = new Set([...all].map((field) => field.slice(field.indexOf('.') + 1)))
  expect([...KNOWN].filter((field) => !all.has(field) && !names.has(field))).toEqual([])
})

test('fields are left out at any depth, those of the same name elsewhere stay', () => {
  const reply = {
    booking: { price: { total: 2, supplier_total: 1 } },
    journal: [{ of: 'ledger', postings: [{ account: 'margin' }] }, { of: 'event' }],
    payouts: [{ account: 'DE02', amount: 3 }],
    account: { email: 'a@b.example' },
  }
  expect(withoutFields(reply, hiddenFields(['support']))).toEqual({
    booking: { price: { total: 2 } },
    journal: [{ of: 'ledger' }, { of: 'event' }],
    payouts: [{ amount: 3 }],
    account: { email: 'a@b.example' },
  })
  expect(withoutFields(reply, hiddenFields(['finance']))).toEqual(reply)
  expect(hiddenFields(['admin']).size).toBe(0)
})
