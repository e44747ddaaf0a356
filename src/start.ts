import { setTimeout as sleep } from 'node:timers/promises'
// oxlint-disable-next-line time/real-clock -- production code uses the real clock
import { systemClock } from '#kernel/clock.ts'
import { assertPortFree } from '#platform/http/port.ts'
import type { Log } from '#platform/log.ts'
import { startStep } from '#platform/start-failure.ts'
import { AFTER_FIRST_PAGE_MS } from './app.ts'
import type { Config } from './config.ts'
import { searchForDemo } from './processes/demo-searches.ts'
import { prepareGround } from './processes/ground.ts'
import { assertSiteBuilt, loadSite } from './processes/load-site.ts'
import { startPrimary } from './processes/primary.ts'
import { serveApp } from './processes/serve.ts'
import { publicUrlOf, startApp } from './processes/start-app.ts'
import { openStorage } from './processes/storage.ts'
import { recoverAnswers } from './processes/recover-answers.ts'
import { welcome } from './welcome.ts'

export type Product = Awaited<ReturnType<typeof startProduct>>

/**
 * Starts the app's dependencies (database, simulators) and the app, in this process or in several, until it listens.
 * Everything started is stopped in reverse order, by `stop` and when a later step fails.
 */
export async function startProduct(config: Config, log: Log) {
  const started = new AsyncDisposableStack()
  try {
    const product = await startParts(config, log, started)
    return { ...product, stop: () => started.disposeAsync() }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

async function startParts(config: Config, log: Log, started: AsyncDisposableStack) {
  const { HOST, PORT, ROLE } = config
  await startStep('HOST, PORT', `${HOST}:${PORT}`, () => assertPortFree(HOST, PORT))
  if (ROLE !== 'jobs') assertSiteBuilt()
  const storage = await openStorage(config, log, started)
  await recoverAnswers(storage.dataDir, config)
  const ground = await prepareGround({ config, log, storage }, started)
  const start = config.WEB_PROCESSES > 1 ? startPrimary : startAlone
  const { retire, retired } = await start({ config, log, ground }, started)
  return { welcome: welcome(config, publicUrlOf(config)), retire, retired }
}

/** Everything that its role is for, in this process. */
async function startAlone(
  { config, log, ground }: Parameters<typeof startPrimary>[0],
  started: AsyncDisposableStack,
) {
  const { ROLE: role } = config
  const site = role === 'jobs' ? {} : { site: await loadSite() }
  const app = await startApp({ config, role, log, ground, ...site }, started)
  await serveApp(config, app, started)
  app.startJobs()
  if (config.NODE_ENV === 'development' && role === 'all') {
    const stopping = new AbortController()
    started.defer(() => stopping.abort())
    const later = sleep(AFTER_FIRST_PAGE_MS, null, { signal: stopping.signal, ref: false })
    later
      .then(() => searchForDemo(app, systemClock, stopping.signal))
      .catch((err: unknown) => {
        if (!stopping.signal.aborted) log.warn({ err }, 'the demo has no prices of its own searches')
      })
  }
  return app
}
