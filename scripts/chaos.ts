import { parseArgs } from 'node:util'
import { tryBackup } from './chaos/backup-run.ts'
import { openChaosEnvironment } from './chaos/environment.ts'
import { killRun } from './chaos/kill-run.ts'

/**
 * `npm run chaos` starts a production of many processes on this machine with Debian's own packages, sends it
 * half of its capacity, and kills one service after another. Then it compares the travellers' results with
 * our books, the gateway's and the suppliers'. It exits with 1 if an order was lost, doubled or charged
 * without a booking, or too many requests failed. `--backup` kills nothing: it takes a backup under load,
 * restores it into another database, and compares its books. KEEP_LOGS=1 leaves the folder with the logs of
 * all parts.
 */
const { values: args } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    /** Requests per second; by default half of the measured capacity. */
    rate: { type: 'string' },
    /** Determines the order of kills; the database is always in the middle. */
    seed: { type: 'string', default: '1' },
    /** One order per this many searches: above the usual one in a thousand, as only orders can be lost. */
    'order-one-in': { type: 'string', default: '4' },
    backup: { type: 'boolean', default: false },
  },
})

const started = new AsyncDisposableStack()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void started.disposeAsync().finally(() => process.exit(1)))

try {
  const environment = await openChaosEnvironment(started)
  const options = {
    seconds: Number(args.minutes) * 60,
    rate: args.rate === undefined ? null : Number(args.rate),
    seed: Number(args.seed),
    orderOneIn: Number(args['order-one-in']),
  }
  const isWell = await (args.backup ? tryBackup(environment, options) : killRun(environment, options))
  process.exitCode = isWell ? 0 : 1
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
} finally {
  await started.disposeAsync()
}
