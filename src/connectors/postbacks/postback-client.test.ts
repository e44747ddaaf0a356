import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { postbackClient } from './postback-client.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A partner's receiver on this machine; returns its address. */
async function receiver(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/rihla`
}

const secret = Buffer.from('a key of 32 bytes of this test..')
const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
const call = (url: string, loopback = true) =>
  postbackClient({ timeoutMs: 300, loopback })({ url, id: 'msg-1', body: '{"type":"test"}', secret, at })

test('a call carries its id, its time and a signature of both and its body', async () => {
  const seen: { headers: Record<string, unknown>; body: string }[] = []
  const url = await receiver(async (request, response) => {
    seen.push({ headers: request.headers, body: (await request.setEncoding('utf8').toArray()).join('') })
    response.writeHead(204).end()
  })
  expect(await call(url)).toEqual({ ok: true, value: null })
  const signature = createHmac('sha256', secret).update('msg-1.1796115600.{"type":"test"}').digest('base64')
  expect(seen).toMatchObject([
    {
      headers: {
        'content-type': 'application/json',
        'webhook-id': 'msg-1',
        'webhook-timestamp': '1796115600',
        'webhook-signature': `v1,${signature}`,
      },
      body: '{"type":"test"}',
    },
  ])
})

test('a redirect is not followed, whatever it leads to', async () => {
  let asked = 0
  const inner = await receiver((_request, response) => {
    asked += 1
    response.end('secret')
  })
  const url = await receiver((_request, response) => response.writeHead(302, { location: inner }).end())
  expect(await call(url)).toMatchObject({ failure: { code: 'not_accepted', detail: 'HTTP 302' } })
  expect(asked).toBe(0)
})

test.for([
  {
    name: 'answers 500',
    answer: (_request, response) => response.writeHead(500).end('x'.repeat(99_999)),
    code: 'not_accepted',
  },
  { name: 'hangs', answer: () => {}, code: 'no_answer' },
  { name: 'cuts the line', answer: (request) => request.socket.destroy(), code: 'no_answer' },
] satisfies { name: string; answer: RequestListener; code: string }[])(
  'a receiver that $name is $code',
  async ({ answer, code }) => {
    expect(await call(await receiver(answer))).toMatchObject({ ok: false, failure: { code } })
  },
)

test('an endless reply of one who accepted is read no further', async () => {
  const url = await receiver((_request, response) => {
    response.writeHead(200)
    const writing = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(writing))
  })
  expect(await call(url)).toEqual({ ok: true, value: null })
})

test.for([
  'https://127.0.0.1/',
  'https://localhost/',
  'https://10.0.0.7/',
  'https://192.168.1.1:8443/',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:7f00:1]/',
  'https://[fd00::1]/',
  'https://[64:ff9b::7f00:1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  'https://0/',
  'http://example.com/',
])('%s is not called', async (url) => {
  expect(await call(url, false)).toMatchObject({ failure: { code: 'address_refused' } })
})
