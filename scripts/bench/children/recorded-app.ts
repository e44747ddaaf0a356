import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { systemClock } from '#kernel/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { createLog } from '#platform/log.ts'
import { createApp } from '#src/app.ts'
import { readConfig } from '#src/config.ts'
import { plansSold, supplierConnectors } from '#src/supplier-connectors.ts'
import { configuredSuppliers } from '#src/supplier-settings.ts'

/** A call to a supplier or the gateway as sent over HTTP. */
export type Call = { url: string; method: string; headers: Record<string, string>; body: string }

const CALL_HEADERS = ['content-type', 'authorization', 'soapaction']

/** The product in this process, on `database`; its calls are passed to `tell` as they are made. */
export async function recordedApp(
  environment: Record<string, string>,
  database: Database,
  tell: (call: Call) => void,
) {
  const config = readConfig(environment)
  const through = (url: string | undefined) => recordingProxy(url ?? '', tell)
  const suppliers = Object.entries(configuredSuppliers(config)).map(
    async ([name, url]) => [name, await through(url)] as const,
  )
  return createApp({
    config,
    workerId: crypto.randomUUID(),
    publicUrl: 'http://bench.test',
    database,
    clock: systemClock,
    log: createLog('warn'),
    connectors: plansSold(
      config,
      supplierConnectors(config, Object.fromEntries(await Promise.all(suppliers))),
    ),
    paymentsUrl: await through(config.PAYMENTS_URL),
  })
}

/** Repeats the call and reads its whole response. */
export async function callAgain({ url, method, headers, body }: Call): Promise<void> {
  const reply = await fetch(url, { method, headers, ...(body !== '' && { body }) })
  await reply.arrayBuffer()
}

/** Forwards calls to `target` and passes each to `tell`; returns its address. */
async function recordingProxy(target: string, tell: (call: Call) => void): Promise<string> {
  const server = createServer(async (request: IncomingMessage, response) => {
    const body = Buffer.concat(await request.toArray()).toString()
    const headers = Object.fromEntries(
      CALL_HEADERS.flatMap((name) => {
        const value = request.headers[name]
        return typeof value === 'string' ? [[name, value]] : []
      }),
    )
    const call = { url: target + (request.url ?? ''), method: request.method ?? 'GET', headers, body }
    tell(call)
    const reply = await fetch(call.url, { method: call.method, headers, ...(body !== '' && { body }) })
    response.writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
    response.end(Buffer.from(await reply.arrayBuffer()))
  })
  server.unref()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
