import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHOWS_NO_PEOPLE } from '#testing/builders/api/staff-unaudited.ts'
import { LISTS_OF_PEOPLE } from './lists-of-people.ts'

type Schema = { $ref?: string; properties?: Record<string, Schema> } & Record<string, unknown>
type Answer = { content?: Record<string, { schema: Schema }> }
type Reference = {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>
  components: { schemas: Record<string, Schema> }
}
const { paths, components } = JSON.parse(readFileSync('docs/openapi.json', 'utf8')) as Reference

/** What a person is named or reached by. */
const PERSONAL = /^(?:buyer|driver|traveller|recipient|holder|email|phone|mobile|first_name|last_name)$/
/** Of colleagues, companies and desks. */
const OF_NO_TRAVELLER: ReadonlySet<string> = new Set(
  ['me', 'people', 'trip-records/companies', 'trip-records/cities'].map((path) => `GET /api/staff/${path}`),
)

/** The names of all fields that an answer may have. */
function fieldsOf(schema: unknown, seen: ReadonlySet<string> = new Set()): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const { $ref, properties = {}, ...rest } = schema as Schema
  if ($ref !== undefined) {
    const name = $ref.slice($ref.lastIndexOf('/') + 1)
    return seen.has(name) ? [] : fieldsOf(components.schemas[name], new Set([...seen, name]))
  }
  const inside = [...Object.values(properties), ...Object.values(rest).flat()]
  return [...Object.keys(properties), ...inside.flatMap((one) => fieldsOf(one, seen))]
}

const answerOf = (route: string) => {
  const path = route.slice('GET '.length).replaceAll(/:(\w+)/g, '{$1}')
  return paths[path]?.['get']?.responses['200']?.content?.['application/json']?.schema
}

test('a read of the staff that is no look answers with no field that is a person’s', () => {
  const personal = [...SHOWS_NO_PEOPLE].flatMap((route) =>
    OF_NO_TRAVELLER.has(route)
      ? []
      : [...new Set(fieldsOf(answerOf(route)))].flatMap((field) =>
          PERSONAL.test(field) ? `${route}: ${field}` : [],
        ),
  )
  expect(personal).toEqual([])
})

test('every list of people is a route of the staff', () => {
  const routes = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
    ),
  )
  expect([...LISTS_OF_PEOPLE].filter((route) => !routes.has(route))).toEqual([])
})
