// oxlint-disable-next-line time/real-clock -- production code uses the real clock
import { systemClock } from '#kernel/clock.ts'
import { openDatabase, type Database } from '#platform/db/database.ts'
import { workerStore, type Worker } from '#platform/db/worker.store.ts'
import type { Log } from '#platform/log.ts'
import { startTracing } from '#platform/tracing.ts'
import { inContext } from '#platform/work-context.ts'
import { workerLease } from '#platform/worker-lease.ts'
import type { AppContext } from '#src/wiring/app-context.ts'
import { createApp } from '../app.ts'
import type { Config } from '../config.ts'
import { connectorsOfJobs, pictureHosts, plansSold, supplierConnectors } from '../supplier-connectors.ts'
import { STORE_RELEASE_FILES } from '../wiring/release-files.ts'
import { wireStock } from '../wiring/stock.ts'
import type { Ground } from './ground.ts'

/** Connections to the database that a process opens at most. */
const CONNECTIONS = 20

type AppOptions = Pick<AppContext, 'role' | 'siblings' | 'log' | 'site'> & {
  /** This process has locked its `DATA_DIR`. */
  config: Config
  ground: Ground
}

export type RunningApp = Awaited<ReturnType<typeof startApp>>

/** Starts the app on its ground; it neither listens nor works on its jobs yet. */
export async function startApp({ config, ground, ...context }: AppOptions, started: AsyncDisposableStack) {
  const { log } = context
  if (config.traceSink) started.defer(await startTracing(config.traceSink))
  const database = openDatabase(ground.databaseUrl, { connections: CONNECTIONS })
  started.defer(() => database.close())
  const workerId = crypto.randomUUID()
  const app = await createApp({
    ...context,
    config,
    workerId,
    publicUrl: publicUrlOf(config),
    database,
    clock: systemClock,
    hasRealClock: true,
    connectors: plansSold(
      config,
      new Map([
        ...supplierConnectors(config, ground.supplierUrls),
        ...wireStock({ database, clock: systemClock, log }),
      ]),
    ),
    connectorsOfJobs: connectorsOfJobs(config, ground.supplierUrls),
    pictureHosts: pictureHosts(config, new Map(ground.pictureOrigins)),
    paymentsUrl: ground.paymentsUrl,
  })
  // Stores the release's files first: another process may serve the files of this process's first page.
  if (context.site) await app.runJob(STORE_RELEASE_FILES)
  await takeLease({ id: workerId, ...ground }, { app, database, log }, started)
  return app
}

export function publicUrlOf({ publicUrl, PORT }: Config): string {
  return publicUrl ?? `http://localhost:${PORT}`
}

/** Takes this process's lease: until it ends, other processes do not take over its work. */
async function takeLease(
  worker: Worker,
  {
    app,
    database: { db },
    log,
  }: { app: { freeWorkOf(ids: readonly string[]): Promise<void> }; database: Database; log: Log },
  started: AsyncDisposableStack,
): Promise<void> {
  const workers = workerStore(db, worker)
  const lease = workerLease({
    workers,
    freeWorkOf: app.freeWorkOf,
    onError: (err) => log.error({ err }, 'the lease of this process could not be kept'),
  })
  started.defer(() => lease.end())
  await inContext({ job: 'lease' }, () => lease.begin())
  if (worker.simulators.length > 0 && (await workers.othersSimulate()))
    log.warn(
      { simulators: worker.simulators },
      'another process on this database simulates services too, each in books of its own: neither can cancel what the other has booked; npm run simulators starts some for both',
    )
}
