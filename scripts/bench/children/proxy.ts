import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A call to a supplier or the gateway as sent over HTTP. */
export type Call = { url: string; method: string; headers: Record<string, string>; body: string }

export type Reply = { status: number; headers: Record<string, string>; body: Buffer }

const CALL_HEADERS = ['content-type', 'authorization', 'soapaction']

/** Repeats the call and reads its whole response, unpacked. */
export async function callAgain({ url, method, headers, body }: Call): Promise<Reply> {
  const reply = await fetch(url, { method, headers, ...(body !== '' && { body }) })
  return {
    status: reply.status,
    headers: { 'content-type': reply.headers.get('content-type') ?? '' },
    body: Buffer.from(await reply.arrayBuffer()),
  }
}

/** Answers calls to `target` by `answer`; returns its own address. */
export async function proxyOf(target: string, answer: (call: Call) => Promise<Reply>): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const headers = Object.fromEntries(
      CALL_HEADERS.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
    const reply = await answer({
      url: target + (request.url ?? ''),
      method: request.method ?? 'GET',
      headers,
      body,
    })
    response.writeHead(reply.status, reply.headers)
    response.end(reply.body)
  })
  server.unref()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
