import { join, resolve } from 'node:path'
import { createLog } from '#platform/log.ts'
import { countInBatches } from '#platform/processes/count-together.ts'
import { processChannel } from '#platform/processes/process-channel.ts'
import type { Config } from '../config.ts'
import type { Beginning, PrimaryCalls, WebCalls } from './calls.ts'
import { loadSite } from './load-site.ts'
import { serveApp } from './serve.ts'
import { startApp, type RunningApp } from './start-app.ts'
import { lockFolder } from './storage.ts'

/** The primary gathers metrics for two seconds at most. */
const METRICS_MS = 5000

const COUNT_MS = 1000

/**
 * Runs one of several processes that serve the port of a primary. The primary starts and stops it; Node.js
 * ends it if the primary is gone.
 */
export function runWebProcess(config: Config): void {
  const started = new AsyncDisposableStack()
  let app: RunningApp | null = null
  let beginning: Promise<void> = Promise.resolve()

  async function begin({ name, ground }: Beginning): Promise<void> {
    // Each web process stores suppliers' answers in a folder of its own.
    const DATA_DIR = join(resolve(config.DATA_DIR), name)
    const own = { ...config, DATA_DIR }
    const folder = await lockFolder(DATA_DIR, started)
    app = await startApp(
      {
        config: own,
        role: 'web',
        log: createLog(config.LOG_LEVEL, name),
        site: await loadSite(),
        ground: { ...ground, folder },
        siblings: {
          metrics: () => primary.request('metrics', null, METRICS_MS),
          count: countInBatches((countings) => primary.request('count', countings, COUNT_MS)),
        },
      },
      started,
    )
    await serveApp(own, app, started)
    app.startJobs()
  }

  const answers: WebCalls = {
    async begin(requested) {
      beginning = begin(requested)
      await beginning
      return null
    },
    retire() {
      app?.retire()
      return null
    },
    async stop() {
      await beginning.catch(() => {})
      await started.disposeAsync()
      return process.exit(0)
    },
    metrics: async () => (await app?.readMetrics()) ?? [],
  }
  const primary = processChannel<PrimaryCalls>(process, answers)
  // A terminal and some service managers signal every process; the primary decides.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => {})
}
