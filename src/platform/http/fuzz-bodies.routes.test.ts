import fc from 'fast-check'
import { newId } from '#kernel/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { declaredRoutes } from '#testing/builders/api/declared-routes.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { hostileJson } from '#testing/builders/api/hostile-input.ts'
import { answerTo, expectRefusedSafely } from '#testing/builders/api/hostile-requests.ts'
import { soundBodies } from '#testing/builders/api/sound-bodies.ts'

const app = await testApp({ fleet: { stock: 1000 } })
/** Every route that takes JSON. */
const ROUTES = declaredRoutes(app).flatMap(({ at, body }) => (body ? at : []))

/** Fewest where all routes share what judges a body: the parser of JSON, and that it has to be an object. */
const RUNS = { anyBytes: 5, anyJson: 15, spoilt: 60 }

let sound: Awaited<ReturnType<typeof soundBodies>>
beforeAll(async () => {
  sound = await soundBodies(app)
})
afterAll(() => app.close())

type Place = readonly (string | number)[]

function placesOf(content: unknown, at: Place = []): Place[] {
  if (typeof content !== 'object' || content === null) return [at]
  return [at, ...Object.entries(content).flatMap(([name, inner]) => placesOf(inner, [...at, name]))]
}

/** A copy of `content` with one value replaced. */
function spoilt(content: unknown, at: Place, by: unknown): unknown {
  const [name, ...rest] = at
  if (name === undefined) return by
  const copy = structuredClone(content) as Record<string, unknown>
  copy[name] = spoilt(copy[name], rest, by)
  return copy
}

/** What a route of the staff is about, by the part of its path before the id. */
const idFor = (route: string) =>
  Object.entries(sound.ids).find(([part]) => route.includes(`/${part}/{id}`))?.[1] ?? sound.ids.enquiries

const pathOf = (route: string) =>
  route === '/api/searching'
    ? `${route}?${RENTAL}`
    : route
        .replace('{id}', idFor(route))
        .replace('{personId}', sound.tripProfileId)
        .replace('{transfer}', newId())
function tokenFor(route: string): string {
  if (route.startsWith('/trips/')) return sound.tripToken
  return route.startsWith('/api/staff/') ? sound.staffToken : sound.token
}

function bodyOf(route: string): object | undefined {
  return (sound.bodies as Readonly<Record<string, object>>)[route]
}

async function send(route: string, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const { headers, asBefore } = sound
  await asBefore()
  await expectRefusedSafely(app, tokenFor(route), pathOf(route), { method: 'POST', headers, body })
}

test('there is a sound body for every call that takes JSON, and for no other', () => {
  expect(ROUTES.length).toBeGreaterThan(100)
  expect(Object.keys(sound.bodies).toSorted()).toEqual(ROUTES.toSorted())
})

test.for(ROUTES)('%s answers any JSON, or refuses it as a problem', async (route) => {
  await fc.assert(
    fc.asyncProperty(hostileJson, (body) => send(route, JSON.stringify(body))),
    { numRuns: RUNS.anyJson },
  )
})

test.for(ROUTES)(
  '%s answers a sound body with anything in one place of it, or refuses it as a problem',
  async (route) => {
    const body = bodyOf(route)
    const places = placesOf(body)
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...places), hostileJson, (at, by) =>
        send(route, JSON.stringify(spoilt(body, at, by))),
      ),
      { numRuns: RUNS.spoilt },
    )
  },
)

test.for(ROUTES)('%s answers any bytes, or refuses them as a problem', async (route) => {
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
test.for(ROUTES)('%s finds no fault with its sound body, whatever was sent before it', async (route) => {
  const { headers, asBefore } = sound
  await asBefore()
  const asking = { method: 'POST', headers, body: JSON.stringify(bodyOf(route)) }
  const { body } = await answerTo(app, tokenFor(route), pathOf(route), asking)
  // The account must survive the other tests, so its body has a wrong password.
  if (route === '/api/user/delete-account') expect(body.code).toBe('wrong_password')
  else expect(HINDRANCES).not.toContain(body?.code)
})
