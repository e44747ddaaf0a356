import { expect, test } from 'vitest'
import { testApp } from '#testing/infrastructure/app.ts'
import { forFile } from '#testing/infrastructure/for-file.ts'
import { expectProblem } from '#testing/builders/api/problem.ts'
import { TRIPS } from '#testing/builders/trips/trip-requests.ts'
import { routed, startRouter, unrouted } from '#testing/stand-ins/router.ts'
import type { TripQuote } from './quote.contract.ts'

const router = forFile(await startRouter({ metres: 72_000, seconds: 5400 }))
const app = forFile(await testApp({ environment: { ROUTING_URL: router.url } }))

const requestQuote = (body: object) => app.call('/trips/api/trip/quote', { body })

/** Decodes an option's id. */
function keyOf({ options }: TripQuote) {
  const [payload = ''] = options[0]?.quote_id.split('.') ?? []
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

test('with a router, a way is by road: leg by leg, and back as asked for', async () => {
  const { body } = await requestQuote(TRIPS.outstationRoundTrip)
  expect(body).toMatchObject({ distance_km: 144, duration_minutes: 180 })
  expect(keyOf(body).inputs.way).toEqual({ km: 144, minutes: 180, source: 'road', fallback: false })
  // Both legs are requested at once.
  expect(router.requests.toSorted()).toEqual([
    'GET /route/v1/driving/76.655,12.305;77.607,12.975?overview=false',
    'GET /route/v1/driving/77.607,12.975;76.655,12.305?overview=false',
  ])
})

test('a place to which no road leads is refused', async () => {
  router.answers(() => unrouted('NoRoute'))
  const island = { name: 'Netrani', latitude: 14.018, longitude: 74.327 }
  for (const body of [
    { ...TRIPS.outstationOneWay, to: island },
    { ...TRIPS.outstationRoundTrip, to: island },
  ])
    expectProblem(await requestQuote(body), {
      status: 422,
      code: 'place_unreachable',
      fields: [{ path: 'to' }],
    })
  const { place, ...transfer } = TRIPS.airportPickUp
  expectProblem(await requestQuote({ ...transfer, place: { ...place, latitude: 12.9 } }), {
    status: 422,
    code: 'place_unreachable',
    fields: [{ path: 'place' }],
  })
})

test('a router that fails costs nobody the quote, and the inputs say that it was estimated', async () => {
  router.answers(() => new Response('down', { status: 503 }))
  const to = { name: 'Hampi', latitude: 15.335, longitude: 76.46 }
  const estimated = await requestQuote({ ...TRIPS.outstationRoundTrip, to })
  expect(keyOf(estimated.body).inputs.way).toMatchObject({ source: 'estimate', fallback: true })
  router.answers(() => routed(340_000, 23_000))
  app.clock.pass({ minutes: 2 })
  const again = await requestQuote({ ...TRIPS.outstationRoundTrip, to })
  expect(keyOf(again.body).inputs.way).toMatchObject({ km: 680, source: 'road', fallback: false })
})
