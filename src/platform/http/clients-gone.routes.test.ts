import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#testing/builders/accounts/account.ts'
import { testApp, type TestApp } from '#testing/infrastructure/app.ts'
import { listener } from '#testing/infrastructure/listener.ts'

const lines: string[] = []
let app: TestApp
let server: Awaited<ReturnType<typeof listener>>
let token: string
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  app = await testApp({ context: { log } })
  server = await listener()
  server.answerBy(app.app.fetch)
  token = (await accountOf(app).register()).body.token
})
afterAll(async () => {
  await server.close()
  await app.close()
})

/** Returns the number of answered requests by status. */
async function statuses(): Promise<Record<string, number>> {
  const metric = (await app.app.readMetrics()).find(({ name }) => name === 'rihla_http_request_seconds')
  const counts = (metric?.values ?? []).filter(
    (value) => 'metricName' in value && String(value.metricName).endsWith('_count'),
  )
  const sums: Record<string, number> = {}
  for (const { labels, value } of counts)
    sums[String(labels['status'])] = (sums[String(labels['status'])] ?? 0) + value
  return sums
}

const HALVES = [
  {
    name: 'JSON',
    path: '/api/vehicle-detail',
    head: 'content-type: application/json\r\ncontent-length: 900',
  },
  {
    name: 'JSON in pieces',
    path: '/api/vehicle-detail',
    head: 'content-type: application/json\r\ntransfer-encoding: chunked',
    body: '9\r\n{"offer_i\r\n',
  },
  {
    name: 'an order with a key',
    path: '/api/user/order',
    head: 'content-type: application/json\r\nidempotency-key: a-key-of-an-order\r\ncontent-length: 900',
  },
  {
    name: 'a form',
    path: '/api/newsletter/leave',
    head: 'content-type: application/x-www-form-urlencoded\r\ncontent-length: 900',
    body: 'token=',
  },
  {
    name: 'a picture',
    path: '/api/user/update-image',
    head: 'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900',
    body: '--b\r\n',
  },
]

test.for(HALVES)(
  'a body that its sender drops is their failure, neither ours nor in the log: $name',
  async ({ path, head, body = '{"offer_i' }) => {
    const before = await statuses()
    const socket = connect({ port: server.port, host: '127.0.0.1' })
    await once(socket, 'connect')
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: rihla.test\r\nauthorization: Basic ${token}\r\n${head}\r\n\r\n${body}`,
    )
    // The server has started to read once it has read the first bytes.
    await expect.poll(() => socket.bytesWritten).toBeGreaterThan(100)
    await wait(50)
    socket.resetAndDestroy()
    const goneBefore = before['499'] ?? 0
    await expect.poll(async () => (await statuses())['499'] ?? 0).toBe(goneBefore + 1)
    expect(Object.keys(await statuses()).filter((status) => status.startsWith('5'))).toEqual([])
    expect(lines).toEqual([])
  },
)
