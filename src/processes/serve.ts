import { once } from 'node:events'
import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { startStep } from '#platform/start-failure.ts'
import type { Config } from '../config.ts'
import type { RunningApp } from './start-app.ts'

/** Time, in milliseconds, that requests in progress have to finish during shutdown. */
export const GRACE_MS = 25_000

/**
 * Keep-alive timeout, longer than a reverse proxy's (60 s by default in nginx and most cloud load balancers): if we
 * closed an idle connection first, a request just sent over it would be lost.
 */
export const KEEP_ALIVE_MS = 75_000

/** Resolves when the app listens. It is stopped once its requests in progress are completed. */
export async function serveApp(
  { HOST, PORT }: Pick<Config, 'HOST' | 'PORT'>,
  app: Pick<RunningApp, 'fetch' | 'stop' | 'retired'>,
  started: AsyncDisposableStack,
): Promise<void> {
  const server = serve({ fetch: app.fetch, hostname: HOST, port: PORT }) as Server
  server.keepAliveTimeout = KEEP_ALIVE_MS
  // Clients with persistent connections reconnect to another process before this one closes them.
  server.prependListener('request', (_, reply) => {
    if (app.retired()) reply.setHeader('connection', 'close')
  })
  started.defer(async () => {
    // Requests in progress are completed, and their connections are closed afterwards.
    server.keepAliveTimeout = 1
    const closed = new Promise((done) => server.close(done))
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), GRACE_MS).unref()
    await app.stop()
    await closed
  })
  await startStep('HOST, PORT', `${HOST}:${PORT}`, () => once(server, 'listening'))
}
