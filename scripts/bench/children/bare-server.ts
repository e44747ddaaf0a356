import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerParent } from '../child.ts'

/** The response to every request. */
export type BareReply = { bytes: Uint8Array; headers: Record<string, string> }

/** Starts a minimal `node:http` server that reads the body and sends fixed bytes. Returns its port. */
answerParent(async ({ bytes, headers }: BareReply): Promise<number> => {
  const reply = Buffer.from(bytes)
  const server = createServer((request, response) => {
    request.on('data', () => {})
    request.on('end', () => {
      response.writeHead(200, { ...headers, 'content-length': reply.length })
      response.end(reply)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
})
