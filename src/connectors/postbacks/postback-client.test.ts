import { createHmac } from 'node:crypto'
import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startForeignServer } from '#testing/stand-ins/foreign-server.ts'
import { postbackClient } from './postback-client.ts'

const secret = Buffer.from('a key of 32 bytes of this test..')
const at = Temporal.Instant.from('2026-12-01T09:00:00Z')
const call = (url: string) =>
  postbackClient({ timeoutMs: 300, loopback: true })({
    url,
    id: 'msg-1',
    body: '{"type":"test"}',
    secret,
    at,
  })

test('a call carries its id, its time and a signature of both and its body', async () => {
  const seen: { headers: Record<string, unknown>; body: string }[] = []
  const url = await startForeignServer(async (request, response) => {
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

test.for([
  {
    name: 'answers 500',
    answer: (_request, response) => response.writeHead(500).end('x'.repeat(99_999)),
    code: 'not_accepted',
  },
  { name: 'cuts the line', answer: (request) => request.socket.destroy(), code: 'no_answer' },
] satisfies { name: string; answer: RequestListener; code: string }[])(
  'a receiver that $name is $code',
  async ({ answer, code }) => {
    expect(await call(await startForeignServer(answer))).toMatchObject({ ok: false, failure: { code } })
  },
)

test('an endless reply of one who accepted is read no further', async () => {
  const url = await startForeignServer((_request, response) => {
    response.writeHead(200)
    const writing = setInterval(() => response.write('x'.repeat(65_536)), 1)
    response.on('close', () => clearInterval(writing))
  })
  expect(await call(url)).toEqual({ ok: true, value: null })
})
