import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { untouched } from './damage.ts'
import type { Damage } from './damage.ts'

type Recorded = { status: number; contentType: string; body: Buffer }
type RecordedRequest = { method: string; path: string; body: string; headers: Record<string, string> }

/** A reply that is not valid HTTP. */
const NO_HTTP = 'HTTP/1.1 2OO OK\r\nContent-Length: many\r\n\r\n'

/**
 * Starts a proxy between a connector and its supplier. It first forwards calls and records the replies, then replays
 * them, damaged from some reply on. An unrecorded request gets the last reply of its path.
 */
export async function replayingServer(supplier: string) {
  const recorded = new Map<string, Recorded>()
  let recording = true
  let harm: Damage = untouched
  let spared = 0
  let replies = 0
  let another = false

  async function replyTo(request: RecordedRequest): Promise<Recorded | undefined> {
    if (!recording) return recorded.get(keyOf(request)) ?? recorded.get(request.path)
    const reply = await forward(supplier, request)
    recorded.set(keyOf(request), reply).set(request.path, reply)
    return reply
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const reply = await replyTo(await readRequest(request))
    if (!reply) return void response.writeHead(404).end()
    replies += 1
    if (recording || replies <= spared) return send(response, reply, untouched)
    const body = harm.bytes(reply.body)
    another ||= !body.equals(reply.body) && isJson(body)
    send(response, { ...reply, body }, harm)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address && typeof address === 'object' ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}`,
    /** Replays from now on; the first `whole` replies are undamaged. */
    damage(next: Damage, whole = 0): void {
      recording = false
      harm = next
      spared = whole
      replies = 0
      another = false
    },
    /** Returns the number of replies replayed since. */
    replies: () => replies,
    /**
     * Returns true if a damaged reply was still valid JSON: then its content differs, and the damage cannot be
     * detected.
     */
    hasSentGarbage: () => another,
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function send(response: ServerResponse, { status, contentType, body }: Recorded, { wire }: Damage): void {
  if (wire === 'raw') return void response.socket?.end(NO_HTTP)
  const announced = wire === 'whole' ? body.length : body.length + 1000
  response.writeHead(status, { 'content-type': contentType, 'content-length': announced })
  response.write(body, () => {
    if (wire === 'whole') response.end()
    if (wire === 'short') response.destroy()
  })
}

async function readRequest(request: IncomingMessage): Promise<RecordedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  const { method = 'POST', url = '/', headers } = request
  const { 'content-type': contentType = '', authorization = '', soapaction = '' } = headers
  return {
    method,
    path: url,
    body: Buffer.concat(chunks).toString('utf8'),
    headers: { 'content-type': contentType, authorization, soapaction: String(soapaction) },
  }
}

async function forward(
  supplier: string,
  { method, path, body, headers }: RecordedRequest,
): Promise<Recorded> {
  const reply = await fetch(supplier + (path === '/' ? '' : path), {
    method,
    headers,
    ...(method === 'POST' && { body }),
  })
  return {
    status: reply.status,
    contentType: reply.headers.get('content-type') ?? '',
    body: Buffer.from(await reply.arrayBuffer()),
  }
}

function isJson(body: Buffer): boolean {
  try {
    JSON.parse(body.toString('utf8'))
    return true
  } catch {
    return false
  }
}

function keyOf({ method, path, body }: RecordedRequest): string {
  return `${method} ${path}\n${body}`
}
