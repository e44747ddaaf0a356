import { parseArgs } from 'node:util'
import { tryBackup } from './chaos/backup-run.ts'
import { openChaosEnvironment } from './chaos/environment.ts'
import { killRun } from './chaos/kill-run.ts'

/**
 * `npm run chaos` brings up a production of many processes on this machine with Debian's own packages, sends it half of what it
 * holds, and kills one part after another; then it compares what travellers were told with our books, the gateway's and the
 * suppliers', and ends with 1 if an order was lost, doubled or charged without a booking, or too many requests failed.
 * With `--backup` it kills nothing: a backup is taken under the load, restored beside, and its books are compared.
 * KEEP_LOGS=1 leaves the folder with the logs of all parts.
 */
const { values: asked } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests a second; without it half of what is measured first. */
    rate: { type: 'string' },
    /** In which order, besides the database, which comes in the middle. */
    seed: { type: 'string', default: '1' },
    /** An order for so many searches: more than the trade's one in a thousand, as orders are what can be lost. */
    'order-one-in': { type: 'string', default: '4' },
    backup: { type: 'boolean', default: false },
  },
})

const started = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void started.disposeAsync().finally(() => process.exit(1)))

try {
  const environment = await openChaosEnvironment(started)
  const wanted = {
    seconds: Number(asked.minutes) * 60,
    rate: asked.rate === undefined ? null : Number(asked.rate),
    seed: Number(asked.seed),
    orderOneIn: Number(asked['order-one-in']),
  }
  const isWell = await (asked.backup ? tryBackup(environment, wanted) : killRun(environment, wanted))
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await started.disposeAsync()
}
