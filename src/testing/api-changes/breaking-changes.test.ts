import { expect, test } from 'vitest'
import { breakingChanges } from './breaking-changes.ts'
import type { OpenApi, Operation, Schema } from './openapi.ts'

const text = { type: 'string' }
const whole = { type: 'integer' }
const codes = (...values: string[]): Schema => ({ type: 'string', enum: values })
const object = (properties: Record<string, Schema>, ...required: string[]): Schema => ({
  type: 'object',
  properties,
  required,
})
const closed = (schema: Schema): Schema => ({ ...schema, additionalProperties: false })
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] })

const json = (schema: Schema) => ({ content: { 'application/json': { schema } } })
const api = (post: Operation, schemas: Record<string, Schema> = {}): OpenApi => ({
  paths: { '/cars': { post } },
  components: { schemas },
})
const taking = (schema: Schema) => api({ requestBody: json(schema) })
const answering = (schema: Schema) => api({ responses: { 200: json(schema) } })
const withParameters = (...parameters: NonNullable<Operation['parameters']>) => api({ parameters })

test.for<[name: string, before: OpenApi, after: OpenApi, changes: string[]]>([
  ['a path is removed', answering(text), { paths: {} }, ['`POST /cars` is gone']],
  ['a method is removed', answering(text), { paths: { '/cars': {} } }, ['`POST /cars` is gone']],
  ['a success is removed', answering(text), api({}), ['`POST /cars`: response 200 is gone']],
  ['a failure is removed', api({ responses: { 409: json(text) } }), api({}), []],
  [
    'a type of content is removed',
    answering(text),
    api({ responses: { 200: {} } }),
    ['`POST /cars`: response 200: application/json is gone'],
  ],
  [
    'a field of a response is removed',
    answering(object({ a: text })),
    answering(object({})),
    ['`POST /cars`: response 200: `a` is gone'],
  ],
  [
    'a field of a response is optional',
    answering(object({ a: text }, 'a')),
    answering(object({ a: text })),
    ['`POST /cars`: response 200: `a` may be absent now'],
  ],
  [
    'a field of a response is of another type',
    answering(object({ a: object({ b: text }) })),
    answering(object({ a: object({ b: whole }) })),
    ['`POST /cars`: response 200: `a.b` may be integer now'],
  ],
  [
    'a field of a response may be null',
    answering(object({ a: text })),
    answering(object({ a: orNull(text) })),
    ['`POST /cars`: response 200: `a` may be null now'],
  ],
  [
    'a field of a response is never null',
    answering(object({ a: orNull(text) })),
    answering(object({ a: text })),
    [],
  ],
  ['a response has another field', answering(object({})), answering(object({ a: text }, 'a')), []],
  ['a response has another code', answering(codes('a')), answering(codes('a', 'b')), []],
  [
    'an element of a response is of another type',
    answering({ type: 'array', items: text }),
    answering({ type: 'array', items: whole }),
    ['`POST /cars`: response 200: `[]` may be integer now'],
  ],
  [
    'a request has to say more',
    taking(object({ a: text })),
    taking(object({ a: text, b: text }, 'a', 'b')),
    ['`POST /cars`: request: `a` is required now', '`POST /cars`: request: `b` is required now'],
  ],
  ['a request may say more', taking(object({})), taking(object({ a: text })), []],
  [
    'a field of a request is refused',
    taking(closed(object({ a: text }))),
    taking(closed(object({}))),
    ['`POST /cars`: request: `a` is gone'],
  ],
  ['a field of a request is ignored', taking(object({ a: text })), taking(object({})), []],
  [
    'a code of a request is refused',
    taking(object({ a: codes('x', 'y') })),
    taking(object({ a: codes('x') })),
    ['`POST /cars`: request: `a` does not take "y" any more'],
  ],
  [
    'a text of a request is one of a list',
    taking(text),
    taking(codes('x')),
    ['`POST /cars`: request: it takes a list of values alone now'],
  ],
  [
    'a type of a request is refused',
    taking(object({ a: orNull(text) })),
    taking(object({ a: text })),
    ['`POST /cars`: request: `a` does not take null any more'],
  ],
  [
    'a number of a request has to be whole',
    taking({ type: 'number' }),
    taking(whole),
    ['`POST /cars`: request: it does not take number any more'],
  ],
  ['a whole number of a request may have decimals', taking(whole), taking({ type: 'number' }), []],
  [
    'a bound of a request is tighter',
    taking({ type: 'string', maxLength: 9 }),
    taking({ type: 'string', minLength: 1, maxLength: 8 }),
    [
      '`POST /cars`: request: it has a minLength of 1 now',
      '`POST /cars`: request: it has a maxLength of 8 now',
    ],
  ],
  [
    'a bound of a request is wider',
    taking({ type: 'integer', minimum: 1 }),
    taking({ type: 'integer', minimum: 0 }),
    [],
  ],
  [
    'a body is required',
    api({}),
    api({ requestBody: { required: true, ...json(text) } }),
    ['`POST /cars`: a body is required now'],
  ],
  [
    'a parameter is required',
    withParameters(),
    withParameters({ name: 'q', in: 'query', required: true }),
    ['`POST /cars`: query parameter `q` is required now'],
  ],
  [
    'a parameter is removed',
    withParameters({ name: 'q', in: 'query' }),
    withParameters(),
    ['`POST /cars`: query parameter `q` is gone'],
  ],
  [
    'a parameter is narrower',
    withParameters({ name: 'q', in: 'query', schema: text }),
    withParameters({ name: 'q', in: 'query', schema: whole }),
    ['`POST /cars`: query parameter `q`: it does not take string any more'],
  ],
])('breaking or not: %s', ([, before, after, changes]) => {
  expect(breakingChanges({ before, after })).toEqual(changes)
  expect(breakingChanges({ before: after, after })).toEqual([])
})

test('a component is compared once, for requests and for responses, and may contain itself', () => {
  const car = { $ref: '#/components/schemas/Car' }
  const both = { requestBody: json(car), responses: { 200: json(car), 201: json(car) } }
  const before = api(both, { Car: object({ next: car, colour: codes('red', 'blue') }) })
  const after = api(both, { Car: object({ next: car, colour: codes('red'), doors: whole }, 'doors') })
  expect(breakingChanges({ before, after })).toEqual([
    '`Car` in a request: `doors` is required now',
    '`Car` in a request: `colour` does not take "blue" any more',
  ])
})

test('a path whose parameter is named otherwise is the same', () => {
  const before: OpenApi = { paths: { '/cars/{id}': { get: {} } } }
  expect(breakingChanges({ before, after: { paths: { '/cars/{car_id}': { get: {} } } } })).toEqual([])
})
