import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { MiddlewareHandler } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ok } from '#kernel/result.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { RENTAL } from '#testing/builders/rentals/journey.ts'
import { listener } from '#testing/infrastructure/listener.ts'
import { searching } from '#testing/builders/rentals/searching.ts'
import { searchStreamRoutes, type StreamRouting } from './search-stream.routes.ts'

/** Max open streams: a third of the configured limit (six). */
const STREAMS = 2

let app: TestApp
let server: Awaited<ReturnType<typeof listener>>
let day = 1
beforeAll(async () => {
  app = await testApp({ environment: { RATE_LIMIT_SCALE: '0.3' } })
  server = await listener()
  server.answerBy(app.app.fetch)
})
beforeEach(async () => {
  await app.simulators.europcar.injectFault({ mode: 'none' })
  day += 1
})
afterAll(async () => {
  await server.close()
  await app.close()
})

type Event = {
  event: string
  data: { name?: string; plan?: string; status?: string; offers?: number }
  at: number
}

/** Returns a rental on its own day, which no cache has. */
function rental(): string {
  return RENTAL.replace('2027-03-01', `2027-04-${String(day).padStart(2, '0')}`).replace(
    '2027-03-05',
    '2027-05-20',
  )
}

/** Opens the stream over a real connection, like a browser that accepts compressed responses. */
async function open(query = rental()) {
  const connection = request({
    port: server.port,
    path: `/api/searching/stream?${query}`,
    headers: { accept: 'text/event-stream', 'accept-encoding': 'gzip, deflate, br' },
  })
  connection.on('error', () => {})
  connection.end()
  const [reply] = (await once(connection, 'response')) as [IncomingMessage]
  const events: Event[] = []
  let text = ''
  reply.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
    const whole = text.split('\n\n')
    text = whole.pop() ?? ''
    for (const lines of whole) {
      const fields = new Map(lines.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line]))
      const event = fields.get('event')?.slice(7)
      if (event)
        events.push({ event, data: JSON.parse(fields.get('data')?.slice(6) ?? ''), at: performance.now() })
    }
  })
  // Also ends when we abort it or the server closes it.
  const ended = new Promise<void>((done) => reply.on('error', () => {}).on('close', done))
  return { reply, events, close: () => connection.destroy(), ended }
}

test('each plan is told when it answers, the quick before the slow, and then that all have', async () => {
  await app.simulators.europcar.injectFault({ mode: 'slow', delayMs: 1500, operation: 'availability' })
  const { reply, events, ended } = await open()
  expect(reply.statusCode).toBe(200)
  expect(reply.headers['content-type']).toBe('text/event-stream')
  expect(reply.headers['content-encoding']).toBeUndefined()
  await ended
  expect(events.at(-1)?.event).toBe('complete')
  const answers = events.slice(0, -1)
  expect(answers.map(({ data }) => data.name).toSorted()).toEqual([
    'Europcar',
    'Europcar',
    'OK Mobility',
    'OK Mobility',
  ])
  expect(answers.every(({ data }) => data.status === 'ok' && (data.offers ?? 0) > 0)).toBe(true)
  const at = (name: string) => answers.filter(({ data }) => data.name === name).map((event) => event.at)
  // Fast suppliers were not delayed until the slow one.
  expect(Math.min(...at('Europcar')) - Math.max(...at('OK Mobility'))).toBeGreaterThan(500)
})

test('it shares the questions of the search beside it, whose offers are then there at once', async () => {
  app.takeSearchedPlans()
  const { search, setDay } = searching(() => app)
  setDay(200)
  const pickUp = Temporal.PlainDate.from('2027-02-01').add({ days: 200 })
  const query = `pickup_id=DXB&pickup_date=${pickUp}&pickup_time=10:00&dropoff_date=${pickUp.add({ days: 4 })}&dropoff_time=10:00`
  const first = search({ more: '&wait_ms=0' })
  const { events, ended } = await open(query)
  expect((await first).complete).toBe(false)
  await ended
  expect(events).toHaveLength(5)
  const found = await search({ more: '&wait_ms=0' })
  expect(found.complete).toBe(true)
  expect(app.takeSearchedPlans().toSorted()).toEqual([
    'europcar-prepaid',
    'europcar-standard',
    'ok-mobility',
    'ok-mobility-nr',
  ])
})

test('what is known already is told at once', async () => {
  await (
    await open()
  ).ended
  app.takeSearchedPlans()
  const { events, ended } = await open()
  await ended
  expect(events.filter(({ data }) => data.status === 'cached')).toHaveLength(4)
  expect(app.takeSearchedPlans()).toEqual([])
})

test('an address has so many open and no more, until one of them is closed', async () => {
  await app.simulators.europcar.injectFault({ mode: 'slow', delayMs: 3000, operation: 'availability' })
  const streams = await Promise.all(Array.from({ length: STREAMS }, () => open()))
  expect(streams.map(({ reply }) => reply.statusCode)).toEqual([200, 200])
  const refused = await open()
  expect(refused.reply.statusCode).toBe(429)
  expect(refused.reply.headers['retry-after']).toBe('5')
  streams[0]?.close()
  const again = async () => {
    const stream = await open()
    stream.close()
    return stream.reply.statusCode
  }
  await expect.poll(again, { interval: 100 }).toBe(200)
  streams[1]?.close()
})

test.for([
  { name: 'a place that is none', query: RENTAL.replace('pickup_id=DXB', 'pickup_id=ZZZ'), status: 404 },
  { name: 'a drop-off before the pick-up', query: RENTAL.replace('2027-03-05', '2027-02-01'), status: 422 },
  { name: 'a date that is none', query: RENTAL.replace('2027-03-05', 'soon'), status: 400 },
])('$name is a problem, not a stream', async ({ query, status }) => {
  const answer = await app.call(`/api/searching/stream?${query}`)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
})

test('while nobody answers a comment keeps the connection alive', async () => {
  const rateLimit = (): MiddlewareHandler => (_, next) => next()
  const routing = { rateLimit, limitScale: 1, ending: new AbortController().signal }
  const watch = () => ok({ over: new Promise<void>(() => {}) })
  const routes = searchStreamRoutes(routing as unknown as StreamRouting, watch, 20)
  const reply = await routes.request(`/searching/stream?${RENTAL}`)
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe(':\n\n')
  expect((await reader.read()).value).toBe(':\n\n')
  await reader.cancel()
})

test('when the process is to end, so does the stream', async () => {
  await app.simulators.europcar.injectFault({ mode: 'slow', delayMs: 10_000, operation: 'availability' })
  const { ended, events } = await open()
  await app.app.stop()
  await ended
  expect(events.map(({ event }) => event)).not.toContain('complete')
})
