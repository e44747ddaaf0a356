import type { RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { startForeignServer } from '#testing/stand-ins/foreign-server.ts'
import { pictureClient } from './picture-client.ts'

const fetchPicture = (url: string) => pictureClient({ timeoutMs: 300, loopback: true })(new URL(url))

test('a picture is read as the bytes that it is', async () => {
  const url = await startForeignServer((_request, response) => response.end(Buffer.from([1, 2, 3])))
  expect(await fetchPicture(url)).toEqual({ ok: true, value: new Uint8Array([1, 2, 3]) })
})

test.for([
  { name: 'has none', answer: (_request, response) => response.writeHead(404).end(), code: 'picture_gone' },
  { name: 'fails', answer: (_request, response) => response.writeHead(500).end(), code: 'no_picture_answer' },
  {
    name: 'is busy',
    answer: (_request, response) => response.writeHead(429).end(),
    code: 'no_picture_answer',
  },
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
    expect(await fetchPicture(await startForeignServer(answer))).toMatchObject({
      ok: false,
      failure: { code },
    })
  },
)
