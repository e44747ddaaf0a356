import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { pictureClient } from './picture-client.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

/** A supplier's pictures on this machine; returns the address of one. */
async function supplier(answer: RequestListener): Promise<URL> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/i10.png`)
}

const fetchPicture = (url: URL, loopback = true) => pictureClient({ timeoutMs: 300, loopback })(url)

test('a picture is read as the bytes that it is', async () => {
  const url = await supplier((_request, response) => response.end(Buffer.from([1, 2, 3])))
  expect(await fetchPicture(url)).toEqual({ ok: true, value: new Uint8Array([1, 2, 3]) })
})

test('a redirect is not followed, as it may lead into a private network', async () => {
  let asked = 0
  const inner = await supplier((_request, response) => {
    asked += 1
    response.end('secret')
  })
  const url = await supplier((_request, response) => response.writeHead(302, { location: inner.href }).end())
  expect(await fetchPicture(url)).toMatchObject({ failure: { code: 'picture_gone', detail: 'HTTP 302' } })
  expect(asked).toBe(0)
})

test.for([
  { name: 'has none', answer: (_request, response) => response.writeHead(404).end(), code: 'picture_gone' },
  { name: 'fails', answer: (_request, response) => response.writeHead(500).end(), code: 'no_picture_answer' },
  {
    name: 'is busy',
    answer: (_request, response) => response.writeHead(429).end(),
    code: 'no_picture_answer',
  },
  { name: 'hangs', answer: () => {}, code: 'no_picture_answer' },
  {
    name: 'sends a byte now and then',
    answer: (_request, response) => {
      const sending = setInterval(() => response.write('x'), 50)
      response.once('close', () => clearInterval(sending))
    },
    code: 'no_picture_answer',
  },
  {
    name: 'sends 4 MB',
    answer: (_request, response) => response.end(Buffer.alloc(4_000_000)),
    code: 'picture_too_heavy',
  },
] satisfies { name: string; answer: RequestListener; code: string }[])(
  'of a supplier that $name it says $code',
  async ({ answer, code }) => {
    expect(await fetchPicture(await supplier(answer))).toMatchObject({ ok: false, failure: { code } })
  },
)

test.for([
  'https://127.0.0.1/',
  'https://10.1.2.3/',
  'https://[::1]/',
  'https://169.254.169.254/latest',
  'https://localhost/',
  'http://93.184.216.34/',
])('%s is not called', async (address) => {
  expect(await fetchPicture(new URL(address), false)).toMatchObject({ failure: { code: 'address_refused' } })
})
