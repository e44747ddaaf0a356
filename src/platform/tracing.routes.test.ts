import { expect, test } from 'vitest'
import { fail } from '#kernel/result.ts'
import { journey } from '#testing/builders/rentals/journey.ts'
import { testApp } from '#testing/infrastructure/app.ts'
import { listener } from '#testing/infrastructure/listener.ts'
import { createLog } from './log.ts'
import { startTracing, tracedCalls } from './tracing.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Value }[]
  status: { code?: number }
}
type Line = { msg: string; path?: string; reference?: string; requestId?: string; traceId?: string }
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** Starts a collector that stores the spans it receives. */
async function collector() {
  const spans: Span[] = []
  const { port, answerBy, close } = await listener()
  answerBy(async (request) => {
    const { resourceSpans } = (await request.json()) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    return Response.json({})
  })
  return { url: `http://127.0.0.1:${port}/v1/traces`, close, spans }
}

const attributeOf = ({ attributes }: Span, name: string) => {
  const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {}
  return stringValue ?? intValue
}

test('a search and an order are traces of the request, each plan asked, the gateway, and the calls of both', async () => {
  const { url, close, spans } = await collector()
  const calls = { reserve: async (code: string) => fail({ code }) }
  expect(tracedCalls('supplier', {}, calls)).toBe(calls)
  const stop = await startTracing({ url, headers: {}, share: 1, service: 'rihla' })
  const lines: Line[] = []
  const log = createLog('info', undefined, { write: (line) => lines.push(JSON.parse(line) as Line) })
  const app = await testApp({ context: { log } })
  const { guest, quote, cart, order } = journey(app)
  const token = await guest()
  const filled = await cart(token, (await quote('Flexible')).quote_id)
  const { body } = await order(token, filled)
  expect(body.booking.status).toBe('confirmed')
  await app.call('/healthz')
  const { reference } = body.booking
  const placed = lines.find(({ msg, path }) => msg === 'request' && path === '/api/user/order')
  expect(placed).toMatchObject({ reference, requestId: expect.any(String), traceId: expect.any(String) })
  expect(lines.filter(({ path }) => path === '/healthz')).toEqual([])
  const event = await app.database.db
    .selectFrom('booking_events')
    .select(['request_id', 'trace_id'])
    .where('kind', '=', 'order_placed')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({ request_id: placed?.requestId, trace_id: placed?.traceId })
  await app.close()
  await tracedCalls('supplier', {}, calls).reserve('sold_out')
  await stop()
  await close()

  const of = (request: string) => {
    const { traceId, spanId } = spans.findLast(({ name }) => name === request) ?? {}
    const within = spans.filter((span) => span.traceId === traceId)
    return { within, own: within.filter(({ parentSpanId }) => parentSpanId === spanId) }
  }
  const search = spans.find(({ name }) => name === 'supplier availability')
  const searched = spans.filter(({ traceId }) => traceId === search?.traceId)
  expect(searched.map(({ name }) => name)).toContain('POST /api/searching')
  expect(
    searched
      .filter(({ name }) => name === 'supplier availability')
      .map((span) => attributeOf(span, 'rihla.plan')),
  ).toEqual(expect.arrayContaining(['ok-mobility', 'europcar-standard']))

  const ordered = of('POST /api/user/order')
  const names = ordered.within.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['payment authorise', 'supplier reserve', 'payment capture']))
  const reserve = ordered.within.find(({ name }) => name === 'supplier reserve')
  const requests = ordered.within.filter(({ parentSpanId }) => parentSpanId === reserve?.spanId)
  expect(requests.map(({ name }) => name)).toEqual(['POST 127.0.0.1'])
  const rejected = spans.find((span) => attributeOf(span, 'error.type') === 'sold_out')
  expect(rejected).toMatchObject({ name: 'supplier reserve', status: { code: 2 } })
  // No user input, and no addresses of people.
  expect(JSON.stringify(spans)).not.toMatch(/layla|haddad|4242424242424242|booking_id/i)
})
