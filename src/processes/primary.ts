import type { Log } from '#platform/log.ts'
import { metricsOfAll } from '#platform/http/metrics-of-all.ts'
import { countForAll } from '#platform/processes/count-together.ts'
import { workerProcesses } from '#platform/processes/worker-processes.ts'
import type { Config } from '../config.ts'
import type { PrimaryCalls, WebCalls } from './calls.ts'
import type { Ground } from './ground.ts'
import { startApp } from './start-app.ts'

/** Maximum time, in milliseconds, that a metrics request waits for a process that is busy or about to end. */
const METRICS_MS = 2000

const RETIRE_MS = 1000

/** The name that jobs have among the processes. */
const JOBS = 'jobs'

/**
 * Starts the first of several processes on one machine: it locks the data folder, runs the embedded database,
 * the simulators and the jobs, and restarts the web processes, which serve the port.
 */
export async function startPrimary(
  { config, log, ground }: { config: Config; log: Log; ground: Ground },
  started: AsyncDisposableStack,
) {
  const jobs = config.ROLE === 'all' ? await startApp({ config, log, ground, role: 'jobs' }, started) : null
  started.defer(() => jobs?.stop())
  const answers: PrimaryCalls = {
    async metrics() {
      const collected = await web.requestAll('metrics', null, METRICS_MS)
      const own = jobs ? [{ name: JOBS, metrics: await jobs.readMetrics() }] : []
      return metricsOfAll([
        ...collected.map(({ process, answer }) => ({ name: process, metrics: answer })),
        ...own,
      ])
    },
    count: countForAll(),
  }
  const web = workerProcesses<WebCalls>({
    names: webNames(config.WEB_PROCESSES),
    answers,
    begin: (channel, name) => channel.request('begin', { name, ground: { ...ground, simulators: [] } }),
    log,
  })
  started.defer(() => web.stop())
  await web.begun
  jobs?.startJobs()
  let isRetired = false
  return {
    retired: () => isRetired,
    retire() {
      isRetired = true
      void web.requestAll('retire', null, RETIRE_MS)
    },
  }
}

/** `web-1`, `web-2` and so on: names of processes, and of their folders. */
export function webNames(count: number): string[] {
  return Array.from({ length: count }, (_, at) => `web-${at + 1}`)
}
