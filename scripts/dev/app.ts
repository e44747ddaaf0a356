import { setTimeout as sleep } from 'node:timers/promises'
import { assertPortFree } from '#platform/http/port.ts'
import { createLog } from '#platform/log.ts'
import { startStep } from '#platform/start-failure.ts'
import { readConfig } from '#src/config.ts'
import { prepareGround } from '#src/processes/ground.ts'
import { publicUrlOf, startApp } from '#src/processes/start-app.ts'
import { openStorage, type Storage } from '#src/processes/storage.ts'
import { welcome } from '#src/welcome.ts'
import type { AppContext } from '#src/wiring/app-context.ts'

/** One process does everything here, regardless of the configured roles. */
const config = readConfig({ ...process.env, ROLE: '', WEB_PROCESSES: '' })
const log = createLog(config.LOG_LEVEL)

/** Max wait of a restart for requests in progress: a search may take six seconds. */
const GRACE_MS = 500

export const address = { host: config.HOST, port: config.PORT }

/** Checks that the address is free before anything starts, as `startProduct` does. */
export async function openDevStorage(started: AsyncDisposableStack): Promise<Storage> {
  const { HOST, PORT } = config
  await startStep('HOST, PORT', `${HOST}:${PORT}`, () => assertPortFree(HOST, PORT))
  return openStorage(config, log, started)
}

/** Starts the product with its current code. `stop` leaves its storage open for the next one. */
export async function startDevApp(site: NonNullable<AppContext['site']>, storage: Storage) {
  const started = new AsyncDisposableStack()
  try {
    const ground = await prepareGround({ config, log, storage }, started)
    const app = await startApp({ config, log, site, ground }, started)
    const underWay = new Set<Promise<Response>>()
    started.defer(async () => {
      await Promise.race([Promise.allSettled(underWay), sleep(GRACE_MS, null, { ref: false })])
      await app.stop()
    })
    app.startJobs()
    return {
      welcome: welcome(config, publicUrlOf(config)),
      async fetch(request: Request, bindings: object): Promise<Response> {
        const reply = Promise.resolve(app.fetch(request, bindings))
        underWay.add(reply)
        return reply.finally(() => underWay.delete(reply))
      },
      stop: () => started.disposeAsync(),
    }
  } catch (error) {
    await started.disposeAsync()
    throw error
  }
}

export type DevApp = Awaited<ReturnType<typeof startDevApp>>
