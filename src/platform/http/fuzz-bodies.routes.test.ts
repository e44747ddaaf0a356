import fc from 'fast-check'
import { newId } from '#kernel/ids.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { hostileJson } from '#testing/builders/api/hostile-input.ts'
import { answerTo, expectRefusedSafely } from '#testing/builders/api/hostile-requests.ts'
import { soundBodies } from '#testing/builders/api/sound-bodies.ts'

const ROUTES = [
  '/api/auth/session',
  '/api/searching',
  '/api/vehicle-detail',
  '/api/user/add-car',
  '/api/user/modify-booking',
  '/api/check-coupon',
  '/api/user/coupon',
  '/api/user/remove-coupon',
  '/api/user/order',
  '/api/user/without-credit-order',
  '/api/confirm-change',
  '/api/user/payment-action',
  '/api/user/cancle-booking',
  '/api/user/get-last-order-detail',
  '/api/manage-booking',
  '/api/booking-refrence-number',
  '/api/register',
  '/api/login',
  '/api/forget-password',
  '/api/change-password',
  '/api/verify-email',
  '/api/user/update_profile',
  '/api/user/update-language',
  '/api/user/end-device',
  '/api/social-login',
  '/api/login/second-step',
  '/api/login/passkey-options',
  '/api/login/passkey',
  '/api/user/second-step/codes',
  '/api/user/second-step/confirm-codes',
  '/api/user/second-step/end-codes',
  '/api/user/second-step/new-passkey',
  '/api/user/second-step/add-passkey',
  '/api/user/second-step/remove-passkey',
  '/api/user/second-step/recovery-codes',
  '/api/user/change-email',
  '/api/user/feedback',
  '/api/get_in_touch',
  '/api/looking-local-supplier',
  '/api/register_supplier',
  '/api/register_partner',
  '/api/staff/enquiries/{id}/answer',
  '/api/staff/enquiries/{id}/own',
  '/api/staff/enquiries/{id}/release',
  '/api/staff/enquiries/{id}/open',
  '/api/staff/enquiries/{id}/close',
  '/api/staff/enquiries/{id}/spam',
  '/api/staff/enquiries/{id}/not-spam',
  '/api/staff/people/invite',
  '/api/staff/people/{id}/roles',
  '/api/staff/people/{id}/suspend',
  '/api/staff/people/{id}/restore',
  '/api/staff/tasks/{id}/own',
  '/api/staff/tasks/{id}/release',
  '/api/staff/tasks/{id}/close',
  '/api/user/rating',
  '/api/user/commission',
  '/api/subscribe',
  '/api/newsletter/confirm',
  '/api/newsletter/leave',
  '/api/user/delete-account',
  '/api/staff/content/draft',
  '/api/staff/content/publish',
  '/api/staff/content/go-back',
  '/api/staff/testimonials/judge',
  '/api/trip-payment',
  '/trips/api/trip/create',
  '/trips/api/trip/approve',
  '/trips/api/trip/cancel',
  '/api/staff/trips',
  '/api/staff/trips/quote',
  '/api/staff/trips/{id}/assign',
  '/api/staff/trips/{id}/start',
  '/api/staff/trips/{id}/end',
  '/api/staff/trips/{id}/charge',
  '/api/staff/trips/{id}/remove-charge',
  '/api/staff/trips/{id}/bill',
  '/api/staff/trips/{id}/correct',
  '/api/staff/trips/{id}/credit-bill',
  '/api/staff/trips/{id}/collect',
  '/api/staff/trips/{id}/remove-collection',
  '/api/staff/trips/{id}/no-show',
  '/api/staff/trips/{id}/cancel',
  '/api/staff/trip-keys',
  '/api/staff/trip-keys/revoke',
  '/trips/api/o/otp/create',
  '/trips/auth/login',
  '/auth/login',
  '/trips/api/password',
  '/trips/api/profile/switch',
  '/trips/api/o/user-content',
  '/trips/api/customer/update',
  '/api/staff/rate-cards/publish',
  '/trips/api/trip/quote',
  '/api/staff/shuttles',
  '/api/staff/shuttles/{id}/timetable',
  '/api/staff/shuttles/{id}/hide',
  '/api/staff/shuttles/departures/{id}/cancel',
  '/api/staff/wallets/{id}/top-up',
  '/api/staff/wallets/{id}/pay-out',
  '/api/staff/wallets/{id}/transfers/{transfer}',
  '/api/staff/wallets/{id}/credit-limit',
  '/api/o/i18n/translate',
  '/trips/api/o/i18n/translate',
  '/api/staff/translations/{id}/put',
  '/api/staff/translations/{id}/dismiss',
  '/trips/api/o/soft-hard-update',
  '/api/staff/trip-records/vehicles',
  '/api/staff/trip-records/vehicles/{id}',
  '/api/staff/trip-records/drivers',
  '/api/staff/trip-records/drivers/{id}',
  '/api/staff/trip-records/vehicle-models',
  '/api/staff/trip-records/vehicle-models/{id}',
  '/api/staff/trip-records/places',
  '/api/staff/trip-records/places/{id}',
  '/api/staff/trip-records/owners',
  '/api/staff/trip-records/owners/{id}',
  '/api/staff/trip-records/companies',
  '/api/staff/trip-records/companies/{id}',
  '/api/staff/companies/{id}/people/{personId}',
  '/api/staff/trip-records/banners',
  '/api/staff/trip-records/banners/{id}',
  '/api/staff/trip-records/cities',
  '/api/staff/trip-records/cities/{id}',
  '/api/staff/trip-records/vehicle-types',
  '/api/staff/trip-records/vehicle-types/{id}',
  '/api/staff/trip-records/zones',
  '/api/staff/trip-records/zones/{id}',
] as const

/** Fewest where all routes share what judges a body: the parser of JSON, and that it has to be an object. */
const RUNS = { anyBytes: 5, anyJson: 15, spoilt: 60 }

let app: TestApp
let sound: Awaited<ReturnType<typeof soundBodies>>
beforeAll(async () => {
  app = await testApp({ fleet: { stock: 1000 } })
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

type Route = (typeof ROUTES)[number]

/** What a route of the staff is about, by the part of its path before the id. */
const idFor = (route: Route) =>
  Object.entries(sound.ids).find(([part]) => route.includes(`/${part}/{id}`))?.[1] ?? sound.ids.enquiries

const pathOf = (route: Route) =>
  route === '/api/searching'
    ? `${route}?${RENTAL}`
    : route
        .replace('{id}', idFor(route))
        .replace('{personId}', sound.tripProfileId)
        .replace('{transfer}', newId())
function tokenFor(route: Route): string {
  if (route.startsWith('/trips/')) return sound.tripToken
  return route.startsWith('/api/staff/') ? sound.staffToken : sound.token
}

async function send(route: Route, body: string | Uint8Array<ArrayBuffer>): Promise<void> {
  const { headers, asBefore } = sound
  await asBefore()
  await expectRefusedSafely(app, tokenFor(route), pathOf(route), { method: 'POST', headers, body })
}

test('every call that takes JSON is sent to here', async () => {
  type Paths = Record<string, { post?: { requestBody?: { content: object } } }>
  const { paths } = (await app.call('/openapi.json')).body as { paths: Paths }
  const taking = Object.entries(paths).filter(
    ([, { post }]) => post?.requestBody && 'application/json' in post.requestBody.content,
  )
  expect(taking.map(([path]) => path).toSorted()).toEqual(ROUTES.toSorted())
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
    const body = sound.bodies[route]
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
  const { headers, bodies, asBefore } = sound
  await asBefore()
  const asking = { method: 'POST', headers, body: JSON.stringify(bodies[route]) }
  const { body } = await answerTo(app, tokenFor(route), pathOf(route), asking)
  // The account must survive the other tests, so its body has a wrong password.
  if (route === '/api/user/delete-account') expect(body.code).toBe('wrong_password')
  else expect(HINDRANCES).not.toContain(body?.code)
})
