import { gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testClock } from '#testing/infrastructure/clock.ts'
import { measureRetainedBytes } from '#testing/infrastructure/retained-memory.ts'
import { jsonOfBytes, replyBytes, replyCache, type ReplyCacheVariables } from './reply-cache.ts'

const LIFETIME_MS = 120_000
const WHOLE = 200_000

/** Answers each query with a small view of a large buffer allocated for it. */
function small() {
  const clock = testClock()
  let made = 0
  const app = new Hono<{ Variables: ReplyCacheVariables }>().post(
    '/',
    replyCache({ clock, lifetimeMs: LIFETIME_MS }),
    async (c) => {
      made += 1
      const large = Buffer.alloc(WHOLE, '"car"')
      large.write(`{"a":"car","b":${made}}`)
      const bytes = await replyBytes(c, large.subarray(0, `{"a":"car","b":${made}}`.length))
      if (c.req.query('keep') !== 'no') c.set('replyToCache', bytes)
      return jsonOfBytes(c, bytes)
    },
  )
  const request = async (query: string, encoding = 'identity') => {
    const reply = await app.request(`/?${query}`, {
      method: 'POST',
      body: '{}',
      headers: { 'accept-encoding': encoding },
    })
    const bytes = Buffer.from(await reply.arrayBuffer())
    const packed = reply.headers.get('content-encoding') === 'gzip'
    return { packed, body: JSON.parse((packed ? gunzipSync(bytes) : bytes).toString()) as unknown }
  }
  return { clock, request, made: () => made }
}

test('what is asked twice gets the same bytes from then on, packed or not, until they are too old', async () => {
  const { clock, request, made } = small()
  await request('x=1')
  await request('x=1', 'br, gzip')
  const plain = { packed: false, body: { a: 'car', b: 3 } }
  const packed = { packed: true, body: { a: 'car', b: 4 } }
  for (const _ of [1, 2]) {
    expect(await request('x=1')).toEqual(plain)
    expect(await request('x=1', 'br, gzip')).toEqual(packed)
  }
  clock.pass({ milliseconds: LIFETIME_MS + 1 })
  expect(await request('x=1')).toEqual({ packed: false, body: { a: 'car', b: 5 } })
  expect(made()).toBe(5)
})

test('what is asked once is not kept', async () => {
  const { request } = small()
  await request('x=warm')
  const retained = await measureRetainedBytes(async () => {
    for (let x = 0; x < 200; x++) await request(`x=${x}&${'long'.repeat(5_000)}`)
    return request
  })
  // A cached buffer would be 20 kB; compiled code counts as well.
  expect(retained).toBeLessThan(200 * 5_000)
})

test('a reply not worth keeping is made again', async () => {
  const { request, made } = small()
  for (const _ of [1, 2]) await request('keep=no')
  expect(made()).toBe(2)
})

test.for(['identity', 'gzip'])(
  'a small reply that is kept (%s) does not keep what it was cut from',
  async (form) => {
    const { request, made } = small()
    await request('x=warm', form)
    const retained = await measureRetainedBytes(async () => {
      for (let x = 0; x < 400; x++) await request(`x=${x % 200}`, form)
      return request
    })
    await request('x=7', form)
    expect(made()).toBe(401)
    expect(retained).toBeLessThan(200 * 10_000)
  },
)

test('an old reply goes by itself, though nobody asks', async () => {
  vi.useFakeTimers()
  const { clock, request } = small()
  const retained = await measureRetainedBytes(async () => {
    for (let x = 0; x < 40; x++) await request(`x=${x % 20}&${'long'.repeat(25_000)}`)
    clock.pass({ milliseconds: LIFETIME_MS + 1 })
    vi.advanceTimersByTime(LIFETIME_MS + 1)
    return request
  })
  expect(retained).toBeLessThan(1_000_000)
})

beforeEach(() => void vi.useRealTimers())
afterEach(() => void vi.useRealTimers())
