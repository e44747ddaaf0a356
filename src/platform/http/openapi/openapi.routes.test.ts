import { afterAll, expect, test } from 'vitest'
import { readApiReference } from '#testing/builders/api/api-reference.ts'
import { declaredRoutes, type DeclaredRoute } from '#testing/builders/api/declared-routes.ts'
import { callersOf } from '#testing/specification/callers.ts'
import { FOR_CLIENTS, OWN_GRIDS, SPECIFIED_CALLS } from '#testing/specification/screens-of-calls.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { forClients, OF_CLIENTS_ALONE } from './openapi.ts'

// Started before the tests are named, because their rows are its routes.
const app = await testApp()
const ROUTES = declaredRoutes(app).map((route) => ({
  ...route,
  call: `${route.method.toLowerCase()} ${route.at}`,
}))
const reference = await readApiReference(app)
afterAll(() => app.close())

/** Returns true for routes in the format of next-auth 4, which reports failures as URLs with an error parameter. */
const isNextAuth = ({ at }: DeclaredRoute) => at.startsWith('/api/auth/')
const CALLS = ROUTES.filter((route) => !isNextAuth(route))

test('the reference names every route that is declared, once, and no other', () => {
  const documented = Object.entries(reference.document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method} ${path}`),
  )
  expect(documented.toSorted()).toEqual(ROUTES.map(({ call }) => call).toSorted())
  expect(documented.length).toBeGreaterThan(200)
})

test.for(ROUTES.filter(isNextAuth))('$call is told with where it leads or what it answers', ({ call }) => {
  const { summary, responses } = reference.operation(call)
  expect(summary).toMatch(/\S/)
  expect(Object.keys(responses).filter((status) => ['200', '302'].includes(status))).not.toEqual([])
})

test.for(CALLS)('$call is told with its problems, each a problem document', ({ call, statuses }) => {
  const { summary, responses } = reference.operation(call)
  expect(summary).toMatch(/\S/)
  // Node.js itself answers 431, before a request exists.
  const refusals = Object.entries(responses).filter(([status]) => Number(status) >= 400 && status !== '431')
  const declared = statuses.filter((status) => status >= 400 && status !== 431)
  expect(refusals.map(([status]) => Number(status))).toEqual([...new Set(declared)].toSorted((a, b) => a - b))
  for (const [, { description, content }] of refusals) {
    expect(description).toMatch(/\S/)
    expect(content).toEqual({
      'application/problem+json': { schema: { $ref: expect.stringMatching(/\/schemas\/(Quote)?Problem$/) } },
    })
  }
})

test.for(CALLS)('$call has an answer, and each part of its request a schema', ({ call }) => {
  const { parameters = [], requestBody, responses } = reference.operation(call)
  const answers = Object.entries(responses).filter(([status]) => /^2\d\d$/.test(status))
  expect(answers).toHaveLength(1)
  for (const [, { content }] of answers)
    for (const { schema } of Object.values(content ?? {})) expect(schema).toBeDefined()
  for (const { name, in: place, required, schema } of parameters) {
    expect(name).toMatch(/\S/)
    expect(['query', 'header', 'path', 'cookie']).toContain(place)
    expect(schema).toBeDefined()
    if (place === 'path') expect(required).toBe(true)
  }
  expect(new Set(parameters.map(({ name, in: place }) => `${place} ${name}`)).size).toBe(parameters.length)
  for (const { schema } of Object.values(requestBody?.content ?? {})) expect(schema).toBeDefined()
})

test.for(CALLS.filter(({ method }) => method === 'GET'))('$call takes no body', ({ call }) => {
  expect(reference.operation(call).requestBody).toBeUndefined()
})

/**
 * Returns true if the reference marks a call as for external clients. Below `/trips`, calls of `/auth` belong to the
 * widget; at the root, to no screen.
 */
function isForClients(call: string): boolean {
  const sentence = call.includes(' /auth/')
    ? `At the root it is for ${OF_CLIENTS_ALONE}`
    : forClients('').trim()
  return reference.operation(call).description?.includes(sentence) ?? false
}
const screenRows = Object.entries({ ...SPECIFIED_CALLS, ...OWN_GRIDS }).map(([call, screen]) => ({
  call,
  screen,
}))

test('the specification’s 71 calls are named with their screens, one of them to be read and written', () => {
  expect(Object.keys(SPECIFIED_CALLS)).toHaveLength(72)
})

test.for(screenRows)(
  '$call is on a screen, or the reference says that it is for clients: $screen',
  ({ call, screen }) => {
    expect(isForClients(call)).toBe(screen === FOR_CLIENTS)
    if (screen !== FOR_CLIENTS) expect(callersOf(call)).toContain(screen)
  },
)

test('every other call is on a screen too, or the reference says that it is for clients', () => {
  const own = CALLS.map(({ call }) => call).filter((call) => / \/(api|trips|auth)\//.test(call))
  const neither = own.filter((call) => !isForClients(call) && callersOf(call).length === 0)
  expect(neither.filter((call) => !call.includes('/api/staff/'))).toEqual([])
  expect(own.filter((call) => isForClients(call) && callersOf(call).length > 0)).toEqual([])
})
