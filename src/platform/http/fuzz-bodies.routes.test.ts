import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { declaredRoutes, type DeclaredRoute } from '#testing/builders/api/declared-routes.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { hostileJson } from '#testing/builders/api/hostile-input.ts'
import { answerTo, expectSafeRejection } from '#testing/builders/api/hostile-requests.ts'
import { rotated } from '#testing/builders/api/rotated.ts'
import { validBodies } from '#testing/builders/api/valid-bodies.ts'

const app = await testApp({ fleet: { stock: 1000 } })
/** Every route that takes JSON. */
const ALL = declaredRoutes(app).filter(({ body }) => body !== null)
const ROUTES = rotated(ALL)

/**
 * Fewer runs where all routes share the check of a body: the JSON parser, and the requirement of an object.
 * `bodies.routes.test.ts` covers those errors.
 */
const RUNS = { anyBytes: 2, anyJson: 5, spoilt: 60 }

let valid: Awaited<ReturnType<typeof validBodies>>
beforeAll(async () => {
  valid = await validBodies(app)
})
afterAll(() => app.close())

type Place = readonly (string | number)[]

function placesOf(content: unknown, at: Place = []): Place[] {
  if (typeof content !== 'object' || content === null) return [at]
  return [at, ...Object.entries(content).flatMap(([name, inner]) => placesOf(inner, [...at, name]))]
}

function valueAt(content: unknown, [name, ...rest]: Place): unknown {
  return name === undefined ? content : valueAt((content as Record<string, unknown>)[name], rest)
}

/** Days at the ends of what four digits can write. */
const LAST_DAYS = ['0001-01-01', '1000-01-01', '9998-12-31', '9999-12-31']

/** Returns a copy of `content` with one value replaced. */
function spoilt(content: unknown, at: Place, by: unknown): unknown {
  const [name, ...rest] = at
  if (name === undefined) return by
  const copy = structuredClone(content) as Record<string, unknown>
  copy[name] = spoilt(copy[name], rest, by)
  return copy
}

async function send(route: DeclaredRoute, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const { headers, asBefore, tokenFor, pathOf } = valid
  await asBefore()
  await expectSafeRejection(app, tokenFor(route), urlOf(pathOf(route)), {
    method: route.method,
    headers,
    body,
  })
}

const SEARCHES: ReadonlySet<string> = new Set(['/api/searching', '/api/staff/bookings/search'])
const urlOf = (path: string) => (SEARCHES.has(path) ? `${path}?${RENTAL}` : path)

test('every route that takes JSON gives an example of it that its contract takes', () => {
  expect(ALL.length).toBeGreaterThan(100)
  for (const { route, body } of ALL) expect(body?.schema.safeParse(body.example).error, route).toBeUndefined()
})

test.for(ROUTES)('$route answers any JSON, or refuses it as a problem', async (route) => {
  await fc.assert(
    fc.asyncProperty(hostileJson, (body) => send(route, JSON.stringify(body))),
    { numRuns: RUNS.anyJson },
  )
})

test.for(ROUTES)(
  '$route answers a valid body with anything in one place of it, or refuses it as a problem',
  async (route) => {
    const body = valid.bodyOf(route)
    const places = placesOf(body)
    const days = places.filter((at) => /^\d{4}-\d{2}-\d{2}/.test(String(valueAt(body, at))))
    const examples = days.flatMap((at) => LAST_DAYS.map((day): [Place, string] => [at, day]))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), hostileJson, (at, by) =>
        send(route, JSON.stringify(spoilt(body, at, by))),
      ),
      { numRuns: RUNS.spoilt, examples },
    )
  },
)

test.for(ROUTES)('$route answers any bytes, or refuses them as a problem', async (route) => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), (bytes) => send(route, new Uint8Array(bytes))),
    { numRuns: RUNS.anyBytes },
  )
})

/** Problems of an invalid body, and those that only earlier requests can cause, whatever the body. */
const HINDRANCES = [
  'invalid_request',
  'sign_in_required',
  'token_missing',
  'token_expired',
  'wrong_password',
  'too_many_attempts',
  'link_too_soon',
]

// Runs last, because the requests above may affect later ones.
test.for(ROUTES)('$route finds no fault with its valid body, whatever was sent before it', async (route) => {
  const { headers, asBefore, bodyOf, tokenFor, pathOf } = valid
  await asBefore()
  const { method } = route
  const request = { method, headers, body: JSON.stringify(bodyOf(route)) }
  const { body } = await answerTo(app, tokenFor(route), urlOf(pathOf(route)), request)
  // The account must survive the other tests, so its body has a wrong password.
  if (route.at === '/api/user/delete-account') expect(body.code).toBe('wrong_password')
  else expect(HINDRANCES).not.toContain(body?.code)
})
