import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'

type Answer = (request: Request, bindings: object) => Response | Promise<Response>

/** A server on a free port, known before its handler is set: responds 503 until `answerBy`. */
export async function listener() {
  let answer: Answer = () => new Response(null, { status: 503 })
  const server = serve({
    fetch: (request, bindings) => answer(request, bindings),
    hostname: '127.0.0.1',
    port: 0,
  }) as Server
  // A test's client may reuse an idle connection at any time: closing one would race with its request.
  server.keepAliveTimeout = 0
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    answerBy(next: Answer) {
      answer = next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
