import { afterEach, beforeEach, expect, test } from 'vitest'
import { routed, startRouter, unrouted } from '#testing/stand-ins/router.ts'
import { osrmRoutes } from './osrm-routes.ts'

let router: Awaited<ReturnType<typeof startRouter>>
beforeEach(async () => {
  router = await startRouter({ metres: 144_213.7, seconds: 9912.4 })
})
afterEach(() => router.close())

const BENGALURU = { latitude: 12.972, longitude: 77.595 }
const MYSURU = { latitude: 12.305, longitude: 76.655 }
const fetcher = ({ url = router.url, timeoutMs = 2000 } = {}) =>
  osrmRoutes({ url, timeoutMs })(BENGALURU, MYSURU)

test('a way is in whole metres and seconds, asked for longitude first and without its course', async () => {
  expect(await fetcher({ url: `${router.url}/maps/` })).toEqual({
    ok: true,
    value: { metres: 144_214, seconds: 9912 },
  })
  expect(router.requests).toEqual(['GET /maps/route/v1/driving/77.595,12.972;76.655,12.305?overview=false'])
})

test.for(['NoRoute', 'NoSegment'])('%s means that no road leads there', async (code) => {
  router.answers(() => unrouted(code))
  expect(await fetcher()).toEqual({ ok: true, value: null })
})

test.for([
  { name: 'another refusal', answer: () => unrouted('InvalidQuery') },
  { name: 'a page', answer: () => new Response('<!DOCTYPE html><title>Maintenance</title>') },
  { name: 'an error', answer: () => new Response('down', { status: 502 }) },
  { name: 'a route with another status', answer: () => new Response(routed(1, 1).body, { status: 500 }) },
  { name: 'no routes', answer: () => Response.json({ code: 'Ok', routes: [] }) },
  { name: 'a length below zero', answer: () => routed(-1, 10) },
  { name: 'no duration', answer: () => Response.json({ code: 'Ok', routes: [{ distance: 5 }] }) },
])('$name is garbage', async ({ answer }) => {
  router.answers(answer)
  expect(await fetcher()).toMatchObject({ ok: false, failure: { code: 'garbage' } })
})

test('one that hangs is no answer in time', async () => {
  router.answers(() => new Promise<Response>(() => {}))
  expect(await fetcher({ timeoutMs: 200 })).toMatchObject({ ok: false, failure: { code: 'no_answer' } })
})

test('nobody there is unreachable', async () => {
  const { url } = router
  await router.close()
  expect(await fetcher({ url })).toMatchObject({ ok: false, failure: { code: 'unreachable' } })
  router = await startRouter({ metres: 0, seconds: 0 })
})
